import { describe, expect, test } from "vitest";
import { dollars, money, rupees } from "./money.ts";
import { paidPlans } from "./plans.ts";
import {
  debitNeedsApproval,
  deliveryRules,
  followerTrialDays,
  mandateNoticeThreshold,
  minimumAgeYears,
  recommendedTimeframeMinutes,
  refundRules,
} from "./policy.ts";
import { amountDue } from "./pricing.ts";

test("the promises are those the policies publish", () => {
  expect(refundRules).toEqual({
    billingErrorReportDays: 30,
    outageHours: 72,
    payoutWorkingDays: { from: 5, to: 7 },
    reviewBusinessDays: { from: 7, to: 10 },
  });
  expect(deliveryRules).toEqual({ typicalHours: { from: 1, to: 4 }, maxHours: 24 });
  expect(followerTrialDays).toBe(5);
  expect(minimumAgeYears).toEqual({ reading: 13, readingInSomeRegions: 16, buying: 18 });
  expect(recommendedTimeframeMinutes).toBe(15);
});

describe("approval of a debit", () => {
  test("is asked above 15,000 rupees, not at it", () => {
    expect(mandateNoticeThreshold).toEqual(rupees(15_000));
    expect(debitNeedsApproval(rupees(15_000))).toBe(false);
    expect(debitNeedsApproval(money("INR", 1_500_001))).toBe(true);
  });

  test("is an Indian rule and does not concern dollars", () => {
    expect(debitNeedsApproval(dollars(20_000))).toBe(false);
  });

  test("is asked for every yearly plan and for no monthly one", () => {
    for (const plan of paidPlans) {
      expect(debitNeedsApproval(amountDue(plan, "monthly", "INR"))).toBe(false);
      expect(debitNeedsApproval(amountDue(plan, "yearly", "INR"))).toBe(true);
    }
  });
});
