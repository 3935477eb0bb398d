import { describe, expect, test } from "vitest";
import { monthEnds } from "./month-ends.ts";

const points: readonly (readonly [trades: number, drawdownPercent: number])[] = [
  [0, 0],
  [1, 1],
  [2, 4],
  [4, 0],
  [5, 3],
  [6, 2],
];
const curve = {
  figures: { capital: 1_000 },
  months: [
    { year: 2024, month: 11, trades: 3, netProfit: -20.1, returnPercent: -2.01 },
    { year: 2024, month: 12, trades: 0, netProfit: 0, returnPercent: 0 },
    { year: 2025, month: 1, trades: 3, netProfit: 60.3, returnPercent: 6.15 },
  ],
  equity: points.map(([trades, drawdownPercent]) => ({
    atMs: trades,
    trades,
    equity: 0,
    returnPercent: 0,
    drawdownPercent,
  })),
  benchmark: [0, 1, 2, 3, 4, 5],
};

describe("the ends of the months of a curve", () => {
  const ends = monthEnds(curve);

  test("have one row a month, months without a trade among them", () => {
    expect(ends.map(({ year, month, trades }) => [year, month, trades])).toEqual([
      [2024, 11, 3],
      [2024, 12, 3],
      [2025, 1, 6],
    ]);
  });

  test("add equity and return up from the months, not from the points that were kept", () => {
    expect(ends.map(({ equity }) => equity)).toEqual([979.9, 979.9, 1_040.2]);
    expect(ends.at(-1)?.returnPercent).toBeCloseTo(4.02, 9);
  });

  test("tell the deepest point of each month", () => {
    expect(ends.map(({ deepestDrawdownPercent }) => deepestDrawdownPercent)).toEqual([4, 4, 3]);
  });

  test("have buy and hold at the last point so far, where there is one", () => {
    expect(ends.map(({ benchmarkPercent }) => benchmarkPercent)).toEqual([2, 2, 5]);
    expect(monthEnds({ ...curve, benchmark: null })[0]?.benchmarkPercent).toBeNull();
  });

  test("are none without trades", () => {
    expect(monthEnds({ ...curve, months: [], equity: [], benchmark: null })).toEqual([]);
  });
});
