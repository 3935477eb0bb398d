import type { TradeTable } from "./trade-table.ts";

/** In the order of the dashboard's tabs. */
export const assetClasses = ["stocks", "forex", "crypto", "commodity", "indices"] as const;

export type AssetClass = (typeof assetClasses)[number];

/** What a price moves by where that is counted rather than money: pips for a pair, points for an index of pairs. */
export type PriceStep = { readonly size: number; readonly unit: "pips" | "points" };

/** Of the classes in which moves are counted; the instruments of the others have no step. */
export const classesWithSteps: readonly AssetClass[] = ["forex"];

/** A pair ends in its quote currency. DXY is an index of pairs, so its steps are points and are not called pips. */
export function priceStepOf(symbol: string): PriceStep {
  const [base = "", quote = ""] = symbol.toUpperCase().split("/");
  if (quote === "" && !/^[A-Z]{6}$/.test(base)) return { size: 0.01, unit: "points" };
  return { size: (quote || base.slice(3)) === "JPY" ? 0.01 : 0.0001, unit: "pips" };
}

/** How many steps each trade gained from entry to exit. */
export function stepsOf({ isShort, entryPrice, exitPrice }: TradeTable, { size }: PriceStep): Float64Array {
  return exitPrice.map((exit, place) => {
    const rise = exit - (entryPrice[place] ?? 0);
    return (isShort[place] === 1 ? -rise : rise) / size;
  });
}
