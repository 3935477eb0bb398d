import { expect, test } from "vitest";
import { stepsText, stepTotals } from "./step-totals.ts";

const pips = (total: number) => ({ steps: { total, unit: "pips" as const } });
const points = (total: number) => ({ steps: { total, unit: "points" as const } });

test("pips add up with pips, points stand apart", () => {
  expect(stepTotals([pips(3714.3), points(-92.7), pips(4194.5)])).toEqual([
    { unit: "pips", total: 7908.8 },
    { unit: "points", total: -92.7 },
  ]);
});

test("there is no total in steps where an instrument has none", () => {
  expect(stepTotals([pips(1), { steps: null }])).toBeNull();
});

test("steps are shown in whole numbers with their sign", () => {
  expect(stepsText({ total: 3714.3, unit: "pips" })).toBe("+3,714 pips");
  expect(stepsText({ total: -92.7, unit: "points" })).toBe("\u221293 points");
  expect(stepsText({ total: -0.3, unit: "pips" })).toBe("0 pips");
});
