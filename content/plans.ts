import { type Currency, formatMoney } from "#core/money.ts";
import { type PlanId, planNames } from "#core/plan-names.ts";
import { type Plan, planById, plans } from "#core/plans.ts";
import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { yearlyPerMonth, yearlySavingPercent, yearlyTotal } from "#core/pricing.ts";
import { trialSentence } from "#core/trials.ts";

/** `offer` marks a line that is true only while the launch offer runs. */
export type Tick = { readonly text: string; readonly offer: boolean };

export type PlanText = {
  readonly description: string;
  readonly trial: string;
  readonly button: string;
  readonly ticks: readonly Tick[];
};

type Words = { readonly description: string; readonly button: string; readonly ticks: readonly string[] };

export const pastSignalHistory = "1 month";

const words: Readonly<Record<PlanId, Words>> = {
  standard: {
    description: "Core institutional zone preview, free for as long as you want it.",
    button: "Start Free",
    ticks: [
      "Core institutional zone preview",
      `${recommendedTimeframeMinutes}-minute timeframe`,
      "Written user guide and video lessons",
    ],
  },
  pro: {
    description: "The complete zone logic: supply, demand, strength and alerts.",
    button: `Choose ${planNames.pro}`,
    ticks: [
      `Everything in ${planNames.standard}`,
      "All supply and demand zones, tested and untested",
      "Zone strength and touch count",
      "Alerts on touch, break and retest",
    ],
  },
  footprint: {
    description: "Order flow inside the zone, cell by cell.",
    button: `Choose ${planNames.footprint}`,
    ticks: [
      `Everything in ${planNames.pro}`,
      "Bid and ask volume in every cell",
      "Imbalance and absorption marks",
      "Point of control per bar",
      "Delta and cumulative delta",
    ],
  },
  signalpro: {
    description: "Live trade assistant with signals printed on the bar.",
    button: `Choose ${planNames.signalpro}`,
    ticks: [
      `Everything in ${planNames.pro} and ${planNames.footprint}`,
      "Real-time buy and sell overlays",
      "Scalp and Patience modes",
      `${pastSignalHistory} of past signals`,
      "Indian and US indices, forex, crypto, stocks",
    ],
  },
};

/** Every "included free" of the launch offer in one sentence each, or an empty text when there is none. */
export const offerSentence: string = plans
  .flatMap((plan) =>
    plan.includedFree.map(
      (id) => `${planNames[id]} is included free with ${plan.name} while the launch offer runs.`,
    ),
  )
  .join(" ");

export function planText(id: PlanId): PlanText {
  const { description, button, ticks } = words[id];
  const plan = planById(id);
  const included = plan.includedFree.map((free) => ({
    text: `${planNames[free]} included free while the launch offer runs`,
    offer: true,
  }));
  return {
    description,
    button,
    trial: trialSentence(plan),
    ticks: [...ticks.map((text) => ({ text, offer: false })), ...included],
  };
}

/** The two figures of a yearly plan always stand together (D10). Null where there is no yearly price. */
export function billedYearly(plan: Plan, currency: Currency): string | null {
  const perMonth = yearlyPerMonth(plan, currency);
  return perMonth === null ? null : `${formatMoney(perMonth)} ${billedYearlyTotal(plan, currency)}`;
}

/** Directly behind the price per month. */
export function billedYearlyTotal(plan: Plan, currency: Currency): string | null {
  const total = yearlyTotal(plan, currency);
  return total === null ? null : `/month, billed ${formatMoney(total)} yearly`;
}

export function yearlySaving(plan: Plan, currency: Currency): string | null {
  const percent = yearlySavingPercent(plan, currency);
  return percent === null ? null : `${percent}% below monthly`;
}
