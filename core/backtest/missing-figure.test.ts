import { expect, test } from "vitest";
import { type Figures, figuresOf } from "./figures.ts";
import { type FigureThatMayMiss, type MissingReason, whyMissing } from "./missing-figure.ts";
import type { Trade } from "./trade.ts";
import { tableOf } from "./trade-table.ts";

const monthMs = 31 * 86_400_000;

const mixed = [5, -3, 4, -1];

const cases: readonly [FigureThatMayMiss, readonly number[], MissingReason | null][] = [
  ["winRate", [], "no-trades"],
  ["winRate", mixed, null],
  ["averageWin", [-5], "no-wins"],
  ["largestWin", [], "no-trades"],
  ["averageLoss", [5], "no-losses"],
  ["profitFactor", [5, 5], "no-losses"],
  ["profitFactor", mixed, null],
  ["payoffRatio", [-5, -5], "no-wins"],
  ["payoffRatio", [5, 5], "no-losses"],
  ["sharpe", [5, -5], "few-months"],
  ["sharpe", [0, 0, 0], "same-months"],
  ["sharpe", [-2_000, 5, 5, 5], "capital-lost"],
  ["sharpe", mixed, null],
  ["sortino", [50, 60, 70], "no-shortfall"],
  ["sortino", mixed, null],
  ["growthPercentPerYear", mixed, "under-a-year"],
  ["growthPercentPerYear", new Array(14).fill(-100), "capital-lost"],
  ["growthPercentPerYear", new Array(14).fill(5), null],
  ["commission", mixed, "not-in-file"],
  ["drawdown", mixed, "not-in-file"],
];

test.each(cases)("%s of monthly results %j is missing because of: %s", (name, results, reason) => {
  expect(whyMissing(figuresOfMonths(results), name)).toBe(reason);
});

/** One trade a month. */
function figuresOfMonths(results: readonly number[]): Figures {
  const trades = results.map((net, place) => trade(place + 1, net));
  return figuresOf({ trades: tableOf(trades), open: [], capital: 1_000, barMinutes: 15 });
}

function trade(number: number, netProfit: number): Trade {
  const enteredAtMs = Date.UTC(2024, 0, 5) + (number - 1) * monthMs;
  const exitedAtMs = enteredAtMs + 3_600_000;
  return {
    ...{ number, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1, netProfit },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs, bars: null },
    ...{ quantity: null, commission: null, favourable: null, adverse: null, netPercent: null },
  };
}
