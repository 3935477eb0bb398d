import { spreadSection as words } from "#content/dashboard-spread.ts";
import { tradeCount } from "#content/trust.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { AverageFigures } from "./average-figures.tsx";
import { HoldTimes } from "./hold-times.tsx";
import { SideSplit } from "./side-split.tsx";
import { WorstDrawdowns } from "./worst-drawdowns.tsx";

/** What one total hides: how long, on which side, how deep, how far apart. */
export function SpreadSection({ report }: { report: ClassReport }) {
  return (
    <section className="sec spread" aria-labelledby="spread">
      <header className="chart-head">
        <h2 id="spread">{words.heading}</h2>
        <p className="small num">
          {words.remark(tradeCount(report.figures.trades))}.{" "}
          <a className="link" href={words.method.to}>
            {words.method.label}
          </a>
        </p>
      </header>
      <div className="spread-two">
        <HoldTimes report={report} />
        <SideSplit report={report} />
      </div>
      <WorstDrawdowns report={report} />
      <AverageFigures report={report} />
      {report.currency === null && <p className="small">{words.shareNote}</p>}
    </section>
  );
}
