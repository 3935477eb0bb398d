import { commission } from "#core/affiliate/commission.ts";
import { lockInDays, monthlyBonuses } from "#core/affiliate/rewards.ts";
import { type Tier, tiers } from "#core/affiliate/tiers.ts";
import { compareMoney, formatMoney, type Money } from "#core/money.ts";
import { type Plan, paidPlans } from "#core/plans.ts";
import { monthlyBonusSentence } from "./affiliate-rewards.ts";
import { tierPercent } from "./affiliate-tiers.ts";

const adjusted = "Commission may be adjusted for refunds and chargebacks.";

/** One row for each paid plan, one column for each tier; `commission` of core fills the cells. */
export const commissionTable = {
  label: "Commission",
  remark: "per paid referral, every year",
  tag: `${formatMoney(topCommission())} top`,
  heading: "What one referral pays",
  introduction: "Paid again at each yearly renewal, as long as the customer stays.",
  caption: "Commission for one paid referral, by plan and tier",
  planColumn: "Plan",
  notes: [
    "A percentage of the plan's list price in rupees, rounded to the rupee, whatever the customer pays during " +
      "the launch offer.",
    "Earned when a payment succeeds. A trial that ends without one earns nothing.",
    monthlyBonusSentence,
  ],
} as const;

/** One row for each count of `referralCounts`; the cells are that many commissions plus the month's bonus. */
export const earningsTable = {
  heading: "What a month can add up to",
  countColumn: "Paid referrals in the month",
  referralCounts: [1, ...monthlyBonuses.map(({ paidReferrals }) => paidReferrals)],
  notes: ["The monthly bonus is included from the row that earns it.", adjusted],
} as const;

export const earningsCalculator = {
  heading: "Work out a month",
  tier: "Your tier",
  planMix: "Paid referrals per month, by plan",
  renewalShare: "Share of referrals that renew after a year",
  slip: "Estimate for one month",
  total: "This month",
  twelveMonths: "Twelve months at this pace",
  caveat: `An estimate, not a promise of income. ${adjusted} Payment follows after a lock-in of ${lockInDays} days.`,
} as const;

/** The head of a tier's column in both tables: its name and its percentage. */
export function tierColumn(tier: Tier): string {
  return `${tier.name}, ${tierPercent(tier)}`;
}

export function earningsCaption(plan: Plan): string {
  return `Earnings in one month from referrals to ${plan.name}, by tier`;
}

export function referralsLabel(plan: Plan): string {
  return `${plan.name} referrals per month`;
}

/** The line of the pay slip; the sum stands at its end. */
export function slipLine(plan: Plan, referrals: number, each: Money): string {
  return `${plan.name}, ${referrals} × ${formatMoney(each)}`;
}

export function slipBonusLine(referrals: number): string {
  return `Monthly bonus, ${referrals} paid ${referrals === 1 ? "referral" : "referrals"}`;
}

/** The visitor's own assumption, so it stands in the label. Renewals earn commission and no monthly bonus. */
export function renewalsLabel(sharePercent: number): string {
  return `Renewals in year two, if ${sharePercent}% stay`;
}

export function yearTag(twelveMonths: Money): string {
  return `${formatMoney(twelveMonths)}/yr`;
}

function topCommission(): Money {
  const all = paidPlans.flatMap((plan) => tiers.map((tier) => commission(plan, tier.id)));
  return all.reduce((top, next) => (compareMoney(next, top) > 0 ? next : top));
}
