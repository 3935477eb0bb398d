/** Paths of the pages in content/legal/*.md, whose titles and texts stand in those files. */
export const legalPaths = [
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/refund-policy",
  "/shipping-policy",
  "/affiliate-agreement",
] as const;

/** A spelling that was published once; it shows the same page and names the right one as canonical (D4). */
export const misspelledAgreement = "/affiliate-aggrement";

export function legalCanonical(path: string): string {
  return path === misspelledAgreement ? "/affiliate-agreement" : path;
}
