import { expect, test } from "vitest";
import { instrumentClasses, symbolsOf, tradeCount, trustHeading } from "./trust.ts";

test("the strip has the heading and the instruments of the specification", () => {
  expect(trustHeading).toBe("TRUSTED BY TRADERS WORLDWIDE");
  expect(instrumentClasses.map(({ name, symbols }) => `${name}: ${symbols.join(" ")}`)).toEqual([
    "Stocks: TESLA AAPL",
    "Forex: USD/JPY GBP/JPY DXY",
    "Crypto: ETH/USD",
    "Commodity: XAU/USD",
    "Indices: DAX40 FTSE100 HSI NDX IXIC SPX",
  ]);
});

test("every class is found by its id", () => {
  for (const { id, symbols } of instrumentClasses) expect(symbolsOf(id)).toBe(symbols);
});

test("a count of trades is grouped and agrees with its noun", () => {
  expect([0, 1, 1234].map(tradeCount)).toEqual(["0 trades", "1 trade", "1,234 trades"]);
});
