import type { AssetClass } from "#core/backtest/instruments.ts";
import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { definePage } from "./page.ts";

const timeframe = `${recommendedTimeframeMinutes}-minute`;

export const dashboardPage = definePage({
  path: "/dashboard",
  title: "Backtest report",
  description:
    `Returns, win rates, drawdowns and every closed trade on the ${timeframe} timeframe, computed from trade ` +
    "files you can download.",
  heading: "Backtest report",
  introduction: `Every closed trade on the ${timeframe} timeframe, with the file to recompute it.`,
});

/** Where a market's page stands in the build. Visitors see `marketAddress`. */
export function marketPath(market: AssetClass): string {
  return `${dashboardPage.path}/${market}`;
}

export function marketAddress(market: AssetClass): string {
  return `${dashboardPage.path}?market=${market}`;
}
