import { type Money, percentOfMoney } from "../money.ts";
import type { Interval, Plan } from "../plans.ts";
import type { TierId } from "./tiers.ts";

export const commissionPercent: Readonly<Record<TierId, number>> = { starter: 20, pro: 25, elite: 30 };

/** Earned at the sale and again at each renewal of this interval. */
export const commissionRecurs: Interval = "yearly";

/** Of the list price in rupees, whatever the buyer paid (decision D14). */
export function commission(plan: Plan, tier: TierId): Money {
  return percentOfMoney(plan.list.INR, commissionPercent[tier]);
}
