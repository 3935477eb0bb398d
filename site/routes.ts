import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { legalPaths, misspelledAgreement } from "#content/legal-paths.ts";
import { planOrder } from "#core/plan-names.ts";

const withKit = process.env.BUILD_VARIANT === "kit" || process.env.NODE_ENV === "development";

const pages = [
  index("routes/home.tsx"),
  // Any case works here (D3). The others are exact, as on the server, so that both agree on what a 404 is.
  route("signalpro", "routes/signalpro.tsx"),
  exact("products", "routes/products.tsx"),
  exact("compare", "routes/compare.tsx"),
  // Each market is prerendered; the server shows it under /dashboard?market=….
  exact("dashboard/:market?", "routes/dashboard.tsx", "dashboard"),
  exact("pricing", "routes/pricing.tsx"),
  exact("about-us", "routes/about-us.tsx"),
  exact("contact-us", "routes/contact-us.tsx"),
  exact("mastertool", "routes/mastertool.tsx"),
  exact("affiliates", "routes/affiliates.tsx"),
  ...[...legalPaths, misspelledAgreement].map((path) => exact(path, "routes/legal.tsx", path.slice(1))),
  // One route a plan, not a parameter: an unknown plan falls through to the 404 like any other path.
  ...planOrder.map((plan) => exact(`explore/${plan}`, "routes/explore.tsx", `explore-${plan}`)),
  ...(withKit ? [route("kit", "routes/kit.tsx")] : []),
  route("*", "routes/not-found.tsx"),
];

// Files that are written at build time like the pages.
const files = [
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route(".well-known/security.txt", "routes/security-contact.ts"),
  route("icons/:name", "routes/icon.ts"),
  route("share/:name", "routes/share-image.ts"),
  route("backtests/*", "routes/ledger-file.ts"),
  // The server answers with these for /api/portfolio-metrics/stocks, and so on.
  route("backtests/portfolio-metrics/:file", "routes/portfolio-metrics.ts"),
  route("backtests/backtest-results/:file", "routes/backtest-results.ts"),
];

export default [layout("routes/page.tsx", pages), ...files] satisfies RouteConfig;

function exact(path: string, file: string, id = path) {
  return route(path, file, { id, caseSensitive: true });
}
