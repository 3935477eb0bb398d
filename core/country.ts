import type { Currency } from "./money.ts";

// Look-ups answer these for an address they do not know; ISO 3166 gives them to no country.
const placeholders = ["XX", "ZZ"];

export function isCountryCode(code: string): boolean {
  return /^[A-Za-z]{2}$/.test(code) && !placeholders.includes(code.toUpperCase());
}

/**
 * Rupees unless the look-up named another country: a failed or unreadable answer must not change the prices.
 * It is printed into every page, so it may refer to nothing outside itself.
 */
export function currencyForCountry(code: string | null | undefined): Currency {
  return /^(?!in|xx|zz)[a-z]{2}$/i.test((code ?? "").trim()) ? "USD" : "INR";
}
