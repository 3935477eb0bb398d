import { company } from "#content/company.ts";

export function loader() {
  const sitemap = new URL("/sitemap.xml", company.site.origin).href;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
