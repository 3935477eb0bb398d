import { useState } from "react";
import { dashboardPage, marketAddress } from "#content/dashboard.ts";
import { marketName, dashboardHead as words } from "#content/dashboard-summary.ts";
import { tradeCount } from "#content/trust.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import type { MarketCount } from "#core/backtest/published.ts";
import { Tabs } from "#site/ui/tabs.tsx";

export const marketTabsId = "market";

const grouped = new Intl.NumberFormat("en-US");

export type MarketTabsProps = { counts: readonly MarketCount[]; value: AssetClass };

export function MarketTabs({ counts, value }: MarketTabsProps) {
  const [likely, setLikely] = useState<readonly AssetClass[]>([]);
  return (
    <>
      <Tabs
        id={marketTabsId}
        label={words.market}
        drawerLabel={words.chooseMarket}
        items={counts.map(({ assetClass, trades }) => ({
          value: assetClass,
          label: marketName(assetClass).toUpperCase(),
          count: grouped.format(trades),
          remark: tradeCount(trades),
          href: marketAddress(assetClass),
        }))}
        value={value}
        onApproach={(market) =>
          setLikely((before) => (market === value || before.includes(market) ? before : [...before, market]))
        }
      />
      {likely.map((market) => (
        <link key={market} rel="prefetch" as="fetch" href={dataAddress(market)} />
      ))}
    </>
  );
}

/** What React Router fetches for a change of market. Were it another one day, a prefetch would be wasted, no more. */
function dataAddress(market: AssetClass): string {
  return `${dashboardPage.path}.data?market=${market}&_routes=dashboard`;
}
