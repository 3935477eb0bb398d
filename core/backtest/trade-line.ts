import type { LedgerFacts } from "./ledger.ts";
import type { Direction, Trade } from "./trade.ts";

/** One closed trade as a line of a table that holds the ledgers of one class. */
export type TradeLine = {
  readonly symbol: string;
  readonly number: number;
  readonly direction: Direction;
  readonly entryWallMs: number;
  readonly exitWallMs: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly entrySignal: string;
  readonly exitSignal: string;
  readonly netProfit: number;
  readonly currency: string;
  /** Of the capital of the whole class: over all trades it adds up to the total return. */
  readonly returnPercent: number;
  readonly holdMinutes: number;
};

export function tradeLine(
  { symbol, currency }: Pick<LedgerFacts, "symbol" | "currency">,
  trade: Trade,
  returnBase: number,
): TradeLine {
  return {
    symbol,
    number: trade.number,
    direction: trade.direction,
    entryWallMs: trade.entryWallMs,
    exitWallMs: trade.exitWallMs,
    entryPrice: trade.entryPrice,
    exitPrice: trade.exitPrice,
    entrySignal: trade.entrySignal,
    exitSignal: trade.exitSignal,
    netProfit: trade.netProfit,
    currency,
    returnPercent: (trade.netProfit / returnBase) * 100,
    holdMinutes: (trade.exitedAtMs - trade.enteredAtMs) / 60_000,
  };
}
