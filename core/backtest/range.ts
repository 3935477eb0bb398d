import type { AccountReport } from "./report.ts";

/** What happened between two points of an equity curve. Percents of what the account held at the first of them. */
export type RangeFigures = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly trades: number;
  /** Null once the account had nothing left to gain on. */
  readonly changePercent: number | null;
  /** The deepest fall between two points of the range, of the peak before it. Never negative. */
  readonly drawdownPercent: number;
  readonly benchmarkPercent: number | null;
};

/** `from` and `to` are places in the curve, in either order. Null where the curve has no such point. */
export function rangeFigures(
  { equity, benchmark }: Pick<AccountReport, "equity" | "benchmark">,
  from: number,
  to: number,
): RangeFigures | null {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const [start, end] = [equity[first], equity[last]];
  if (start === undefined || end === undefined) return null;
  const [heldFrom, heldTo] = [benchmark?.[first], benchmark?.[last]];
  return {
    fromMs: start.atMs,
    toMs: end.atMs,
    trades: end.trades - start.trades,
    changePercent: changePercent(start.equity, end.equity),
    drawdownPercent: deepestFall(equity.slice(first, last + 1).map((point) => point.equity)),
    benchmarkPercent:
      heldFrom === undefined || heldTo === undefined ? null : changePercent(100 + heldFrom, 100 + heldTo),
  };
}

function changePercent(before: number, after: number): number | null {
  return before > 0 ? (after / before - 1) * 100 : null;
}

function deepestFall(values: readonly number[]): number {
  let peak = 0;
  let deepest = 0;
  for (const value of values) {
    peak = Math.max(peak, value);
    if (peak > 0) deepest = Math.max(deepest, (peak - value) / peak);
  }
  return deepest * 100;
}
