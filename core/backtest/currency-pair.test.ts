import { expect, test } from "vitest";
import { currencyPairIn } from "./currency-pair.ts";

test.each([
  ["USDJPY", "USD/JPY"],
  ["USD/JPY", "USD/JPY"],
  ["FX:EURUSD", "EUR/USD"],
  ["Strategy_FX_GBPJPY_2025-05-01.csv", "GBP/JPY"],
  ["gbp-jpy-SAMPLE.csv", "GBP/JPY"],
])("%s names the pair %s", (text, pair) => {
  expect(currencyPairIn(text)).toBe(pair);
});

test.each(["NASDAQ:TSLA", "ETHUSD", "XAU/USD", "DXY", "trades.csv", "USDUSD", "AUSDJPY", "euros-usd"])(
  "%s names none",
  (text) => {
    expect(currencyPairIn(text)).toBeNull();
  },
);
