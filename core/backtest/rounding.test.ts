import { expect, test } from "vitest";
import { percentText, roundHalfAway } from "./rounding.ts";

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.05, 1, 0.1],
  [31.63, 2, 31.63],
  [1e-9, 2, 0],
  [-1e-9, 2, 0],
  [1e21, 2, 1e21],
])("%d rounds at %d decimals to %d", (value, decimals, rounded) => {
  expect(roundHalfAway(value, decimals)).toBe(rounded);
});

test.each([
  [79.90196, "79.90%"],
  [-4.594, "\u22124.59%"],
  [-0.001, "0.00%"],
  [0, "0.00%"],
])("%d reads %s", (percent, text) => {
  expect(percentText(percent)).toBe(text);
});
