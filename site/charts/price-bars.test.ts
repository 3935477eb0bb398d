import fc from "fast-check";
import { expect, test } from "vitest";
import { priceBars } from "./price-bars.ts";

const story = {
  seed: 7,
  bars: 30,
  volatility: 5,
  waypoints: [
    [0, 100],
    [12, 140],
    [30, 120],
  ] as const,
};

test("the same story is drawn the same way every time, another seed differently", () => {
  expect(priceBars(story)).toEqual(priceBars(story));
  expect(priceBars({ ...story, seed: 8 })).not.toEqual(priceBars(story));
});

test("price opens where the last bar closed and lands on every waypoint", () => {
  const bars = priceBars(story);
  for (const [index, bar] of bars.slice(1).entries()) expect(bar.open).toBe(bars[index]?.close);
  expect(bars[0]?.open).toBe(100);
  expect(bars[11]?.close).toBeCloseTo(140, 6);
  expect(bars[29]?.close).toBeCloseTo(120, 6);
});

test("no bar closes outside its own range, whatever the seed", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const { open, high, low, close, volume } of priceBars({ ...story, seed })) {
        expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
        expect(low).toBeLessThanOrEqual(Math.min(open, close));
        expect(volume).toBeGreaterThan(0);
      }
    }),
    { numRuns: 30 },
  );
});

test("a quiet stretch moves less than the same stretch without it", () => {
  const range = (bars: ReturnType<typeof priceBars>) =>
    bars.slice(0, 10).reduce((sum, bar) => sum + bar.high - bar.low, 0);
  const quiet = priceBars({
    ...story,
    waypoints: [
      [0, 100],
      [30, 100],
    ],
    quiet: [[0, 10, 0.2]],
  });
  const loud = priceBars({
    ...story,
    waypoints: [
      [0, 100],
      [30, 100],
    ],
  });
  expect(range(quiet)).toBeLessThan(range(loud) / 2);
});
