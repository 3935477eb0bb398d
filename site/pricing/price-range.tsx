import { type Currency, formatMoney } from "#core/money.ts";
import { priceRange } from "#core/pricing.ts";
import { InCurrency } from "#site/ui/in-currency.tsx";

/** From the cheapest plan to the dearest, for a tag. */
export function PriceRange() {
  return (
    <span className="when-priced">
      <InCurrency INR={rangeIn("INR")} USD={rangeIn("USD")} />
    </span>
  );
}

function rangeIn(currency: Currency): string {
  const { lowest, highest } = priceRange(currency);
  return `${formatMoney(lowest)}–${formatMoney(highest)}`;
}
