import { wholeNumber } from "./whole-number.ts";

export const currencies = ["INR", "USD"] as const;

export type Currency = (typeof currencies)[number];

/** In paise or cents. Build it with the functions below: they refuse what is not a whole number. */
export type Money = { readonly currency: Currency; readonly amountMinor: number };

const minorPerMajor = 100;
const minusSign = "\u2212";
const signs: Readonly<Record<Currency, string>> = { INR: "₹", USD: "$" };
const groupings: Readonly<Record<Currency, Intl.NumberFormat>> = {
  INR: new Intl.NumberFormat("en-IN"),
  USD: new Intl.NumberFormat("en-US"),
};

export function money(currency: Currency, amountMinor: number): Money {
  if (!currencies.includes(currency)) throw new RangeError(`unknown currency ${String(currency)}`);
  return { currency, amountMinor: wholeNumber(amountMinor, "amountMinor") };
}

export function rupees(major: number): Money {
  return money("INR", wholeNumber(major, "rupees") * minorPerMajor);
}

export function dollars(major: number): Money {
  return money("USD", wholeNumber(major, "dollars") * minorPerMajor);
}

export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return money(a.currency, a.amountMinor + b.amountMinor);
}

export function timesMoney(amount: Money, times: number): Money {
  return money(amount.currency, amount.amountMinor * wholeNumber(times, "times"));
}

/** Rounded half up to the whole rupee or dollar, as the commission tables are (decision D14). */
export function percentOfMoney(amount: Money, percent: number): Money {
  if (wholeNumber(percent, "percent") < 0) throw new RangeError(`percent must not be negative: ${percent}`);
  const hundredths = wholeNumber(amount.amountMinor * percent, "amountMinor times percent");
  return money(amount.currency, Math.round(hundredths / (100 * minorPerMajor)) * minorPerMajor);
}

export function compareMoney(a: Money, b: Money): number {
  requireSameCurrency(a, b);
  return Math.sign(a.amountMinor - b.amountMinor);
}

/** Throws on a fraction: an amount that goes out as whole rupees must never lose its paise quietly. */
export function majorUnits(amount: Money): number {
  return wholeNumber(amount.amountMinor / minorPerMajor, "the amount in major units");
}

export function formatMoney(amount: Money): string {
  const { currency, amountMinor } = money(amount.currency, amount.amountMinor);
  const size = Math.abs(amountMinor);
  const fraction = size % minorPerMajor;
  const whole = groupings[currency].format((size - fraction) / minorPerMajor);
  const decimals = fraction === 0 ? "" : `.${String(fraction).padStart(2, "0")}`;
  return `${amountMinor < 0 ? minusSign : ""}${signs[currency]}${whole}${decimals}`;
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not mix`);
}
