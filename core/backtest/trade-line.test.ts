import { expect, test } from "vitest";
import { tradeLine } from "./trade-line.ts";

test("a line says when, at what price, why and how long, on the chart's clock and in the account's currency", () => {
  const line = tradeLine(
    { symbol: "GBP/JPY", currency: "USD" },
    {
      number: 7,
      direction: "short",
      entrySignal: "zone short",
      exitSignal: "target",
      entryPrice: 190.5,
      exitPrice: 189.9,
      // Over the night in which the clocks go forward: six hours on the wall, five in truth.
      enteredAtMs: Date.UTC(2025, 2, 9, 3),
      entryWallMs: Date.UTC(2025, 2, 8, 22),
      exitedAtMs: Date.UTC(2025, 2, 9, 8),
      exitWallMs: Date.UTC(2025, 2, 9, 4),
      quantity: 10_000,
      commission: 1,
      favourable: 50,
      adverse: -10,
      netProfit: 39.5,
      netPercent: 0.4,
      bars: 20,
    },
    25_000,
  );
  expect(line).toEqual({
    symbol: "GBP/JPY",
    number: 7,
    direction: "short",
    entryWallMs: Date.UTC(2025, 2, 8, 22),
    exitWallMs: Date.UTC(2025, 2, 9, 4),
    entryPrice: 190.5,
    exitPrice: 189.9,
    entrySignal: "zone short",
    exitSignal: "target",
    netProfit: 39.5,
    currency: "USD",
    returnPercent: 0.158,
    holdMinutes: 300,
  });
});
