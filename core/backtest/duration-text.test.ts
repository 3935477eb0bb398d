import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [0, "0 min"],
  [45.4, "45 min"],
  [59.6, "1 h"],
  [60, "1 h"],
  [260, "4 h 20 min"],
  [1_439.9, "1 day"],
  [1_440, "1 day"],
  [2_014.9, "1 day 10 h"],
  [2_880, "2 days"],
  [2 * 1_440 - 1, "2 days"],
])("%d minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
