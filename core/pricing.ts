import { type Currency, type Money, majorUnits, money, timesMoney } from "./money.ts";
import { type Interval, type Plan, plans } from "./plans.ts";

const monthsPerYear = 12;

export function monthlyPrice(plan: Plan, currency: Currency): Money {
  return plan.offer[currency];
}

export function yearlyPerMonth(plan: Plan, currency: Currency): Money | null {
  return plan.yearlyPerMonth === null ? null : plan.yearlyPerMonth[currency];
}

export function yearlyTotal(plan: Plan, currency: Currency): Money | null {
  const perMonth = yearlyPerMonth(plan, currency);
  return perMonth === null ? null : timesMoney(perMonth, monthsPerYear);
}

/** Against twelve monthly offers, not against the list price (decision D11). */
export function yearlySavingPercent(plan: Plan, currency: Currency): number | null {
  const perMonth = yearlyPerMonth(plan, currency);
  return perMonth === null ? null : savingPercent(monthlyPrice(plan, currency), perMonth);
}

export function offerSavingPercent(plan: Plan, currency: Currency): number {
  return savingPercent(plan.list[currency], plan.offer[currency]);
}

/** What one charge takes. A plan without a yearly price costs twelve of its months. */
export function amountDue(plan: Plan, interval: Interval, currency: Currency): Money {
  const monthly = monthlyPrice(plan, currency);
  return interval === "monthly"
    ? monthly
    : (yearlyTotal(plan, currency) ?? timesMoney(monthly, monthsPerYear));
}

// Of the two yearly figures on display (D10) the wire carries the total: it is what the gateway charges, so the
// visitor, our check of the request (D20) and the gateway's plan all compare one and the same number.
export function displayAmount(plan: Plan, interval: Interval, currency: Currency): number {
  return majorUnits(amountDue(plan, interval, currency));
}

/** From the cheapest to the dearest monthly price, the free plan included. */
export function priceRange(currency: Currency): { readonly lowest: Money; readonly highest: Money } {
  const minor = plans.map((plan) => monthlyPrice(plan, currency).amountMinor);
  return { lowest: money(currency, Math.min(...minor)), highest: money(currency, Math.max(...minor)) };
}

function savingPercent(before: Money, now: Money): number {
  if (before.amountMinor === 0) return 0;
  return Math.round((100 * (before.amountMinor - now.amountMinor)) / before.amountMinor);
}
