import { hypotheticalResults, ledgerSample, performanceSection } from "#content/performance.ts";
import type { ClassReport } from "#core/backtest/report.ts";

/** Beside the figures, not only in the footer. */
export function Hypothetical({ report }: { report: ClassReport }) {
  return (
    <aside className="hypothetical small" aria-label={hypotheticalResults.heading}>
      <div>
        {report.sample && <p className="text-ink-2">{ledgerSample.all}</p>}
        <p className="text-ink-2">{performanceSection.source}</p>
      </div>
      <p>
        <b>{hypotheticalResults.heading}.</b> {hypotheticalResults.text}
      </p>
    </aside>
  );
}
