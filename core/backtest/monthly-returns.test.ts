import { expect, test } from "vitest";
import { monthlyReturns, returnSeries, yearlyReturns } from "./monthly-returns.ts";
import type { Trade } from "./trade.ts";
import { tableOf } from "./trade-table.ts";

test("the month of the first entry is left out if nothing closed in it, and only that one", () => {
  const months = monthlyReturns(tableOf([trade(1, "2024-01-30", "2024-03-05", 100)]), 1_000);
  expect(
    months.map(({ year, month, trades, returnPercent }) => [year, month, trades, returnPercent]),
  ).toEqual([
    [2024, 2, 0, 0],
    [2024, 3, 1, 10],
  ]);
});

test("the month of the first entry counts if something closed in it", () => {
  const trades = [trade(1, "2024-01-02", "2024-02-05", 50), trade(2, "2024-01-03", "2024-01-04", -20)];
  expect(monthlyReturns(tableOf(trades), 1_000).map(({ month }) => month)).toEqual([1, 2]);
});

test("a month in which nothing closed is empty in the grid and nought in the series", () => {
  const months = monthlyReturns(
    tableOf([trade(1, "2024-11-05", "2024-11-06", 100), trade(2, "2025-01-07", "2025-01-08", 55)]),
    1_000,
  );
  expect(returnSeries(months)).toEqual([10, 0, 5]);
  const [before, after] = yearlyReturns(months);
  expect(before?.months).toEqual([null, null, null, null, null, null, null, null, null, null, 10, null]);
  expect(before).toMatchObject({ year: 2024, sumPercent: 10 });
  expect(after?.months[0]).toBe(5);
});

test("no trades have no months", () => {
  expect(monthlyReturns(tableOf([]), 1_000)).toEqual([]);
  expect(yearlyReturns([])).toEqual([]);
});

function trade(number: number, entry: string, exit: string, netProfit: number): Trade {
  const [enteredAtMs, exitedAtMs] = [Date.parse(`${entry}T10:00Z`), Date.parse(`${exit}T10:00Z`)];
  return {
    ...{ number, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1, netProfit },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs },
    ...{ quantity: null, commission: null, favourable: null, adverse: null, netPercent: null, bars: null },
  };
}
