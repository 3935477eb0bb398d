import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { legalPaths, misspelledAgreement } from "#content/legal-paths.ts";
import { planOrder } from "#core/plan-names.ts";

const withKit = process.env.SITE_VARIANT === "kit" || process.env.NODE_ENV === "development";

export default [
  index("routes/home.tsx"),
  route("signalpro", "routes/signalpro.tsx"),
  route("products", "routes/products.tsx"),
  route("compare", "routes/compare.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("about-us", "routes/about-us.tsx"),
  route("contact-us", "routes/contact-us.tsx"),
  route("mastertool", "routes/mastertool.tsx"),
  route("affiliates", "routes/affiliates.tsx"),
  ...[...legalPaths, misspelledAgreement].map((path) =>
    route(path, "routes/legal.tsx", { id: path.slice(1) }),
  ),
  // One route a plan, not a parameter: an unknown plan falls through to the 404 like any other path.
  ...planOrder.map((plan) => route(`explore/${plan}`, "routes/explore.tsx", { id: `explore-${plan}` })),
  ...(withKit ? [route("kit", "routes/kit.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
