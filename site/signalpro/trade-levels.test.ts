import { expect, test } from "vitest";
import { highestBar, longFrom, lowestBar } from "./trade-levels.ts";

function bar(low: number, high: number) {
  return { open: low, high, low, close: high, volume: 1 };
}

const distances = { reward: 10, risk: 5 };

test("levels end on the first later bar that reaches the target or the stop", () => {
  const signal = bar(99, 101);
  expect(longFrom([signal, bar(98, 104), bar(103, 110)], 0, 100, distances)).toEqual({
    bar: 0,
    entry: 100,
    stop: 95,
    target: 110,
    until: 2,
    outcome: "target",
  });
  expect(longFrom([signal, bar(95, 99), bar(99, 120)], 0, 100, distances)).toMatchObject({
    until: 1,
    outcome: "stop",
  });
});

test("a bar that spans both levels is lost, and the signal's own bar counts for nothing", () => {
  expect(longFrom([bar(90, 120), bar(94, 111)], 0, 100, distances)).toMatchObject({
    until: 1,
    outcome: "stop",
  });
});

test("a signal that reaches neither is open to the last bar", () => {
  expect(longFrom([bar(99, 101), bar(97, 103)], 0, 100, distances)).toMatchObject({
    until: 1,
    outcome: "open",
  });
});

test("the lowest and the highest bar are looked for in the stretch only", () => {
  const bars = [bar(1, 90), bar(5, 20), bar(3, 30), bar(4, 25)];
  expect(lowestBar(bars, 1, 4)).toBe(2);
  expect(highestBar(bars, 1, 4)).toBe(2);
});
