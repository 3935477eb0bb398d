import type { Figures } from "./figures.ts";
import { add, amountOf, emptyTotal } from "./money-total.ts";
import type { AccountReport } from "./report.ts";

/** The account when a month was over. */
export type MonthEnd = {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** Closed since the start. */
  readonly trades: number;
  readonly equity: number;
  /** Since the start, of the initial capital. */
  readonly returnPercent: number;
  /** The lowest point of the curve in this month, below the peak before it. Never negative. */
  readonly deepestDrawdownPercent: number;
  /** At the last point of the curve so far. */
  readonly benchmarkPercent: number | null;
};

type Curve = Pick<AccountReport, "months" | "equity" | "benchmark"> & {
  readonly figures: Pick<Figures, "capital">;
};

/**
 * A curve in as few rows as it can be read in. Equity and return are added up from the months, so they are exact
 * although a curve of many trades leaves points out.
 */
export function monthEnds({ figures: { capital }, months, equity, benchmark }: Curve): MonthEnd[] {
  const total = emptyTotal(capital);
  let trades = 0;
  let place = 0;
  return months.map(({ year, month, trades: inMonth, netProfit }) => {
    add(total, netProfit);
    trades += inMonth;
    const first = place + 1;
    while ((equity[place + 1]?.trades ?? Number.POSITIVE_INFINITY) <= trades) place += 1;
    // A month without a point of its own stays as deep as the one before it ended.
    const points = equity.slice(Math.min(first, place), place + 1);
    return {
      year,
      month,
      trades,
      equity: amountOf(total),
      returnPercent: (amountOf(total) / capital - 1) * 100,
      deepestDrawdownPercent: Math.max(0, ...points.map(({ drawdownPercent }) => drawdownPercent)),
      benchmarkPercent: benchmark?.[place] ?? null,
    };
  });
}
