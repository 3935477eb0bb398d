import { expect, test } from "vitest";
import { breakEvenPercent, winRate } from "./win-rate.ts";

test("163 wins of 204 are 79.9 %, between 73.9 and 84.8", () => {
  const rate = winRate(163, 204);
  expect(rate?.percent).toBeCloseTo(79.902, 3);
  expect(rate?.lowPercent).toBeCloseTo(73.9, 1);
  expect(rate?.highPercent).toBeCloseTo(84.8, 1);
});

test("the interval stays between 0 and 100 at the ends", () => {
  expect(winRate(0, 5)?.lowPercent).toBeCloseTo(0, 9);
  expect(winRate(5, 5)?.highPercent).toBeCloseTo(100, 9);
  expect(winRate(5, 5)?.lowPercent).toBeLessThan(60);
});

test("no trades have no rate", () => {
  expect(winRate(0, 0)).toBeNull();
  expect(breakEvenPercent(null)).toBeNull();
});

test("wins a ninth the size of losses must be nine in ten", () => {
  expect(breakEvenPercent(1 / 9)).toBeCloseTo(90, 9);
});
