import type { ReactNode } from "react";
import { dayText, curveReading as words } from "#content/dashboard-charts.ts";
import { amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { rangeFigures } from "#core/backtest/range.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { unitOf } from "#core/backtest/workings.ts";
import type { Reading } from "#site/charts/curve-reading.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";

type Readout = { title: string; figures: readonly (readonly [name: string, value: ReactNode])[] };

export type CurveReadoutProps = { report: ClassReport; reading: Reading | null };

/** Always there and always as large, so that nothing moves: without a reading it tells the whole curve. */
export function CurveReadout({ report, reading }: CurveReadoutProps) {
  const { title, figures } =
    reading !== null && reading.from === null
      ? pointReadout(report, reading.at)
      : rangeReadout(report, reading?.from ?? 0, reading?.at ?? report.equity.length - 1);
  return (
    <output className="readout num">
      <b>{title}</b>
      {figures.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </output>
  );
}

function pointReadout(report: ClassReport, at: number): Readout {
  const { atMs = 0, equity = 0, returnPercent = 0, drawdownPercent = 0 } = report.equity[at] ?? {};
  const unit = unitOf(report);
  return {
    title: dayText(atMs),
    figures: [
      [words.equity, equity < 0 ? signedAmountText(equity, unit) : amountText(equity, unit)],
      [words.return, percent(returnPercent)],
      [words.drawdown, percent(-drawdownPercent)],
      [words.benchmark, percent(report.benchmark?.[at] ?? null)],
    ],
  };
}

function rangeReadout(report: ClassReport, from: number, to: number): Readout {
  const range = rangeFigures(report, from, to);
  return {
    title: words.range(range?.fromMs ?? 0, range?.toMs ?? 0),
    figures: [
      [words.change, percent(range?.changePercent ?? null)],
      [words.deepest, percent(-(range?.drawdownPercent ?? 0))],
      [words.benchmark, percent(range?.benchmarkPercent ?? null)],
      [words.trades, words.count(range?.trades ?? 0)],
    ],
  };
}

function percent(value: number | null): ReactNode {
  return value === null ? words.none : <SignedPercent percent={value} />;
}
