import type { Account } from "./figures.ts";
import type { TradeTable } from "./trade-table.ts";

/** On top of what the file books already. */
export type ExtraCosts = {
  /** In the account's currency, for entry and exit together. */
  readonly commissionPerTrade: number;
  /** Of the price, at the entry and again at the exit. */
  readonly slippagePercent: number;
};

/**
 * The account as if every trade had cost so much more. Slippage is approximate: what a move of the price is worth is
 * taken from the ledger's own results.
 */
export function withExtraCosts(account: Account, costs: ExtraCosts): Account {
  if (costs.commissionPerTrade === 0 && costs.slippagePercent === 0) return account;
  const { trades } = account;
  const extra = costPerTrade(trades, costs);
  const less = (column: Float64Array) => column.map((amount, place) => amount - (extra[place] ?? 0));
  return {
    ...account,
    trades: {
      ...trades,
      netProfit: less(trades.netProfit),
      // Paid before the worst moment or after it: counted as before, so that the drawdown is never too small.
      adverse: less(trades.adverse),
      // Where the file does not say what it booked, the sum of both is not known either.
      commission: trades.commission.map((amount) => amount + costs.commissionPerTrade),
    },
  };
}

function costPerTrade(trades: TradeTable, { commissionPerTrade, slippagePercent }: ExtraCosts): Float64Array {
  const { entryPrice, exitPrice, quantity } = trades;
  const perPoint = slippagePercent === 0 ? 0 : pointValue(trades);
  return entryPrice.map((entry, place) => {
    const bought = sizeOf(quantity[place]);
    const slipped = (entry + (exitPrice[place] ?? 0)) * (slippagePercent / 100) * bought * perPoint;
    return commissionPerTrade + slipped;
  });
}

/** What one contract gains, in the account's currency, when the price moves by one: the middle one of all trades. */
function pointValue({ length, isShort, entryPrice, exitPrice, quantity, netProfit, commission }: TradeTable) {
  const values: number[] = [];
  for (let place = 0; place < length; place += 1) {
    const rise = (exitPrice[place] ?? 0) - (entryPrice[place] ?? 0);
    const booked = commission[place] ?? 0;
    const gross = (netProfit[place] ?? 0) + (Number.isNaN(booked) ? 0 : booked);
    const value = gross / ((isShort[place] === 1 ? -rise : rise) * sizeOf(quantity[place]));
    if (value > 0 && Number.isFinite(value)) values.push(value);
  }
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}

function sizeOf(quantity: number | undefined): number {
  return quantity === undefined || Number.isNaN(quantity) || quantity === 0 ? 1 : Math.abs(quantity);
}
