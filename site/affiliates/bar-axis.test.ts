import fc from "fast-check";
import { expect, test } from "vitest";
import { barAxis } from "./bar-axis.ts";

test.each([
  [57_250, [0, 20_000, 40_000, 60_000]],
  [40_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [10_001, [0, 2_500, 5_000, 7_500, 10_000, 12_500]],
  [800, [0, 1_000]],
  [0, [0, 1_000]],
])("up to %i the axis has the lines %j", (highest, lines) => {
  expect(barAxis(highest, 1_000)).toEqual(lines);
});

test("the axis begins at zero, is even, reaches the highest bar and wastes less than one step", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 100_000_000 }), (highest) => {
      const lines = barAxis(highest, 1_000);
      const step = lines[1] ?? 0;
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines).toEqual(lines.map((_, line) => line * step));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(lines.at(-2)).toBeLessThan(highest);
    }),
  );
});
