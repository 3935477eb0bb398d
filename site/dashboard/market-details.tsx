import { useMemo } from "react";
import type { PublishedClass } from "#core/backtest/published.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { CheckSection } from "./check-section.tsx";
import { DataLog } from "./data-log.tsx";
import { InstrumentCharts } from "./instrument-charts.tsx";
import { Methodology } from "./methodology.tsx";
import { MonthlyReturns } from "./monthly-returns.tsx";
import { ResultsChart } from "./results-chart.tsx";
import { SpreadSection } from "./spread-section.tsx";
import { TopPerforming } from "./top-performing.tsx";
import { TradesSection } from "./trades-section.tsx";
import { CostSliders } from "./workbench/cost-sliders.tsx";
import { OwnExport } from "./workbench/own-export.tsx";
import { Recompute } from "./workbench/recompute.tsx";
import type { Bench } from "./workbench/use-workbench.ts";

export type MarketDetailsProps = {
  published: PublishedClass;
  /** As published, or with the costs a visitor added. */
  report: ClassReport;
  bench: Bench;
  isLoading: boolean;
};

export function MarketDetails({ published, report, bench, isLoading }: MarketDetailsProps) {
  const { workbench } = bench;
  // Whatever costs are added, the trades stay as the files book them: they are not drawn anew while a slider moves.
  const trades = useMemo(
    () => <TradesSection published={published} find={(query) => workbench().findTrades(query)} />,
    [published, workbench],
  );
  return (
    <>
      <div className="sec returns">
        <MonthlyReturns report={report} isLoading={isLoading} />
        <div>
          <TopPerforming report={report} />
          <ResultsChart report={report} />
        </div>
      </div>
      <InstrumentCharts report={report} />
      {trades}
      <SpreadSection report={report} />
      <CheckSection published={published}>
        <Recompute published={published} bench={bench} />
        <CostSliders published={published} bench={bench} />
        <OwnExport bench={bench} />
      </CheckSection>
      <Methodology report={report} />
      <DataLog published={published} />
    </>
  );
}
