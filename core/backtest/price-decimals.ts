import type { TradeTable } from "./trade-table.ts";

/** More than any market quotes: what lies beyond is an average fill, not a price. */
const mostDecimals = 8;

/** As many as the finest of all prices needs, so that a column of them lines up. */
export function priceDecimals({
  entryPrice,
  exitPrice,
}: Pick<TradeTable, "entryPrice" | "exitPrice">): number {
  let decimals = 0;
  for (const column of [entryPrice, exitPrice]) {
    for (const price of column) {
      while (decimals < mostDecimals && !isWholeAt(price, decimals)) decimals += 1;
    }
  }
  return decimals;
}

/** 1.005 times a thousand is not a whole number in doubles; rounded and divided again it is the same double. */
function isWholeAt(price: number, decimals: number): boolean {
  const scale = 10 ** decimals;
  return Math.round(price * scale) / scale === price;
}
