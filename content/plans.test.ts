import { expect, test } from "vitest";
import { formatMoney } from "#core/money.ts";
import { paidPlans, planById } from "#core/plans.ts";
import { amountDue } from "#core/pricing.ts";
import { billedYearly, planText, yearlySaving } from "./plans.ts";

test("a yearly price names the month and the year together, in either currency", () => {
  for (const plan of paidPlans) {
    for (const currency of ["INR", "USD"] as const) {
      const month = formatMoney(plan.yearlyPerMonth?.[currency] ?? amountDue(plan, "monthly", currency));
      const year = formatMoney(amountDue(plan, "yearly", currency));
      expect(billedYearly(plan, currency)).toBe(`${month} /month, billed ${year} yearly`);
      expect(yearlySaving(plan, currency)).toMatch(/^[1-9]\d?% below monthly$/);
    }
  }
});

test("a plan without a yearly price has neither yearly words nor a saving", () => {
  expect(billedYearly(planById("standard"), "INR")).toBeNull();
  expect(yearlySaving(planById("standard"), "INR")).toBeNull();
});

test("each paid plan says that it holds the one before it", () => {
  expect(planText("pro").ticks[0]?.text).toBe("Everything in Standard");
  expect(planText("footprint").ticks[0]?.text).toBe("Everything in Pro");
  expect(planText("signalpro").ticks[0]?.text).toBe("Everything in Pro and Footprint");
});

test("what the launch offer adds is marked, and only on the plan that has it", () => {
  expect(planText("pro").ticks.filter(({ offer }) => offer)).toHaveLength(1);
  expect(planText("footprint").ticks.filter(({ offer }) => offer)).toHaveLength(0);
});
