import { expect, test } from "vitest";
import { markets, marketsSection, marketsTag } from "./markets.ts";

test("the four markets are those of the specification, in its order", () => {
  expect(markets.map(({ name }) => name)).toEqual(["Stocks", "Commodities", "Forex", "Crypto"]);
  expect(marketsTag).toBe("4 markets");
  expect(marketsSection.heading).toContain("Four");
});

test("every market names instruments that have a ledger", () => {
  expect(markets.map(({ instruments }) => instruments.join(", "))).toEqual([
    "TESLA, AAPL",
    "XAU/USD",
    "USD/JPY, GBP/JPY, DXY",
    "ETH/USD",
  ]);
});
