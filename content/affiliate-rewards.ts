import { commissionRecurs } from "#core/affiliate/commission.ts";
import { referralCookieDays } from "#core/affiliate/referral.ts";
import {
  bonusTasks,
  freeProLadder,
  lockInDays,
  monthlyBonuses,
  payoutDate,
  payoutDayOfMonth,
  rewardWords,
} from "#core/affiliate/rewards.ts";
import { type CalendarDate, calendarDate, formatDate } from "#core/calendar-date.ts";
import { formatMoney } from "#core/money.ts";
import { planNames } from "#core/plan-names.ts";

export type BonusWords = { readonly task: string; readonly reward: string };
export type FreeProStep = { readonly referrals: string; readonly months: string };
export type PayoutStep = { readonly title: string; readonly text: string };

const enumeration = new Intl.ListFormat("en-GB", { type: "conjunction" });
const longestFreePro = Math.max(...freeProLadder.map(({ months }) => months));

/** "15th" */
export const payoutDay = ordinal(payoutDayOfMonth);

export const monthlyBonusSentence = `Monthly bonus, by paid referrals in the month: ${enumeration.format(
  monthlyBonuses.map(({ paidReferrals, bonus }) => `+${formatMoney(bonus)} for ${paidReferrals} or more`),
)}. The highest step reached counts; steps do not add up.`;

export const freePro: {
  readonly label: string;
  readonly tag: string;
  readonly heading: string;
  readonly note: string;
  readonly caption: string;
  readonly referralsColumn: string;
  readonly monthsColumn: string;
  readonly steps: readonly FreeProStep[];
} = {
  label: "On top",
  tag: months(longestFreePro),
  heading: `Free ${planNames.pro}, and small bonuses`,
  note: "The highest step reached counts; steps do not add up.",
  caption: `Free months of ${planNames.pro} by paid referrals`,
  referralsColumn: "Paid referrals in all",
  monthsColumn: `Free ${planNames.pro}`,
  steps: freeProLadder.map((step, at) => ({
    referrals: `${step.paidReferrals}${at === freeProLadder.length - 1 ? "+" : ""}`,
    months: months(step.months),
  })),
};

export const monthlyBonusTable: {
  readonly caption: string;
  readonly referralsColumn: string;
  readonly bonusColumn: string;
  readonly steps: readonly { readonly referrals: string; readonly bonus: string }[];
} = {
  caption: "Monthly bonus by paid referrals in the month",
  referralsColumn: "Paid referrals in a month",
  bonusColumn: "Monthly bonus",
  steps: monthlyBonuses.map(({ paidReferrals, bonus }) => ({
    referrals: `${paidReferrals}+`,
    bonus: `+${formatMoney(bonus)}`,
  })),
};

export const bonusTaskList: {
  readonly heading: string;
  readonly note: string;
  readonly items: readonly BonusWords[];
} = {
  heading: "Bonus tasks",
  note: "Each task counts once.",
  items: bonusTasks.map(({ task, reward }) => ({ task, reward: rewardWords(reward) })),
};

export const payout: {
  readonly label: string;
  readonly tag: string;
  readonly steps: readonly PayoutStep[];
  readonly recurring: string;
  readonly adjustments: string;
  readonly example: string;
} = {
  label: "From sale to payout",
  tag: payoutDay,
  steps: [
    { title: "Click", text: `Your link sets a ${referralCookieDays}-day cookie.` },
    { title: "Sale", text: "The referral pays. Commission is recorded at your tier." },
    { title: `Lock-in, ${lockInDays} days`, text: "Held in case of a refund or chargeback." },
    { title: `Payout on the ${payoutDay}`, text: "Monthly, to the account on your affiliate profile." },
  ],
  recurring: `Commission is recurring: it is earned again at each ${commissionRecurs} renewal of your referral.`,
  adjustments:
    "If a sale is refunded or charged back, its commission may be adjusted. We tell you which sale it was.",
  example: payoutExample(calendarDate("2026-03-20")),
};

/** "A sale on 20 March is paid on 15 May": the lock-in can reach past one payout day. */
export function payoutExample(saleDay: CalendarDate): string {
  return (
    `A sale on ${dayAndMonth(saleDay)} is paid on ${dayAndMonth(payoutDate(saleDay))}, the first ` +
    `${payoutDay} once its lock-in of ${lockInDays} days is over.`
  );
}

function dayAndMonth(date: CalendarDate): string {
  return formatDate(date).replace(/ \d+$/, "");
}

function months(count: number): string {
  return `${count} ${count === 1 ? "month" : "months"}`;
}

function ordinal(day: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
  return `${day}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(day)]}`;
}
