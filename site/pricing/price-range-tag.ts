import { type Currency, formatMoney } from "#core/money.ts";
import { priceRange } from "#core/pricing.ts";

export function priceRangeTag(currency: Currency): string {
  const { lowest, highest } = priceRange(currency);
  return `${formatMoney(lowest)}–${formatMoney(highest)}`;
}
