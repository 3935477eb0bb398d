import { curvePercent, least } from "./equity.ts";
import type { TradeTable } from "./trade-table.ts";

/**
 * What buying at the first entry and holding to the last exit would have made: approximate, for the prices are those of
 * the trades. Of one instrument only; an asset class weighs its instruments' benchmarks by their capital.
 */
export function buyAndHoldPercent({ length, enteredAtMs, entryPrice, exitPrice }: TradeTable): number | null {
  if (length === 0) return null;
  const first = entryPrice[enteredAtMs.indexOf(least(enteredAtMs))] ?? 0;
  return first > 0 ? ((exitPrice[length - 1] ?? 0) / first - 1) * 100 : null;
}

export type Holding = { readonly capital: number; readonly benchmarkPercent: number | null };

export function weightedBenchmark(holdings: readonly Holding[]): number | null {
  let capital = 0;
  let weighted = 0;
  for (const holding of holdings) {
    if (holding.benchmarkPercent === null) return null;
    capital += holding.capital;
    weighted += holding.capital * holding.benchmarkPercent;
  }
  return capital > 0 ? weighted / capital : null;
}

/**
 * The same at each of these moments, which rise: from the last price that a trade began or ended at. Null without
 * trades.
 */
export function buyAndHoldCurve(trades: TradeTable, momentsMs: readonly number[]): number[] | null {
  const { length, enteredAtMs, exitedAtMs, entryPrice, exitPrice } = trades;
  const first = entryPrice[enteredAtMs.indexOf(least(enteredAtMs))] ?? 0;
  if (length === 0 || first <= 0) return null;
  // The latest price known at each moment and not at the one before it.
  const knownAtMs = new Float64Array(momentsMs.length).fill(Number.NEGATIVE_INFINITY);
  const price = new Float64Array(momentsMs.length);
  function note(atMs: number, at: number, isExit: boolean): void {
    const moment = firstAtOrAfter(momentsMs, atMs);
    const known = knownAtMs[moment] ?? Number.POSITIVE_INFINITY;
    // Of several entries at once the first counts, as it does for the price that was paid; of several exits the last.
    if (atMs < known || (atMs === known && !isExit)) return;
    knownAtMs[moment] = atMs;
    price[moment] = at;
  }
  for (let place = 0; place < length; place += 1) {
    note(enteredAtMs[place] ?? 0, entryPrice[place] ?? 0, false);
    note(exitedAtMs[place] ?? 0, exitPrice[place] ?? 0, true);
  }
  let last = first;
  return Array.from(price, (at) => {
    if (at > 0) last = at;
    return curvePercent((last / first - 1) * 100);
  });
}

/** Moment by moment; null where one of them has none. */
export function weightedCurve(
  holdings: readonly { readonly capital: number; readonly curve: readonly number[] | null }[],
): number[] | null {
  const capital = holdings.reduce((sum, holding) => sum + holding.capital, 0);
  const [first] = holdings;
  if (first === undefined || first.curve === null || capital <= 0) return null;
  if (holdings.some(({ curve }) => curve === null)) return null;
  return first.curve.map((_, moment) =>
    curvePercent(
      holdings.reduce((sum, holding) => sum + holding.capital * (holding.curve?.[moment] ?? 0), 0) / capital,
    ),
  );
}

function firstAtOrAfter(momentsMs: readonly number[], atMs: number): number {
  let low = 0;
  let high = momentsMs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((momentsMs[middle] ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
