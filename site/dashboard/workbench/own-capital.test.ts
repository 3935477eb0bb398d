import { expect, test } from "vitest";
import { capitalIn } from "./own-capital.ts";
import { isZone } from "./time-zones.ts";

test.each([
  ["10000", 10_000],
  ["10,000", 10_000],
  ["1 000 000.50", 1_000_000.5],
  ["", null],
  ["  ", null],
  ["0", undefined],
  ["-5", undefined],
  ["1e9", undefined],
  ["ten", undefined],
  ["1.2.3", undefined],
])('"%s" is a capital of %s', (text, capital) => {
  expect(capitalIn(text)).toBe(capital);
});

test.each([
  ["America/New_York", true],
  ["UTC", true],
  ["Mars/Olympus", false],
  ["", false],
  ["+05:30", false],
])("%s is a zone: %s", (text, known) => {
  expect(isZone(text)).toBe(known);
});
