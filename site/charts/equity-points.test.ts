import fc from "fast-check";
import { expect, test } from "vitest";
import { axisSteps, drawdownPercents, thinned } from "./equity-points.ts";

const percents = fc.integer({ min: -9_000, max: 90_000 }).map((hundredths) => hundredths / 100);
const curves = fc.array(percents, { minLength: 1, maxLength: 1500 });

test("a drawdown is measured from the peak before it, in percent of that peak", () => {
  const drawdowns = drawdownPercents([0, 25, 0, 50, 20]);
  expect(drawdowns.map((percent) => Number(percent.toFixed(2)))).toEqual([0, 0, -20, 0, -20]);
});

test("a ledger that loses from its first trade is under water from the start", () => {
  expect(drawdownPercents([0, -10])).toEqual([0, expect.closeTo(-10, 9)]);
});

test("the axis has two to seven round steps, zero among them, and goes past the highest value", () => {
  fc.assert(
    fc.property(curves, (curve) => {
      const steps = axisSteps(curve);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(7);
      expect(steps).toContain(0);
      expect(steps[0]).toBeGreaterThanOrEqual(Math.min(0, ...curve));
      expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(...curve));
    }),
  );
  expect(axisSteps([0, -1, 31.63])).toEqual([0, 10, 20, 30, 40]);
  expect(axisSteps([0, -31])).toEqual([-30, -20, -10, 0]);
  expect(axisSteps([-0.5])).toEqual([0, 1]);
});

test("a long curve loses points but neither its ends nor its extremes", () => {
  fc.assert(
    fc.property(curves, (curve) => {
      const points = thinned(curve);
      const values = points.map(([, value]) => value);
      expect(points.length).toBeLessThanOrEqual(503);
      expect(points[0]).toEqual([0, curve[0]]);
      expect(points.at(-1)).toEqual([curve.length - 1, curve.at(-1)]);
      expect(Math.max(...values)).toBe(Math.max(...curve));
      expect(Math.min(...values)).toBe(Math.min(...curve));
    }),
  );
  expect(thinned([3, 1, 2])).toEqual([
    [0, 3],
    [1, 1],
    [2, 2],
  ]);
});
