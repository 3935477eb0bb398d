import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencies, dollars, formatMoney, rupees, timesMoney } from "./money.ts";
import { type Plan, paidPlans, planById, plans } from "./plans.ts";
import {
  amountDue,
  displayAmount,
  monthlyPrice,
  offerSavingPercent,
  priceRange,
  yearlyPerMonth,
  yearlySavingPercent,
  yearlyTotal,
} from "./pricing.ts";

const standard = planById("standard");
const pro = planById("pro");

const anyCurrency = fc.constantFrom(...currencies);
const anyPlan = fc
  .tuple(fc.nat({ max: 1e6 }), fc.nat({ max: 1e6 }), fc.nat({ max: 1e6 }))
  .map((amounts) => amounts.sort((a, b) => a - b))
  .map(
    ([yearly = 0, offer = 0, list = 0]): Plan => ({
      ...pro,
      list: { INR: rupees(list), USD: dollars(list) },
      offer: { INR: rupees(offer), USD: dollars(offer) },
      yearlyPerMonth: { INR: rupees(yearly), USD: dollars(yearly) },
    }),
  );

describe("monthly", () => {
  test("the price is the offer, not the list price", () => {
    expect(plans.map((plan) => formatMoney(monthlyPrice(plan, "INR")))).toEqual([
      "₹0",
      "₹4,997",
      "₹7,497",
      "₹9,997",
    ]);
    expect(monthlyPrice(pro, "USD")).toEqual(dollars(59));
  });

  test("the saving against the list price is a whole percent", () => {
    expect(paidPlans.map((plan) => offerSavingPercent(plan, "INR"))).toEqual([50, 50, 50]);
    expect(paidPlans.map((plan) => offerSavingPercent(plan, "USD"))).toEqual([49, 49, 46]);
  });

  test("a free plan saves nothing", () => {
    expect(offerSavingPercent(standard, "INR")).toBe(0);
  });
});

describe("yearly", () => {
  test("the totals are those decided", () => {
    const totals = paidPlans.map((plan) => currencies.map((currency) => yearlyTotal(plan, currency)));
    expect(totals).toEqual([
      [rupees(47_988), dollars(588)],
      [rupees(71_988), dollars(900)],
      [rupees(95_988), dollars(1_188)],
    ]);
  });

  test("the savings are those decided", () => {
    expect(paidPlans.map((plan) => yearlySavingPercent(plan, "INR"))).toEqual([20, 20, 20]);
    expect(paidPlans.map((plan) => yearlySavingPercent(plan, "USD"))).toEqual([17, 16, 17]);
  });

  test("a free plan has no yearly price, total or saving", () => {
    expect(yearlyPerMonth(standard, "INR")).toBeNull();
    expect(yearlyTotal(standard, "INR")).toBeNull();
    expect(yearlySavingPercent(standard, "INR")).toBeNull();
  });

  test("the total is twelve times the price per month", () => {
    fc.assert(
      fc.property(anyPlan, anyCurrency, (plan, currency) => {
        const perMonth = yearlyPerMonth(plan, currency);
        expect(perMonth).not.toBeNull();
        expect(yearlyTotal(plan, currency)).toEqual(perMonth && timesMoney(perMonth, 12));
      }),
    );
  });
});

test("a saving lies between 0 and 100 and is whole", () => {
  fc.assert(
    fc.property(anyPlan, anyCurrency, (plan, currency) => {
      for (const percent of [yearlySavingPercent(plan, currency), offerSavingPercent(plan, currency)]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent).toSatisfy(Number.isInteger);
      }
    }),
  );
});

describe("the amount due", () => {
  test("is one month or one whole year", () => {
    expect(amountDue(pro, "monthly", "INR")).toEqual(rupees(4_997));
    expect(amountDue(pro, "yearly", "INR")).toEqual(rupees(47_988));
    expect(amountDue(pro, "yearly", "USD")).toEqual(dollars(588));
  });

  test("of a free plan is zero, however it is asked for", () => {
    expect(amountDue(standard, "monthly", "USD")).toEqual(dollars(0));
    expect(amountDue(standard, "yearly", "INR")).toEqual(rupees(0));
  });

  test("of a plan without a yearly price is twelve of its months", () => {
    expect(amountDue({ ...pro, yearlyPerMonth: null }, "yearly", "INR")).toEqual(rupees(59_964));
  });

  test("goes over the wire as a whole number", () => {
    expect(displayAmount(pro, "monthly", "INR")).toBe(4_997);
    expect(displayAmount(pro, "yearly", "INR")).toBe(47_988);
    expect(displayAmount(planById("signalpro"), "yearly", "USD")).toBe(1_188);
    expect(displayAmount(standard, "monthly", "INR")).toBe(0);
  });
});

test("prices range from free to SignalPro", () => {
  expect(priceRange("INR")).toEqual({ lowest: rupees(0), highest: rupees(9_997) });
  expect(priceRange("USD")).toEqual({ lowest: dollars(0), highest: dollars(119) });
});
