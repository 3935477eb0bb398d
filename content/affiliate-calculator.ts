import { type EarnedMonth, type Pace, renewalMonths } from "#core/affiliate/earnings.ts";
import { lockInDays } from "#core/affiliate/rewards.ts";
import { formatMoney, type Money } from "#core/money.ts";
import type { Plan } from "#core/plans.ts";

/** Long enough for the first renewals of every month of the first year. */
export const calculatorMonths = 2 * renewalMonths;

/** What the calculator starts with: an example. The renewal share is the middle of its scale, so it claims nothing. */
export const examplePace: Pace = {
  tier: "pro",
  referrals: { pro: 6, footprint: 2, signalpro: 3 },
  renewalPercent: 50,
};

export const mostReferrals = 20;
export const renewalStepPercent = 5;

export const calculatorWords = {
  heading: "Work out a month",
  tier: "Your tier",
  renewalShare: "Share that renews after a year",
  renewalHint: "Your assumption, not our forecast. It starts in the middle of the scale.",
  withoutScript: "The sliders need script. Without it the figures stay at this example.",
  slip: "Estimate for one month",
  total: "This month",
  twelveMonths: "Twelve months at this pace",
  allMonths: `${calculatorMonths} months, renewals included`,
  caveat:
    "An example, not a promise of income. Amounts are in rupees and before tax. Only referrals that have paid " +
    `count, each after its lock-in of ${lockInDays} days. Commission may be adjusted for refunds and chargebacks.`,
} as const;

export const monthsChart = {
  heading: `${calculatorMonths} months at this pace`,
  remark: "Counted in the month in which it is earned; the payout follows later.",
  monthColumn: "Month",
  parts: { commission: "New referrals", bonus: "Monthly bonus", renewals: "Renewals" },
  table: "Show the months as a table",
  caption: `Estimated earnings in each of ${calculatorMonths} months`,
  totalColumn: "Total",
  totalRow: `${calculatorMonths} months`,
} as const;

export function referralsLabel(plan: Plan): string {
  return `${plan.name} referrals per month`;
}

export function referralCount(referrals: number): string {
  return `${referrals} paid ${referrals === 1 ? "referral" : "referrals"}`;
}

/** The line of the pay slip; the sum stands at its end. */
export function slipLine(plan: Plan, referrals: number, each: Money): string {
  return `${plan.name}, ${referrals} × ${formatMoney(each)}`;
}

export function slipBonusLine(referrals: number): string {
  return `Monthly bonus, ${referralCount(referrals)}`;
}

/** The visitor's own assumption, so it stands in the label. Renewals earn commission and no monthly bonus. */
export function renewalsLabel(sharePercent: number): string {
  return `Renewals in year two, if ${sharePercent}% stay`;
}

export function yearTag(twelveMonths: Money): string {
  return `${formatMoney(twelveMonths)}/yr`;
}

/** Read aloud once the visitor has stopped moving a control. */
export function announcement(month: Money, all: Money): string {
  return `${formatMoney(month)} in one month, ${formatMoney(all)} in ${calculatorMonths} months. An example, not a promise.`;
}

export function chartLabel(months: readonly EarnedMonth[]): string {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return monthsChart.caption;
  return (
    `Illustrative bar chart of ${months.length} months: ${formatMoney(first.total)} in month ${first.month}, ` +
    `${formatMoney(last.total)} in month ${last.month} with ${formatMoney(last.renewals)} from renewals.`
  );
}
