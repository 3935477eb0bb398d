import { formatDate } from "#core/calendar-date.ts";
import { type LaunchOffer, launchOffer, paidPlans } from "#core/plans.ts";
import { trialSentence } from "#core/trials.ts";
import type { Question } from "./faq.ts";
import {
  cancelInShort,
  mandateInShort,
  refundInShort,
  refundTimesInShort,
  renewalInShort,
} from "./terms-in-short.ts";

const charges = paidPlans.map((plan) => `${plan.name}: ${trialSentence(plan)}`).join(" ");

export const billingSection = { label: "Billing questions", heading: "Before you pay" } as const;

export const billingQuestions: readonly Question[] = [
  {
    question: "When am I charged?",
    answer: `${charges} Before you pay, the screen shows the dates, the amount and how to cancel.`,
  },
  {
    question: "What is the difference between monthly and yearly?",
    answer:
      "The period you pay for at a time. A yearly plan shows a lower price per month and is billed for twelve " +
      "months at once, so both figures stand beside each other. The saving is calculated from the two prices.",
  },
  {
    question: "Does my plan renew, and how do I stop it?",
    answer: `${renewalInShort} ${cancelInShort} ${mandateInShort}`,
  },
  {
    question: "Can I choose the currency?",
    answer:
      "Yes. Rupees or dollars are suggested from your country, and the switch above the plans changes them. " +
      "Rupees are paid by card or UPI in India. Dollars are paid on the subscription page of an international " +
      "payment provider.",
  },
  {
    question: "Is the launch price permanent?",
    answer:
      `No. ${offerEnd(launchOffer)} The list price is printed beside every offer, so that you know what the plan ` +
      "costs without it. A running subscription is not moved to a higher price without your agreement.",
    link: { label: "Terms of Service", to: "/terms-of-service" },
  },
  {
    question: "What is refundable?",
    answer:
      `${refundInShort} ${refundTimesInShort} Paying the launch price changes none of this; a plan bought with ` +
      "a further coupon is refundable only in those cases.",
    link: { label: "Refund Policy", to: "/refund-policy" },
  },
];

export const billingQuestionsTag = `${billingQuestions.length} answers`;

export function offerEnd({ endsOn }: LaunchOffer): string {
  return endsOn === null
    ? "The launch offer has no set end date."
    : `The launch offer ends on ${formatDate(endsOn)}.`;
}
