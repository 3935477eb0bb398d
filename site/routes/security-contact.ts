import { company } from "#content/company.ts";

const validMs = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116. It expires a year after the build, so that a forgotten site stops promising an answer. */
export function loader() {
  const lines = [
    `Contact: mailto:${company.contact.supportEmail}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", company.site.origin).href}`,
    `Policy: ${new URL("/contact-us", company.site.origin).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
