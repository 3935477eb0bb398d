import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyForCountry, isCountryCode } from "./country.ts";

describe("the currency for a country", () => {
  test.each(["US", "us", "Gb", "DE", "xk", "FR\n"])("%j pays in dollars", (code) => {
    expect(currencyForCountry(code)).toBe("USD");
  });

  test.each(["IN", "in", "In", "iN", " IN\n"])("%j pays in rupees", (code) => {
    expect(currencyForCountry(code)).toBe("INR");
  });

  test.each([null, undefined, "", "   ", "XX", "zz", "T1", "USA", "U S", "Undefined", "<html>", "ÜS"])(
    "the answer %j is a failed look-up and stays with rupees",
    (code) => {
      expect(currencyForCountry(code)).toBe("INR");
    },
  );

  test("no text at all makes it throw, and dollars need two letters", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (code) => {
        expect(currencyForCountry(code) === "INR" || /^[A-Za-z]{2}$/.test(code.trim())).toBe(true);
      }),
    );
  });
});

describe("a country code", () => {
  test.each(["IN", "us"])("%s is one", (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  test.each(["", "I", "IND", "I1", " IN", "IN\n", "XX", "xx", "ZZ"])("%j is none", (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});
