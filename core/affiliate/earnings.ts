import { addMoney, type Money, percentOfMoney, rupees, timesMoney } from "../money.ts";
import type { PlanId } from "../plan-names.ts";
import { type Interval, type Plan, paidPlans } from "../plans.ts";
import { wholeNumber } from "../whole-number.ts";
import { commission, commissionRecurs } from "./commission.ts";
import { monthlyBonus } from "./rewards.ts";
import type { TierId } from "./tiers.ts";

/** Paid referrals in one month; a plan that is not named has none. */
export type Referrals = Readonly<Partial<Record<PlanId, number>>>;

export type SlipLine = {
  readonly plan: Plan;
  readonly referrals: number;
  readonly each: Money;
  readonly sum: Money;
};

/** What the referrals of one month earn, before any renewal. */
export type PaySlip = {
  readonly lines: readonly SlipLine[];
  readonly referrals: number;
  readonly commission: Money;
  readonly bonus: Money;
  readonly total: Money;
};

export type Earned = {
  readonly commission: Money;
  readonly bonus: Money;
  readonly renewals: Money;
  readonly total: Money;
};

export type EarnedMonth = Earned & { readonly month: number };

/** The same referrals every month, in one tier; `renewalPercent` is the share that renews, each time it is due. */
export type Pace = {
  readonly tier: TierId;
  readonly referrals: Referrals;
  readonly renewalPercent: number;
};

const intervalMonths: Readonly<Record<Interval, number>> = { monthly: 1, yearly: 12 };

/** From a sale to its first renewal, and from one renewal to the next. */
export const renewalMonths = intervalMonths[commissionRecurs];

export function paySlip(referrals: Referrals, tier: TierId): PaySlip {
  const lines = paidPlans.map((plan) => slipLine(plan, referrals[plan.id] ?? 0, tier));
  const count = lines.reduce((sum, line) => sum + line.referrals, 0);
  const earned = lines.reduce((sum, line) => addMoney(sum, line.sum), rupees(0));
  const bonus = monthlyBonus(count);
  return { lines, referrals: count, commission: earned, bonus, total: addMoney(earned, bonus) };
}

/** Month by month from the first sale on. A renewal earns commission again, and counts for no monthly bonus. */
export function earnedMonths({ tier, referrals, renewalPercent }: Pace, months: number): EarnedMonth[] {
  if (renewalPercent > 100) throw new RangeError(`no more than 100 percent can renew: ${renewalPercent}`);
  const { commission: sales, bonus } = paySlip(referrals, tier);
  const earned: EarnedMonth[] = [];
  for (let month = 1; month <= months; month += 1) {
    const due = earned[month - 1 - renewalMonths];
    const renewals = due ? percentOfMoney(addMoney(due.commission, due.renewals), renewalPercent) : rupees(0);
    const total = [sales, bonus, renewals].reduce(addMoney);
    earned.push({ month, commission: sales, bonus, renewals, total });
  }
  return earned;
}

export function sumEarned(months: readonly Earned[]): Earned {
  const sum = (part: keyof Earned) => months.reduce((all, month) => addMoney(all, month[part]), rupees(0));
  return {
    commission: sum("commission"),
    bonus: sum("bonus"),
    renewals: sum("renewals"),
    total: sum("total"),
  };
}

function slipLine(plan: Plan, referrals: number, tier: TierId): SlipLine {
  if (wholeNumber(referrals, "referrals") < 0) throw new RangeError(`referrals below zero: ${referrals}`);
  const each = commission(plan, tier);
  return { plan, referrals, each, sum: timesMoney(each, referrals) };
}
