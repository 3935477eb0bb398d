import type { HomeSection } from "./home.ts";
import { symbolsOf } from "./trust.ts";

export type Market = {
  readonly name: string;
  readonly text: string;
  /** Those with a ledger in the backtest report. */
  readonly instruments: readonly string[];
};

export const markets: readonly Market[] = [
  {
    name: "Stocks",
    text: "Gaps at the open are treated as part of the zone, not as a break of it.",
    instruments: symbolsOf("stocks"),
  },
  {
    name: "Commodities",
    text: "Box height follows the session range, so London and New York read alike.",
    instruments: symbolsOf("commodity"),
  },
  {
    name: "Forex",
    text: "Measured in pips, with the daily rollover bar left out of the calculation.",
    instruments: symbolsOf("forex"),
  },
  {
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
