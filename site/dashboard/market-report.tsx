import { useMemo } from "react";
import type { PublishedClass } from "#core/backtest/published.ts";
import { later } from "#site/browser/later.tsx";
import { EquitySection } from "./equity-section.tsx";
import { Hypothetical } from "./hypothetical.tsx";
import { StatusLine } from "./status-line.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { CostBanner } from "./workbench/cost-banner.tsx";
import { useWorkbench } from "./workbench/use-workbench.ts";

/** What stands below the first screens: its code comes once the visitor has done something, or asked by the address. */
export const MarketDetails = later(
  () => import("./market-details.tsx").then((module) => module.MarketDetails),
  asksForDetails,
);

export type MarketReportProps = { published: PublishedClass; isLoading: boolean };

export function MarketReport({ published, isLoading }: MarketReportProps) {
  const bench = useWorkbench(published, isLoading);
  const report = bench.adjusted ?? published.report;
  // Rendered anew before its code is there, it would be taken off the page until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the bench says changes with these alone.
  const details = useMemo(
    () => <MarketDetails published={published} report={report} bench={bench} isLoading={isLoading} />,
    [published, report, bench.isStarting, bench.problem, isLoading],
  );
  return (
    <>
      <div className="sec">
        <StatusLine report={report} />
        <CostBanner bench={bench} currency={published.report.currency} />
        <SummaryCards report={report} />
        <EquitySection report={report} />
        <Hypothetical report={report} />
      </div>
      {details}
    </>
  );
}

/** A year, a filter, costs: all but the market is seen to further down. */
function asksForDetails(): boolean {
  // The development server changes a context on arrival, and React then takes off what it has not hydrated.
  if (import.meta.env.DEV) return true;
  return [...new URLSearchParams(location.search).keys()].some((name) => name !== "market");
}
