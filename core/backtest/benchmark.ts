import { least } from "./equity.ts";
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
