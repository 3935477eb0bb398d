import { commission } from "#core/affiliate/commission.ts";
import { monthlyBonuses } from "#core/affiliate/rewards.ts";
import { type Tier, tiers } from "#core/affiliate/tiers.ts";
import { compareMoney, formatMoney, type Money } from "#core/money.ts";
import { type Plan, paidPlans } from "#core/plans.ts";
import { monthlyBonusSentence } from "./affiliate-rewards.ts";
import { tierPercent } from "./affiliate-tiers.ts";

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
  introduction:
    "Paid referrals to one plan in one month, the monthly bonus included from the row that earns it.",
  countColumn: "Paid referrals",
  referralCounts: [1, ...monthlyBonuses.map(({ paidReferrals }) => paidReferrals)],
  note: "Arithmetic, not a forecast: how many of your readers pay is not in our hands.",
} as const;

/** The head of a tier's column in both tables: its name and its percentage. */
export function tierColumn(tier: Tier): string {
  return `${tier.name}, ${tierPercent(tier)}`;
}

export function earningsCaption(plan: Plan): string {
  return `Earnings in one month from referrals to ${plan.name}, by tier`;
}

function topCommission(): Money {
  const all = paidPlans.flatMap((plan) => tiers.map((tier) => commission(plan, tier.id)));
  return all.reduce((top, next) => (compareMoney(next, top) > 0 ? next : top));
}
