import type { Ledger } from "./ledger.ts";
import { sumOf } from "./money-total.ts";
import type { Direction } from "./trade.ts";
import { tradesOf } from "./trade-table.ts";

/** One line of an extract from the ledgers of one class. */
export type LatestTrade = {
  readonly symbol: string;
  readonly number: number;
  readonly direction: Direction;
  readonly entryWallMs: number;
  readonly exitWallMs: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly netProfit: number;
  readonly currency: string;
  /** Of the capital of all these ledgers: over all trades it adds up to the total return. */
  readonly returnPercent: number;
  readonly holdMinutes: number;
};

/** The last to close, oldest first. All ledgers are in one currency. */
export function latestTrades(ledgers: readonly Ledger[], count: number): LatestTrade[] {
  const capital = sumOf(ledgers.map(({ account }) => account.capital));
  const lines = ledgers.flatMap(({ facts, account }) =>
    tradesOf(account.trades, Math.max(0, account.trades.length - count)).map((trade) => ({ trade, facts })),
  );
  return lines
    .sort((a, b) => a.trade.exitedAtMs - b.trade.exitedAtMs)
    .slice(-count)
    .map(({ trade, facts }) => ({
      symbol: facts.symbol,
      number: trade.number,
      direction: trade.direction,
      entryWallMs: trade.entryWallMs,
      exitWallMs: trade.exitWallMs,
      entryPrice: trade.entryPrice,
      exitPrice: trade.exitPrice,
      netProfit: trade.netProfit,
      currency: facts.currency,
      returnPercent: (trade.netProfit / capital) * 100,
      holdMinutes: (trade.exitedAtMs - trade.enteredAtMs) / 60_000,
    }));
}
