import { addDays, addMonths, type CalendarDate, dateParts } from "../calendar-date.ts";
import { type Money, rupees } from "../money.ts";

export type BonusReward =
  | { readonly kind: "early-payout" }
  | { readonly kind: "feature" }
  | { readonly kind: "free-pro"; readonly months: number }
  | { readonly kind: "next-sale"; readonly extraPercent: number };

export type BonusTask = { readonly task: string; readonly reward: BonusReward };

/** By paid referrals in one month; the highest step reached counts, steps do not add up. */
export const monthlyBonuses: readonly { readonly paidReferrals: number; readonly bonus: Money }[] = [
  { paidReferrals: 5, bonus: rupees(500) },
  { paidReferrals: 10, bonus: rupees(1_000) },
];

/** By paid referrals in all; the highest step reached counts. */
export const freeProLadder: readonly { readonly paidReferrals: number; readonly months: number }[] = [
  { paidReferrals: 3, months: 1 },
  { paidReferrals: 10, months: 3 },
  { paidReferrals: 25, months: 6 },
  { paidReferrals: 50, months: 12 },
];

export const bonusTasks: readonly BonusTask[] = [
  { task: "Subscribe to our channel", reward: { kind: "early-payout" } },
  { task: "Tag us in 3 stories", reward: { kind: "feature" } },
  { task: "Host a live session", reward: { kind: "free-pro", months: 1 } },
  { task: "Publish a short or a reel", reward: { kind: "next-sale", extraPercent: 5 } },
];

export const payoutDayOfMonth = 15;
export const lockInDays = 30;

export function monthlyBonus(paidReferralsInMonth: number): Money {
  return highestStep(monthlyBonuses, paidReferralsInMonth)?.bonus ?? rupees(0);
}

export function freeProMonths(paidReferrals: number): number {
  return highestStep(freeProLadder, paidReferrals)?.months ?? 0;
}

export function rewardWords(reward: BonusReward): string {
  switch (reward.kind) {
    case "early-payout":
      return "Early payout access";
    case "feature":
      return "A feature on our channels";
    case "free-pro":
      return `${reward.months} ${reward.months === 1 ? "month" : "months"} of Pro free`;
    case "next-sale":
      return `+${reward.extraPercent}% on your next sale`;
  }
}

/** The first payout day on or after the end of the lock-in. */
export function payoutDate(saleDay: CalendarDate): CalendarDate {
  const unlocked = addDays(saleDay, lockInDays);
  const payout = addDays(unlocked, payoutDayOfMonth - dateParts(unlocked).day);
  return payout >= unlocked ? payout : addMonths(payout, 1);
}

function highestStep<Step extends { readonly paidReferrals: number }>(
  ascending: readonly Step[],
  paidReferrals: number,
): Step | undefined {
  return ascending.findLast((step) => paidReferrals >= step.paidReferrals);
}
