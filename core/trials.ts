import { addDays, addMonths, type CalendarDate, dateParts } from "./calendar-date.ts";
import { type Currency, formatMoney } from "./money.ts";
import type { Interval, Plan } from "./plans.ts";
import { amountDue } from "./pricing.ts";

export type BillingSchedule = {
  /** The last day of the trial; the day it starts is day 1. */
  readonly trialEnds: CalendarDate;
  /** The last day to cancel for the full amount back. Null where nothing is charged before the trial ends. */
  readonly refundUntil: CalendarDate | null;
  readonly firstCharge: CalendarDate | null;
  readonly nextCharge: CalendarDate | null;
};

const monthsPerInterval: Readonly<Record<Interval, number>> = { monthly: 1, yearly: 12 };
const intervalNoun: Readonly<Record<Interval, string>> = { monthly: "month", yearly: "year" };

export function billingSchedule(plan: Plan, interval: Interval, startDay: CalendarDate): BillingSchedule {
  const { days, kind } = plan.trial;
  const trialEnds = addDays(startDay, days - 1);
  if (kind === "then-free-preview") {
    return { trialEnds, refundUntil: null, firstCharge: null, nextCharge: null };
  }
  const chargedAtStart = kind === "charged-then-refundable";
  const firstCharge = chargedAtStart ? startDay : addDays(startDay, days);
  return {
    trialEnds,
    // A day later than day 3, so that whoever buys at 23:00 still has three times 24 hours.
    refundUntil: chargedAtStart ? addDays(startDay, days) : null,
    firstCharge,
    nextCharge: addMonths(firstCharge, monthsPerInterval[interval]),
  };
}

/** The first charge after that day: a charge on the day itself counts as made. */
export function nextChargeAfter(
  firstCharge: CalendarDate,
  interval: Interval,
  day: CalendarDate,
): CalendarDate {
  if (day < firstCharge) return firstCharge;
  const step = monthsPerInterval[interval];
  const first = dateParts(firstCharge);
  const now = dateParts(day);
  const months = (now.year - first.year) * 12 + (now.month - first.month);
  const whole = months - (months % step);
  const latest = addMonths(firstCharge, whole);
  return latest > day ? latest : addMonths(firstCharge, whole + step);
}

export function trialLabel(plan: Plan): string {
  const { days, kind } = plan.trial;
  return kind === "then-billed" ? `${days}-day free trial` : `${days}-day trial`;
}

export function trialSentence(plan: Plan): string {
  const { days, kind } = plan.trial;
  const label = trialLabel(plan);
  switch (kind) {
    case "then-free-preview":
      return `${label} of the full zone set, then the free preview.`;
    case "then-billed":
      return `${label}, first charge on day ${days + 1}.`;
    case "charged-then-refundable":
      return `${label}. Charged at the start, refunded in full if you cancel within ${days} days.`;
  }
}

export function renewalSentence(plan: Plan, interval: Interval, currency: Currency): string {
  if (plan.trial.kind === "then-free-preview") return "Never charged, so there is nothing to renew.";
  const amount = formatMoney(amountDue(plan, interval, currency));
  return `Renews automatically at ${amount} every ${intervalNoun[interval]} until you cancel.`;
}
