import { misspelledAgreement } from "./legal-paths.ts";
import { pagePaths } from "./pages.ts";
import { iconPath, iconSizes, shareImagePath } from "./pictures.ts";

/** Every page once, under the path search engines should keep. */
export const canonicalPaths: readonly string[] = pagePaths.filter((path) => path !== misspelledAgreement);

/** Written at build time beside the pages. */
export const publicFiles: readonly string[] = [
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  ...iconSizes.map(iconPath),
  ...canonicalPaths.map(shareImagePath),
];
