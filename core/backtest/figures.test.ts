import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import type { Trade } from "./trade.ts";
import { tableOf } from "./trade-table.ts";

const day = 86_400_000;

test("growth per year is told from 365 days on, and at 365 days it is the total return", () => {
  expect(growth(364, 100)).toBeNull();
  expect(growth(365, 100)).toBeCloseTo(10, 9);
  expect(growth(730, 210)).toBeCloseTo(10, 9);
});

test("an account that is used up has no growth", () => {
  expect(growth(800, -1_000)).toBeNull();
});

test("bars are those that the platform counted, where it counted them for every trade", () => {
  expect(figures([trade(1, 1, 5, 40), trade(2, 1, 5, 20)]).averageBars).toBe(30);
  expect(figures([trade(1, 1, 5, 40), trade(2, 1, 5, null)]).averageBars).toBe(97);
});

test("a trade that broke even ends both streaks", () => {
  const results = [5, 5, 0, 5, -5, 0, -5];
  const told = figures(results.map((net, place) => trade(place + 1, 1, net, null)));
  expect([told.mostWinsInRow, told.mostLossesInRow, told.breakEvens]).toEqual([2, 1, 2]);
});

function growth(days: number, net: number): number | null {
  return figures([trade(1, days, net, null)]).growthPercentPerYear;
}

function figures(trades: readonly Trade[]) {
  return figuresOf({ trades: tableOf(trades), open: [], capital: 1_000, barMinutes: 15 });
}

/** Each begins a day after the one before, so that they end in the order of their numbers. */
function trade(number: number, days: number, netProfit: number, bars: number | null): Trade {
  const enteredAtMs = number * day;
  const exitedAtMs = enteredAtMs + days * day;
  return {
    ...{ number, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1, netProfit },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs, bars },
    ...{ quantity: null, commission: null, favourable: null, adverse: null, netPercent: null },
  };
}
