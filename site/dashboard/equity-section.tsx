import { type ReactNode, useId, useRef, useState } from "react";
import { axisMonth, curveLabel, curveReading, equitySection as words } from "#content/dashboard-charts.ts";
import { marketName } from "#content/dashboard-summary.ts";
import { ledgerSample } from "#content/performance.ts";
import { amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { worstDrawdownZone } from "#core/backtest/drawdown-zone.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { unitOf } from "#core/backtest/workings.ts";
import type { Reading } from "#site/charts/curve-reading.ts";
import { EquityCurve } from "#site/charts/equity-curve.tsx";
import { monthMarks } from "#site/charts/time-marks.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { CurveReader } from "./curve-reader.tsx";
import { CurveReadout } from "./curve-readout.tsx";
import { DataAge } from "./data-age.tsx";
import { EquityTable } from "./equity-table.tsx";

export function EquitySection({ report }: { report: ClassReport }) {
  const id = useId();
  const { assetClass, exportedOn, sample, figures } = report;
  const unit = unitOf(report);
  return (
    <section className="equity-panel" aria-labelledby={id}>
      <header className="chart-head">
        <h2 id={id}>{words.heading}</h2>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        {assetClass !== "stocks" && (
          <dl>
            <HeadFigure name={words.portfolioValue}>
              {figures.finalEquity < 0
                ? signedAmountText(figures.finalEquity, unit)
                : amountText(figures.finalEquity, unit)}
            </HeadFigure>
            <HeadFigure name={words.totalReturn}>
              <SignedPercent percent={figures.totalReturnPercent} />
            </HeadFigure>
          </dl>
        )}
        {exportedOn && (
          <p className="small num">
            {words.updated} <DataAge date={exportedOn} />
          </p>
        )}
      </header>
      {report.equity.length > 0 ? (
        <ReadableCurve key={assetClass} report={report} />
      ) : (
        <p className="small">{words.none}</p>
      )}
    </section>
  );
}

function HeadFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReadableCurve({ report }: { report: ClassReport }) {
  const helpId = useId();
  const reader = useRef<HTMLDivElement>(null);
  const [asked, setReading] = useState<Reading | null>(null);
  const { equity, figures, assetClass } = report;
  // Other costs can leave a curve with fewer points than it was read at.
  const reading = asked && Math.max(asked.at, asked.from ?? 0) < equity.length ? asked : null;
  const curve = {
    equity: equity.map(({ returnPercent }) => returnPercent),
    moments: equity.map(({ atMs }) => atMs),
    drawdowns: equity.map(({ drawdownPercent }) => -drawdownPercent),
    benchmark: report.benchmark ?? undefined,
  };
  const worst = worstDrawdownZone(report);
  const fall = worst && {
    from: worst.fromMs,
    to: worst.toMs,
    top: worst.topPercent,
    bottom: worst.bottomPercent,
    label: words.fall(worst.tradesDown, worst.tradesToRecover),
  };
  function clear() {
    setReading(null);
    // The button goes with what it cleared: focus stays with the curve.
    reader.current?.focus();
  }
  const [fromMs = 0, toMs = 0] = [curve.moments[0], curve.moments.at(-1)];
  return (
    <>
      <CurveReadout report={report} reading={reading} />
      <figure className="curve">
        <EquityCurve
          frame="wide"
          equity={curve.equity}
          moments={curve.moments}
          drawdowns={curve.drawdowns}
          drawdownLabel={words.drawdown}
          times={monthMarks(fromMs, toMs).map((mark) => ({ at: mark.atMs, label: axisMonth(mark) }))}
          benchmark={curve.benchmark && { label: words.benchmark, percents: curve.benchmark }}
          fall={fall ?? undefined}
          label={curveLabel({
            name: marketName(assetClass),
            fromMs,
            toMs,
            total: signedPercent(figures.totalReturnPercent, 2),
            deepest: signedPercent(-figures.closedDrawdown.percent, 2),
            fall: worst,
            benchmark: report.benchmarkPercent === null ? null : signedPercent(report.benchmarkPercent, 2),
          })}
          formatPercent={signedPercent}
        />
        <CurveReader curve={curve} reading={reading} onRead={setReading} describedBy={helpId} ref={reader} />
      </figure>
      {fall && <p className="small num mt-2 text-loss md:hidden">{fall.label}</p>}
      <div className="curve-foot">
        <p className="small" id={helpId}>
          {curveReading.help} <span className="max-md:hidden">{curveReading.keys}</span>
        </p>
        {reading !== null && reading.from !== null && <ClearButton onClear={clear} />}
      </div>
      <EquityTable account={report} name={marketName(assetClass)} unit={unitOf(report)} />
    </>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button className="btn btn-t" type="button" onClick={onClear}>
      {curveReading.clear}
    </button>
  );
}
