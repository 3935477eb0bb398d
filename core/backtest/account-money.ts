import { percentText, roundHalfAway } from "./rounding.ts";

/** What an amount is counted in: a currency, or, where none is common to all ledgers, parts of the capital. */
export type AccountUnit = { readonly currency: string | null; readonly capital: number };

/** A sum by itself loses the zeros of a whole one; in a column every sum keeps them, so that they line up. */
export type Zeros = "dropped" | "kept";

const minus = "\u2212";

/** Such as "$31,630", "$446.18" or, without a currency, "0.21%" of the capital. The sign is left out. */
export function amountText(
  amount: number,
  { currency, capital }: AccountUnit,
  zeros: Zeros = "dropped",
): string {
  const size = Math.abs(amount);
  if (currency === null) return shareText((size / capital) * 100);
  const format = formatOf(currency, zeros);
  const text = format.format(roundHalfAway(size, format.resolvedOptions().maximumFractionDigits ?? 2));
  return isCoin(currency) ? `${text} ${currency}` : text;
}

/** Such as "+$31,630" or "−$5,086"; nothing before what shows as zero. */
export function signedAmountText(amount: number, unit: AccountUnit, zeros?: Zeros): string {
  const text = amountText(amount, unit, zeros);
  if (!/[1-9]/.test(text)) return text;
  return `${amount < 0 ? minus : "+"}${text}`;
}

/** A small share of the capital would lose its digits among the usual two decimals. */
function shareText(percent: number): string {
  return percentText(percent, percent < 0.1 ? 3 : 2);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, zeros: Zeros): Intl.NumberFormat {
  const name = `${currency} ${zeros}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en-US", {
    ...(isCoin(currency)
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency", currency }),
    trailingZeroDisplay: zeros === "kept" ? "auto" : "stripIfInteger",
  });
  formats.set(name, format);
  return format;
}

/** Four or five letters, such as USDT: no sign stands for it, and Intl does not take it. */
function isCoin(currency: string): boolean {
  return currency.length !== 3;
}
