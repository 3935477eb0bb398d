import { signedAmountText } from "#core/backtest/account-money.ts";
import { roundHalfAway } from "#core/backtest/rounding.ts";
import { direction } from "#site/ui/signed-percent.ts";

/** With as many decimals as the ledger's other prices. */
export function priceText(price: number, decimals: number): string {
  return roundHalfAway(price, decimals).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const colours = { up: "text-gain", down: "text-loss", flat: "" } as const;

export type SignedMoneyProps = { amount: number; currency: string; className?: string };

/** In a column, beside percentages that bear the triangle. */
export function SignedMoney({ amount, currency, className = "" }: SignedMoneyProps) {
  const text = signedAmountText(amount, { currency, capital: 1 }, "kept");
  return <span className={`${colours[direction(amount, 2)]} ${className}`.trim()}>{text}</span>;
}
