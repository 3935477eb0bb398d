import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test("every safe integer comes back as it went in", () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => wholeNumber(value, "value") === value));
});

test("minus zero becomes zero", () => {
  expect(Object.is(wholeNumber(-0, "value"), 0)).toBe(true);
});

test.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53])("%s is refused by its name", (value) => {
  expect(() => wholeNumber(value, "days")).toThrow(
    new RangeError(`days must be a whole number, not ${value}`),
  );
});
