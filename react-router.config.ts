import type { Config } from "@react-router/dev/config";
import { publishedFiles } from "./backtests/published-files.ts";
import { publishedMarkets } from "./backtests/published-markets.ts";
import { company } from "./content/company.ts";
import { checkCompany } from "./content/company-rules.ts";
import { marketPath } from "./content/dashboard.ts";
import { pagePaths } from "./content/pages.ts";
import { publicFiles } from "./content/public-files.ts";

const variant = process.env.BUILD_VARIANT ?? "production";

// Here and not where it is read, so that the rules are not sent to every visitor.
checkCompany(company);

export default {
  appDirectory: "site",
  buildDirectory: `build/${variant}`,
  ssr: false,
  // React Router leaves the catch-all route out of `prerender: true`, so the paths are listed.
  prerender: [
    ...pagePaths,
    ...publishedMarkets.slice(1).map(marketPath),
    "/404",
    ...publicFiles,
    ...publishedFiles,
    ...(variant === "kit" ? ["/kit"] : []),
  ],
} satisfies Config;
