import { describe, expect, test } from "vitest";
import { type DecimalSign, looseNumber, provenDecimalSign } from "./decimal-number.ts";

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
    ["- 30,00", ",", -30],
    ["1 104 500,25", ",", 1_104_500.25],
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
    ["10%", "."],
    ["1 2", "."],
    ["12 5000", "."],
    ["1,104 500", "."],
    ["1 04,5", ","],
    ["(-60)", "."],
    ["Infinity", "."],
    ["NaN", "."],
    ["0x10", "."],
    ["1_000", "."],
    ["=1", "."],
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
