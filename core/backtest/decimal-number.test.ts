import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DecimalSign, looseNumber, plainNumberAt, provenDecimalSign } from "./decimal-number.ts";

test("a plain number is the one that the engine itself would read", () => {
  const digits = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 9 }), (whole, decimals) => {
      const text = (whole / 10 ** decimals).toFixed(decimals);
      expect(plainNumberAt(`x${text},`, 1, 1 + text.length)).toBe(Number(text) + 0);
    }),
  );
});

test.each(["123456789012345678", "0.1234567890123456789", "-9007199254740993.5"])(
  "%s has more digits than a double and is rounded as the engine rounds",
  (text) => {
    expect(plainNumberAt(text, 0, text.length)).toBe(Number(text));
  },
);

test.each(["", "-", ".", "1.2.3", "1,5", "12a", " 1", "1e5", "+1", "--1"])("%j is not plain", (text) => {
  expect(plainNumberAt(text, 0, text.length)).toBeNaN();
});

describe("a number that a spreadsheet wrote", () => {
  test.each<[string, DecimalSign, number]>([
    ["1 104,50", ",", 1104.5],
    ["1\u00a0104,50", ",", 1104.5],
    ["1\u202f104,50", ",", 1104.5],
    ["1.104,50", ",", 1104.5],
    ["1.104", ",", 1104],
    ["1,104", ",", 1.104],
    ["1,104.50", ".", 1104.5],
    ["1,104", ".", 1104],
    ["1'104.50", ".", 1104.5],
    ["\u221230,00", ",", -30],
    ["(60,00)", ",", -60],
    ["10,45%", ",", 10.45],
    ["+7", ".", 7],
    ["1e-7", ".", 1e-7],
    ["1.5E+3", ".", 1500],
    ["-0", ".", 0],
  ])("%s with %s before decimals is %d", (text, sign, value) => {
    expect(looseNumber(text, sign)).toBe(value);
  });

  test.each<[string, DecimalSign]>([
    ["12.5", ","],
    ["1,10", "."],
    ["1.1,0", "."],
    ["12,5,0", ","],
    ["n/a", "."],
    ["1-2", "."],
    ["", "."],
    ["%", "."],
  ])("%s with %s before decimals is none", (text, sign) => {
    expect(looseNumber(text, sign)).toBeNaN();
  });
});

test.each([
  ["12.5", "."],
  ["12,5", ","],
  ["1,104.50", "."],
  ["1.104,50", ","],
  ["1,104,000", "."],
  ["1.104.000", ","],
  ["0,125", ","],
  ["1,104", null],
  ["1.104", null],
  ["42", null],
  ["", null],
])("%s proves %s to be the decimal sign", (cell, sign) => {
  expect(provenDecimalSign(cell)).toBe(sign);
});
