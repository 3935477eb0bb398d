import { expect, test } from "vitest";
import { amountText, signedAmountText } from "./account-money.ts";

const dollars = { currency: "USD", capital: 100_000 };

test("a whole sum has no decimals, any other has two, rounded half away from zero", () => {
  expect(amountText(31_630, dollars)).toBe("$31,630");
  expect(amountText(446.184, dollars)).toBe("$446.18");
  expect(amountText(-1.005, dollars)).toBe("$1.01");
});

test("in a column a whole sum keeps its zeros", () => {
  expect(amountText(31_630, dollars, "kept")).toBe("$31,630.00");
  expect(signedAmountText(-594, dollars, "kept")).toBe("\u2212$594.00");
  expect(signedAmountText(594, dollars)).toBe("+$594");
});

test("each currency is written as it usually is", () => {
  const of = (currency: string) => amountText(149_990.5, { ...dollars, currency });
  expect(of("INR")).toBe("₹1,49,990.50");
  expect(of("JPY")).toBe("¥149,991");
  expect(of("HKD")).toBe("HK$149,990.50");
  expect(of("USDT")).toBe("149,990.50 USDT");
});

test("without a currency an amount is a share of the capital, small ones with a third decimal", () => {
  const units = { currency: null, capital: 6 };
  expect(amountText(0.6, units)).toBe("10.00%");
  expect(amountText(0.0041, units)).toBe("0.068%");
});

test("a sign stands before everything but what shows as zero", () => {
  expect(signedAmountText(31_630, dollars)).toBe("+$31,630");
  expect(signedAmountText(-5_086, dollars)).toBe("\u2212$5,086");
  expect(signedAmountText(-0.001, dollars)).toBe("$0");
  expect(signedAmountText(-0.000_001, { currency: null, capital: 1 })).toBe("0.000%");
});
