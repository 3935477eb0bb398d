import { type AssetClass, assetClasses } from "#core/backtest/instruments.ts";
import manifest from "./manifest.json" with { type: "json" };

/** Those with a ledger on the dashboard, in the order of its tabs. */
export const publishedMarkets: readonly AssetClass[] = assetClasses.filter((market) =>
  manifest.ledgers.some(({ assetClass, page }) => assetClass === market && page === "dashboard"),
);

/** While one of them is an example, search engines are kept away from the dashboard. */
export const publishesSamples: boolean = manifest.ledgers.some(
  ({ page, sample }) => page === "dashboard" && sample,
);
