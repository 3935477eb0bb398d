import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, majorUnits, rupees } from "#core/money.ts";
import { ladderScale } from "./ladder-scale.ts";

test("the labels are four equal steps of a round number that reach the highest price", () => {
  expect(ladderScale(rupees(18_700)).labels.map(majorUnits)).toEqual([5_000, 10_000, 15_000, 20_000]);
  expect(ladderScale(dollars(230)).labels.map(majorUnits)).toEqual([60, 120, 180, 240]);
});

test("nothing costs nothing: a free plan stands on the floor", () => {
  expect(ladderScale(rupees(18_700)).heightOf(rupees(0))).toBe(0);
});

test("no price stands above the highest label, and the dearest not far below it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (major) => {
      const { heightOf, labels } = ladderScale(rupees(major));
      const top = heightOf(labels.at(-1) ?? rupees(0));
      expect(heightOf(rupees(major))).toBeLessThanOrEqual(top + 1e-9);
      expect(heightOf(rupees(major))).toBeGreaterThan(top / 2);
    }),
  );
});
