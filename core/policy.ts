import { compareMoney, type Money, rupees } from "./money.ts";

export const refundRules = {
  billingErrorReportDays: 30,
  outageHours: 72,
  payoutWorkingDays: { from: 5, to: 7 },
  reviewBusinessDays: { from: 7, to: 10 },
} as const;

export const deliveryRules = {
  typicalHours: { from: 1, to: 4 },
  maxHours: 24,
} as const;

/** The free SignalPro trial for followers on the charting platform, apart from the plan's own trial. */
export const followerTrialDays = 5;

export const minimumAgeYears = { reading: 13, readingInSomeRegions: 16, buying: 18 } as const;

/** Indian card mandates: a debit above this asks the cardholder for approval each time. */
export const mandateNoticeThreshold = rupees(15_000);

export const recommendedTimeframeMinutes = 15;

export function debitNeedsApproval(amount: Money): boolean {
  return amount.currency === "INR" && compareMoney(amount, mandateNoticeThreshold) > 0;
}
