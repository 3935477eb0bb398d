import { useNavigation } from "react-router";
import { dashboardPage } from "#content/dashboard.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import type { MarketCount } from "#core/backtest/published.ts";

/** The market whose data is under way; null while the one that is shown stays. */
export function usePendingMarket(counts: readonly MarketCount[], shown: AssetClass): AssetClass | null {
  const { location } = useNavigation();
  if (location?.pathname !== dashboardPage.path) return null;
  const asked = new URLSearchParams(location.search).get("market")?.toLowerCase();
  const next = counts.find(({ assetClass }) => assetClass === asked) ?? counts[0];
  return next === undefined || next.assetClass === shown ? null : next.assetClass;
}
