import fc from "fast-check";
import { expect, test } from "vitest";
import { resultTicks } from "./result-axis.ts";

test("the marks are round percents, zero among them", () => {
  expect(resultTicks(-2.2, 1.4)).toEqual([-2, -1, 0, 1]);
  expect(resultTicks(-0.6, 0.5)).toEqual([-0.6, -0.4, -0.2, 0, 0.2, 0.4]);
  expect(resultTicks(0, 0.25)).toEqual([0, 0.1, 0.2]);
});

test("there are one to seven of them, whatever the results", () => {
  const size = fc.integer({ min: 0, max: 60_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(size, size, (loss, gain) => {
      const ticks = resultTicks(-loss, gain);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.some((tick) => Object.is(tick, 0))).toBe(true);
      for (const tick of ticks) expect(tick >= -loss - 1e-6 && tick <= gain + 1e-6).toBe(true);
    }),
  );
});
