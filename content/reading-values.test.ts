import { expect, test } from "vitest";
import { formatMoney } from "#core/money.ts";
import { planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { refundRules } from "#core/policy.ts";
import { yearlyTotal } from "#core/pricing.ts";
import { company } from "./company.ts";
import { readingValues } from "./reading-values.ts";

test("every value is one line without a placeholder in it", () => {
  for (const value of Object.values(readingValues)) expect(value).not.toMatch(/[\n{}]|undefined|NaN|null/);
});

test("prices, trials, refund days and contact details are those of core and company", () => {
  const pro = planById("pro");
  const total = yearlyTotal(pro, "INR");
  expect(readingValues["price.pro.monthly.inr"]).toBe(formatMoney(pro.offer.INR));
  expect(readingValues["price.pro.choice.inr"]).toContain(total === null ? "no total" : formatMoney(total));
  expect(readingValues["trial.pro"]).toBe(`${pro.trial.days} days`);
  expect(readingValues["trial.pro.firstChargeDay"]).toBe(String(pro.trial.days + 1));
  const { from, to } = refundRules.reviewBusinessDays;
  expect(readingValues["refund.reviewBusinessDays"]).toBe(`${from} to ${to}`);
  expect(readingValues["company.email"]).toBe(company.contact.supportEmail);
});

test("a plan without a yearly price has no yearly value, so a text that names one is refused", () => {
  for (const id of planOrder) {
    const hasYearly = planById(id).yearlyPerMonth !== null;
    expect(`price.${id}.yearly.usd` in readingValues).toBe(hasYearly);
  }
});

test("the affiliate program reads as sentences", () => {
  expect(readingValues["affiliate.payoutDay"]).toMatch(/^\d+(st|nd|rd|th)$/);
  expect(readingValues["tier.starter.threshold"]).toMatch(/^[\d,]+ subscribers or [\d,]+ monthly views$/);
  expect(readingValues["affiliate.parameters"]).toBe("ref, affiliate, aff or referral");
});
