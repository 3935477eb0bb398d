import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  type Currency,
  compareMoney,
  currencies,
  dollars,
  formatMoney,
  type Money,
  majorUnits,
  money,
  percentOfMoney,
  rupees,
  timesMoney,
} from "./money.ts";

const anyCurrency = fc.constantFrom(...currencies);
const modest = fc.integer({ min: -1e12, max: 1e12 });
const anyAmount = fc
  .tuple(anyCurrency, fc.maxSafeInteger())
  .map(([currency, minor]) => money(currency, minor));
const rupeeAmount = modest.map((minor) => money("INR", minor));
const anyPercent = fc.integer({ min: 0, max: 100 });

describe("making money", () => {
  test("rupees and dollars count in hundredths", () => {
    expect(rupees(47_988)).toEqual({ currency: "INR", amountMinor: 4_798_800 });
    expect(dollars(-3)).toEqual({ currency: "USD", amountMinor: -300 });
  });

  test.each([0.5, Number.NaN, Infinity, 2 ** 53])("%s is refused as an amount", (wrong) => {
    expect(() => money("INR", wrong)).toThrow(RangeError);
    expect(() => rupees(wrong)).toThrow(RangeError);
    expect(() => dollars(wrong)).toThrow(RangeError);
  });

  test("a whole number of rupees that is too large in paise is refused", () => {
    expect(() => rupees(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });

  test("a currency nobody knows is refused", () => {
    expect(() => money("EUR" as Currency, 1)).toThrow(new RangeError("unknown currency EUR"));
    expect(() => money("toString" as Currency, 1)).toThrow(RangeError);
  });

  test("there is no minus zero", () => {
    expect(Object.is(money("INR", -0).amountMinor, 0)).toBe(true);
    expect(Object.is(timesMoney(rupees(-1), 0).amountMinor, 0)).toBe(true);
    expect(Object.is(percentOfMoney(money("INR", -10), 1).amountMinor, 0)).toBe(true);
  });
});

describe("adding", () => {
  test("the order of two amounts does not matter", () => {
    fc.assert(
      fc.property(rupeeAmount, rupeeAmount, (a, b) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
      }),
    );
  });

  test("the grouping of three amounts does not matter", () => {
    fc.assert(
      fc.property(rupeeAmount, rupeeAmount, rupeeAmount, (a, b, c) => {
        expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)));
      }),
    );
  });

  test("zero changes nothing", () => {
    fc.assert(
      fc.property(rupeeAmount, (a) => {
        expect(addMoney(a, rupees(0))).toEqual(a);
      }),
    );
  });

  test("two currencies do not mix", () => {
    expect(() => addMoney(rupees(1), dollars(1))).toThrow(new RangeError("INR and USD do not mix"));
    expect(() => compareMoney(rupees(1), dollars(1))).toThrow(RangeError);
  });

  test("a sum past the safe integers is refused, not rounded", () => {
    expect(() => addMoney(money("INR", Number.MAX_SAFE_INTEGER), money("INR", 1))).toThrow(RangeError);
  });
});

describe("multiplying", () => {
  test("three times is the sum of three", () => {
    fc.assert(
      fc.property(rupeeAmount, (a) => {
        expect(timesMoney(a, 3)).toEqual(addMoney(a, addMoney(a, a)));
      }),
    );
  });

  test("half an amount is refused, even where it would be whole", () => {
    expect(() => timesMoney(rupees(1), 0.5)).toThrow(new RangeError("times must be a whole number, not 0.5"));
  });
});

describe("a percentage", () => {
  test("is rounded half up to the whole rupee", () => {
    expect(percentOfMoney(rupees(9_999), 20)).toEqual(rupees(2_000));
    expect(percentOfMoney(rupees(1), 49)).toEqual(rupees(0));
    expect(percentOfMoney(rupees(1), 50)).toEqual(rupees(1));
    expect(percentOfMoney(rupees(-1), 50)).toEqual(rupees(0));
    expect(percentOfMoney(rupees(-1), 51)).toEqual(rupees(-1));
  });

  test("agrees with exact arithmetic up to the largest amounts", () => {
    const large = Math.floor(Number.MAX_SAFE_INTEGER / 100);
    fc.assert(
      fc.property(fc.integer({ min: -large, max: large }), anyPercent, (minor, percent) => {
        const shifted = BigInt(minor) * BigInt(percent) + 5_000n;
        const floor = shifted / 10_000n - (shifted % 10_000n < 0n ? 1n : 0n);
        expect(BigInt(percentOfMoney(money("USD", minor), percent).amountMinor)).toBe(floor * 100n);
      }),
    );
  });

  test("of more money is never less", () => {
    fc.assert(
      fc.property(rupeeAmount, rupeeAmount, anyPercent, (a, b, percent) => {
        const [less, more] = compareMoney(a, b) <= 0 ? [a, b] : [b, a];
        expect(compareMoney(percentOfMoney(less, percent), percentOfMoney(more, percent))).toBeLessThan(1);
      }),
    );
  });

  test("that is higher is never less of the same amount", () => {
    fc.assert(
      fc.property(fc.nat().map(rupees), anyPercent, anyPercent, (amount, p, q) => {
        const [low, high] = [Math.min(p, q), Math.max(p, q)];
        expect(compareMoney(percentOfMoney(amount, low), percentOfMoney(amount, high))).toBeLessThan(1);
      }),
    );
  });

  test("below zero, with a fraction or of too much is refused", () => {
    expect(() => percentOfMoney(rupees(1), -1)).toThrow(new RangeError("percent must not be negative: -1"));
    expect(() => percentOfMoney(rupees(1), 2.5)).toThrow(RangeError);
    expect(() => percentOfMoney(money("INR", Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

describe("comparing", () => {
  test("tells less, same and more", () => {
    expect(compareMoney(rupees(1), rupees(2))).toBe(-1);
    expect(compareMoney(rupees(2), rupees(2))).toBe(0);
    expect(compareMoney(rupees(2), rupees(1))).toBe(1);
  });
});

describe("major units", () => {
  test("are the whole rupees", () => {
    expect(majorUnits(rupees(4_997))).toBe(4_997);
  });

  test("are refused while there are paise", () => {
    expect(() => majorUnits(money("INR", 499_750))).toThrow(RangeError);
  });
});

describe("writing money", () => {
  test.each([
    [rupees(0), "₹0"],
    [rupees(47_988), "₹47,988"],
    [rupees(149_990), "₹1,49,990"],
    [dollars(1_188), "$1,188"],
    [dollars(149_990), "$149,990"],
    [money("USD", 5), "$0.05"],
    [money("INR", 123_450), "₹1,234.50"],
    [rupees(-500), "\u2212₹500"],
    [money("USD", -1), "\u2212$0.01"],
  ])("%o is written %s", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test("an amount that was not built by our functions is refused", () => {
    expect(() => formatMoney({ currency: "INR", amountMinor: 0.5 })).toThrow(RangeError);
  });

  test("what is written can be read back without loss", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(readBack(formatMoney(amount))).toEqual(amount);
      }),
    );
  });
});

function readBack(text: string): Money {
  const [whole = "", fraction = "00"] = text.replace(/[^\d.]/g, "").split(".");
  const size = Number(BigInt(whole + fraction));
  return money(text.includes("₹") ? "INR" : "USD", text.startsWith("\u2212") ? -size : size);
}
