import { type Currency, formatMoney } from "#core/money.ts";
import { planNames } from "#core/plan-names.ts";
import { type Interval, planById } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { yearlySavingPercent, yearlyTotal } from "#core/pricing.ts";
import { renewalSentence, trialSentence } from "#core/trials.ts";
import { company } from "./company.ts";
import type { ExternalLink } from "./navigation.ts";
import { pastSignalHistory } from "./plans.ts";

export type SignalproCard = {
  readonly interval: Interval;
  readonly name: string;
  readonly button: string;
  readonly badge: string | null;
  readonly ticks: readonly string[];
};

export type SignalproBilling = {
  /** Directly behind the price per month: the two figures of a yearly plan stand together (D10). */
  readonly billed: string;
  readonly renewal: string;
  readonly saving: string | null;
};

const plan = planById("signalpro");
const { pro, footprint, signalpro } = planNames;
const trial = `${plan.trial.days}-Day Trial`;

export const signalproPricing = {
  heading: "Two ways to pay. One product.",
  introduction: `Both start the same way. ${trialSentence(plan)}`,
  afterCancelling: "Cancel whenever you like. Access runs to the end of the period you paid for.",
} as const;

export const signalproCards: readonly SignalproCard[] = [
  {
    interval: "monthly",
    name: "Monthly Plan",
    button: `Start ${trial}, Monthly`,
    badge: null,
    ticks: [
      "Real-time buy and sell overlays",
      "Scalp and Patience modes",
      `${pastSignalHistory} of past signals`,
      `${pro} zones and ${footprint} included`,
    ],
  },
  {
    interval: "yearly",
    name: "Annual Plan",
    button: `Start ${trial}, Annual`,
    badge: plan.badge,
    ticks: [
      "Everything in the Monthly Plan",
      "One payment for twelve months",
      "The same trial and the same refund",
    ],
  },
];

export function signalproBilling(interval: Interval, currency: Currency): SignalproBilling {
  const renewal = renewalSentence(plan, interval, currency);
  const total = yearlyTotal(plan, currency);
  const saving = yearlySavingPercent(plan, currency);
  if (interval === "monthly" || total === null || saving === null) {
    return { billed: "per month, billed monthly", renewal, saving: null };
  }
  return {
    billed: `per month, billed ${formatMoney(total)} yearly`,
    renewal,
    saving: `${saving}% below monthly, calculated from the two prices on this page.`,
  };
}

export const followerOffer: {
  readonly heading: string;
  readonly text: string;
  readonly link: ExternalLink;
} = {
  heading: "For followers on TradingView",
  text:
    `If you follow our TradingView profile, you can try ${signalpro} free for ${followerTrialDays} days. It is ` +
    "separate from the trial above and asked for on a form that opens in a new tab.",
  link: { label: "Claim the follower trial", href: company.followerTrial.url },
};

export const signalproDisclaimer = {
  heading: "Before you act on a signal",
  text:
    `${signalpro} is an educational overlay. It does not execute orders, and no marker, level or mode is a ` +
    "recommendation to buy, sell or hold anything. We are not a regulated financial advisor. Signals lose as " +
    "well as win, past signals and backtests do not guarantee future returns, and trading involves risk, " +
    "including the loss of all the capital you commit.",
} as const;
