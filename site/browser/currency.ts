import { type Currency, currencies } from "#core/money.ts";

export const currencyStorageKey = "currency";
/** After this the prices stay in rupees: a slow look-up must not keep them hidden. */
export const lookupTimeoutMs = 3000;

/** Null while the look-up runs. */
export function readCurrency(): Currency | null {
  const shown = document.documentElement.dataset.currency;
  return currencies.find((currency) => currency === shown) ?? null;
}

export function watchCurrency(changed: () => void): () => void {
  addEventListener("currencychange", changed);
  return () => removeEventListener("currencychange", changed);
}
