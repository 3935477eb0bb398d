import { publishesSamples } from "#backtests/published-markets.ts";
import { company } from "#content/company.ts";
import { dashboardPage } from "#content/dashboard.ts";
import { canonicalPaths } from "#content/public-files.ts";

export function loader() {
  const listed = canonicalPaths.filter((path) => path !== dashboardPage.path || !publishesSamples);
  const pages = listed.map((path) => `<url><loc>${new URL(path, company.site.origin).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
