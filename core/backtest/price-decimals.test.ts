import { expect, test } from "vitest";
import { priceDecimals } from "./price-decimals.ts";

function prices(entries: readonly number[], exits: readonly number[]) {
  return { entryPrice: Float64Array.from(entries), exitPrice: Float64Array.from(exits) };
}

test.each([
  ["whole numbers need none", [16732, 16763], [16800, 16900], 0],
  ["the finest entry decides", [180.3, 179.596], [180, 181.5], 3],
  ["the finest exit decides", [180, 181], [1.10505, 1.2], 5],
  ["a decimal that no double holds is still counted", [1.005], [0.1], 3],
  ["an average fill is cut after eight", [100 / 3], [1], 8],
  ["no trades, no decimals", [], [], 0],
])("%s", (_, entries, exits, decimals) => {
  expect(priceDecimals(prices(entries, exits))).toBe(decimals);
});
