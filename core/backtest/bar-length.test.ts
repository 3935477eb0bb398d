import { expect, test } from "vitest";
import { inferBarMinutes } from "./bar-length.ts";
import { blankTable, type TradeTable } from "./trade-table.ts";

test.each([
  ["15 minutes", ["2025-03-03 09:30", "2025-03-03 09:45", "2025-03-03 10:15"], 15],
  [
    "an hour, counted from an opening at half past",
    ["2025-03-03 09:30", "2025-03-03 10:30", "2025-03-04 13:30"],
    60,
  ],
  [
    "15 minutes where 45 would fit as well, which few charts have",
    ["2025-03-03 09:30", "2025-03-03 10:15"],
    15,
  ],
  ["a minute where nothing longer fits", ["2025-03-03 09:31", "2025-03-03 09:38"], 1],
] as const)("the bar is %s", (_, moments, minutes) => {
  expect(inferBarMinutes(tableAt(moments))).toBe(minutes);
});

test.each([
  ["all trades lie whole days apart", ["2025-03-03 10:00", "2025-03-05 10:00"]],
  ["a moment lies between two minutes", ["2025-03-03 10:00:00", "2025-03-03 10:00:30"]],
  ["there is no trade", []],
] as const)("no bar is inferred where %s", (_, moments) => {
  expect(inferBarMinutes(tableAt(moments))).toBeNull();
});

/** Trades from each moment to the next. */
function tableAt(moments: readonly string[]): TradeTable {
  const wallMs = moments.map((moment) => Date.parse(`${moment}Z`));
  const table = blankTable(Math.max(0, moments.length - 1), []);
  for (const [place, _] of table.entryWallMs.entries()) {
    table.entryWallMs[place] = wallMs[place] ?? 0;
    table.exitWallMs[place] = wallMs[place + 1] ?? 0;
  }
  return table;
}
