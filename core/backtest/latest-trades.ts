import type { Ledger } from "./ledger.ts";
import type { TradeLine } from "./trade-line.ts";
import { everyTrade, findTrades } from "./trade-query.ts";

/** The last to close, oldest first. All ledgers are in one currency. */
export function latestTrades(ledgers: readonly Ledger[], count: number): TradeLine[] {
  return findTrades(ledgers, { ...everyTrade, pageSize: count }).lines.toReversed();
}
