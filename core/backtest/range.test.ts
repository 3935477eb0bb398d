import { describe, expect, test } from "vitest";
import { rangeFigures } from "./range.ts";

const values = [100, 110, 99, 121, 96.8, 130];
const curve = {
  equity: values.map((equity, place) => ({
    atMs: place * 1_000,
    // The third trade is left out of the curve.
    trades: place < 3 ? place : place + 1,
    equity,
    returnPercent: equity - 100,
    drawdownPercent: 0,
  })),
  benchmark: [0, 5, -10, 20, 26, 50],
};

describe("a range of an equity curve", () => {
  test("changes by what the account gained on what it held at the start of the range", () => {
    expect(rangeFigures(curve, 1, 3)?.changePercent).toBeCloseTo(10, 9);
    expect(rangeFigures(curve, 3, 4)?.changePercent).toBeCloseTo(-20, 9);
  });

  test("has its own deepest fall, from a peak inside of it", () => {
    expect(rangeFigures(curve, 0, 2)?.drawdownPercent).toBeCloseTo(10, 9);
    expect(rangeFigures(curve, 0, 5)?.drawdownPercent).toBeCloseTo(20, 9);
    expect(rangeFigures(curve, 2, 3)?.drawdownPercent).toBe(0);
  });

  test("counts the trades closed after its first point, also those the curve leaves out", () => {
    expect(rangeFigures(curve, 0, 2)?.trades).toBe(2);
    expect(rangeFigures(curve, 2, 3)?.trades).toBe(2);
  });

  test("measures buy and hold from its own start", () => {
    expect(rangeFigures(curve, 3, 4)?.benchmarkPercent).toBeCloseTo(5, 9);
    expect(rangeFigures({ ...curve, benchmark: null }, 3, 4)?.benchmarkPercent).toBeNull();
  });

  test("is the same from either end", () => {
    expect(rangeFigures(curve, 4, 1)).toEqual(rangeFigures(curve, 1, 4));
    expect(rangeFigures(curve, 4, 1)).toMatchObject({ fromMs: 1_000, toMs: 4_000 });
  });

  test("has no change after the account was used up, and no figures outside the curve", () => {
    const ruined = {
      ...curve,
      equity: curve.equity.map((point) => ({ ...point, equity: point.equity - 120 })),
    };
    expect(rangeFigures(ruined, 0, 5)?.changePercent).toBeNull();
    expect(rangeFigures(ruined, 0, 5)?.drawdownPercent).toBeGreaterThan(100);
    expect(rangeFigures(curve, 0, 6)).toBeNull();
  });
});
