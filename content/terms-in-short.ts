import { formatMoney } from "#core/money.ts";
import { plans } from "#core/plans.ts";
import { deliveryRules, mandateNoticeThreshold, refundRules } from "#core/policy.ts";
import { trialSentence } from "#core/trials.ts";
import { company } from "./company.ts";

const { supportEmail } = company.contact;
const { billingErrorReportDays, outageHours, reviewBusinessDays, payoutWorkingDays } = refundRules;

export const trialsInShort: string = plans.map((plan) => `${plan.name}: ${trialSentence(plan)}`).join(" ");

export const deliveryInShort =
  `Access is granted to your TradingView username, typically within ${span(deliveryRules.typicalHours)} hours ` +
  `and at most ${deliveryRules.maxHours} hours after sign-up.`;

export const renewalInShort =
  "Paid subscriptions renew automatically, each month or each year, until you cancel.";

export const cancelInShort =
  `To cancel, write to ${supportEmail} from the address used at sign-up, or end the recurring payment with your ` +
  "bank or payment provider. Access continues until the end of the period you paid for.";

export const mandateInShort =
  "In India your bank tells you before each debit, and a debit above " +
  `${formatMoney(mandateNoticeThreshold)} needs your approval every time.`;

export const refundInShort =
  "After a trial has ended, refunds cover billing errors reported within " +
  `${billingErrorReportDays} days, outages of ${outageHours} hours or more that we caused, and features that ` +
  "were materially misdescribed. Trading losses are not a ground for a refund.";

export const refundTimesInShort =
  `Requests are reviewed within ${span(reviewBusinessDays)} business days; an approved refund reaches you in ` +
  `${span(payoutWorkingDays)} working days.`;

function span({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from} to ${to}`;
}
