import { useSyncExternalStore } from "react";
import { type Currency, currencies } from "#core/money.ts";
import { readCurrency, watchCurrency } from "#site/browser/currency.ts";

const labels: Readonly<Record<Currency, string>> = { INR: "₹ INR", USD: "$ USD" };

/** The boot script acts on the press; this shows which choice stands. */
export function CurrencyToggle() {
  const shown = useSyncExternalStore<Currency | null>(watchCurrency, readCurrency, () => "INR");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can not be an inline-flex frame in every browser.
    <div className="seg currency-toggle" role="group" aria-label="Currency">
      {currencies.map((currency) => (
        <button key={currency} type="button" data-set-currency={currency} aria-pressed={currency === shown}>
          {labels[currency]}
        </button>
      ))}
    </div>
  );
}
