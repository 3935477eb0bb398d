import { type Currency, formatMoney } from "#core/money.ts";
import { planNames } from "#core/plan-names.ts";
import { type Interval, planById } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { amountDue, yearlySavingPercent } from "#core/pricing.ts";
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

/** The words around one amount, which is all that differs between the currencies. */
export type Around = { readonly before: string; readonly amount: string; readonly after: string };

export type SignalproBilling = {
  /** Directly behind the price per month: the two figures of a yearly plan stand together (D10). */
  readonly billed: Around;
  readonly charges: readonly { readonly when: string; readonly what: Around }[];
  readonly saving: { readonly percent: string; readonly below: string; readonly source: string } | null;
};

const plan = planById("signalpro");
const { pro, footprint, signalpro } = planNames;
const trial = `${plan.trial.days}-Day Trial`;

export const signalproPricing = {
  heading: "Two ways to pay. One product.",
  introduction: `Both start the same way, with card entry. ${trialSentence(plan)}`,
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
  const due = formatMoney(amountDue(plan, interval, currency));
  const percent = yearlySavingPercent(plan, currency);
  const yearly = interval === "yearly" && percent !== null;
  return {
    billed: around(yearly ? `per month, billed ${due} yearly` : "per month, billed monthly", due),
    charges: [
      { when: "When you start", what: around(`${due} is charged to the card you enter.`, due) },
      { when: `Cancel within ${plan.trial.days} days`, what: around(`${due} is refunded in full.`, due) },
      { when: "Stay subscribed", what: around(renewalSentence(plan, interval, currency), due) },
    ],
    saving: yearly
      ? {
          percent: `${percent}%`,
          below: " below monthly",
          source: ", calculated from the two prices on this page.",
        }
      : null,
  };
}

function around(sentence: string, amount: string): Around {
  const [before = "", after] = sentence.split(amount);
  return after === undefined ? { before, amount: "", after: "" } : { before, amount, after };
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

export const signalproDisclaimer: {
  readonly heading: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
} = {
  heading: "Before you act on a signal",
  points: [
    {
      title: "An overlay, not an order",
      text:
        `${signalpro} is an educational overlay for a person who trades. It does not execute orders and connects ` +
        "to no broker.",
    },
    {
      title: "Not advice",
      text:
        "No marker, level or mode is a recommendation to buy, sell or hold anything. We are not a regulated " +
        "financial advisor.",
    },
    {
      title: "Hypothetical results",
      text:
        "Backtests and the examples on this page are hypothetical: no money was traded in them. Live " +
        "results differ because of spread, slippage, missed bars and your own decisions, and past performance " +
        "does not guarantee future returns.",
    },
    {
      title: "Risk",
      text: "Signals lose as well as win. Trading involves risk, including the loss of all the capital you commit.",
    },
  ],
};
