import { percentText } from "#core/backtest/rounding.ts";
import { winRate } from "#core/backtest/win-rate.ts";

/** Of any part of the trades; a dash where the part has none. */
export function winRateText({ wins, trades }: { readonly wins: number; readonly trades: number }): string {
  const rate = winRate(wins, trades);
  return rate === null ? "—" : percentText(rate.percent);
}
