import type { HomeSection } from "./home.ts";
import { type InstrumentClassId, symbolsOf } from "./trust.ts";

export type MarketId = Exclude<InstrumentClassId, "indices">;

export type Market = {
  readonly id: MarketId;
  readonly name: string;
  readonly text: string;
  /** Those with a ledger in the backtest report. */
  readonly instruments: readonly string[];
};

export const markets: readonly Market[] = [
  {
    id: "stocks",
    name: "Stocks",
    text: "Gaps at the open are treated as part of the zone, not as a break of it.",
    instruments: symbolsOf("stocks"),
  },
  {
    id: "commodity",
    name: "Commodities",
    text: "Box height follows the session range, so London and New York read alike.",
    instruments: symbolsOf("commodity"),
  },
  {
    id: "forex",
    name: "Forex",
    text: "Measured in pips, with the daily rollover bar left out of the calculation.",
    instruments: symbolsOf("forex"),
  },
  {
    id: "crypto",
    name: "Crypto",
    text: "Runs through the weekend. Thin hours are marked so they can be ignored.",
    instruments: symbolsOf("crypto"),
  },
];

export const marketsSection: HomeSection = {
  label: "Coverage",
  remark: "session, tick size and volatility set per market",
  heading: "Four markets, one grammar.",
  introduction:
    "A zone means the same thing on gold as on a stock. What changes is the tick, the session and the noise, " +
    "and those are set for you.",
};

export const marketsTag = `${markets.length} markets`;

export const instrumentsLabel = "In the ledger";
