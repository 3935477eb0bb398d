export type InstrumentClassId = "stocks" | "forex" | "crypto" | "commodity" | "indices";

export type InstrumentClass = {
  readonly id: InstrumentClassId;
  readonly name: string;
  readonly symbols: readonly string[];
};

export const trustHeading = "TRUSTED BY TRADERS WORLDWIDE";

export const trustNote =
  "The instruments in the public ledgers, with the number of closed trades in backtest.";

/** In the order of the tabs of the backtest report. */
export const instrumentClasses: readonly InstrumentClass[] = [
  { id: "stocks", name: "Stocks", symbols: ["TESLA", "AAPL"] },
  { id: "forex", name: "Forex", symbols: ["USD/JPY", "GBP/JPY", "DXY"] },
  { id: "crypto", name: "Crypto", symbols: ["ETH/USD"] },
  { id: "commodity", name: "Commodity", symbols: ["XAU/USD"] },
  { id: "indices", name: "Indices", symbols: ["DAX40", "FTSE100", "HSI", "NDX", "IXIC", "SPX"] },
];

const grouped = new Intl.NumberFormat("en-US");

/** The count comes from the class's ledger. */
export function tradeCount(trades: number): string {
  return `${grouped.format(trades)} ${trades === 1 ? "trade" : "trades"}`;
}

export function symbolsOf(id: InstrumentClassId): readonly string[] {
  return instrumentClasses.find((one) => one.id === id)?.symbols ?? [];
}
