import { useEffect, useRef, useState } from "react";
import { marketName, dashboardHead as words } from "#content/dashboard-summary.ts";
import type { MarketCount, PublishedClass } from "#core/backtest/published.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { TabPanel } from "#site/ui/tabs.tsx";
import { Head } from "./head.tsx";
import { MarketReport } from "./market-report.tsx";
import { MarketTabs, marketTabsId } from "./market-tabs.tsx";
import { usePendingMarket } from "./use-pending-market.ts";

export type DashboardPageProps = { published: PublishedClass; counts: readonly MarketCount[] };

export function DashboardPage({ published, counts }: DashboardPageProps) {
  const { assetClass, exportedOn } = published.report;
  const pending = usePendingMarket(counts, assetClass);
  const chosen = pending ?? assetClass;
  const arrived = useArrival(published);
  return (
    <>
      <div className="sec">
        <Head exportedOn={exportedOn} />
        <MarketTabs counts={counts} value={chosen} />
        <p role="status" className="sr">
          {pending === null ? arrived : words.loading(marketName(pending))}
        </p>
      </div>
      <TabPanel id={marketTabsId} value={chosen} busy={pending !== null} className="market-panel">
        <MarketReport key={assetClass} published={published} isLoading={pending !== null} />
      </TabPanel>
    </>
  );
}

/** What is read out of a market that took the place of another. Nothing of the one the page came with. */
function useArrival({ report: { assetClass, figures } }: PublishedClass): string {
  const [arrived, setArrived] = useState("");
  const shown = useRef(assetClass);
  useEffect(() => {
    if (shown.current === assetClass) return;
    shown.current = assetClass;
    setArrived(
      words.arrived(marketName(assetClass), figures.trades, percentText(figures.totalReturnPercent)),
    );
  }, [assetClass, figures]);
  return arrived;
}
