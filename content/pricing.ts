import type { Currency } from "#core/money.ts";
import { paidPlans } from "#core/plans.ts";
import { deliveryRules } from "#core/policy.ts";
import { yearlySavingPercent } from "#core/pricing.ts";
import { homeSections } from "./home.ts";
import type { InternalLink } from "./navigation.ts";
import { definePage } from "./page.ts";
import {
  cancelInShort,
  deliveryInShort,
  mandateInShort,
  refundInShort,
  refundTimesInShort,
  renewalInShort,
} from "./terms-in-short.ts";

export type Step = { readonly title: string; readonly text: string };
export type Term = { readonly name: string; readonly text: string; readonly link: InternalLink };

export const pricingPage = definePage({
  path: "/pricing",
  title: "Pricing",
  description:
    "List price, launch price and yearly price of every plan, in rupees or dollars, with the trial terms and " +
    "the billing dates beside them.",
  heading: homeSections.pricing.heading,
  introduction: homeSections.pricing.introduction,
});

const { typicalHours, maxHours } = deliveryRules;

export const afterChoosing = {
  label: "After you choose",
  tag: `${typicalHours.from}–${typicalHours.to} hours`,
} as const;

export const stepsAfterChoosing: readonly Step[] = [
  {
    title: "Your details",
    text: "Name, email, phone and the TradingView username that should receive access.",
  },
  {
    title: "Monthly or yearly",
    text: "Pick the period and the currency. Nothing is charged on this screen.",
  },
  {
    title: "Secure payment page",
    text: "Opens in a new tab with the payment provider. We never see the card.",
  },
  {
    title: "Access granted",
    text:
      `The scripts appear in your invite-only list, typically in ${typicalHours.from} to ${typicalHours.to} ` +
      `hours, at most ${maxHours} hours later.`,
  },
];

export const yearlySection = {
  label: "Two periods",
  remark: "one plan, paid monthly or yearly",
  heading: "What a year costs.",
  introduction:
    "A yearly plan has a lower price per month and is charged once for twelve months. Each saving is calculated " +
    "from the two prices in its row.",
  caption: "Prices per month, yearly totals and savings by plan",
} as const;

export const yearlyColumns = {
  plan: "Plan",
  list: "List price, per month",
  monthly: "Monthly, launch offer",
  perMonth: "Yearly, per month",
  total: "Billed once a year",
  saving: "Below monthly",
} as const;

export function yearlyTag(currency: Currency): string {
  const savings = paidPlans.map((plan) => yearlySavingPercent(plan, currency) ?? 0);
  return `up to ${Math.max(...savings)}%`;
}

export const termsSection = {
  label: "Terms in short",
  remark: "the pages behind them say it in full",
} as const;

const refundPolicy: InternalLink = { label: "Refund Policy", to: "/refund-policy" };

export const terms: readonly Term[] = [
  {
    name: "Delivery",
    text: deliveryInShort,
    link: { label: "Digital Delivery Policy", to: "/shipping-policy" },
  },
  {
    name: "Renewal",
    text: `${renewalInShort} ${mandateInShort}`,
    link: { label: "Terms of Service", to: "/terms-of-service" },
  },
  { name: "Cancelling", text: cancelInShort, link: refundPolicy },
  { name: "Refunds", text: `${refundInShort} ${refundTimesInShort}`, link: refundPolicy },
];
