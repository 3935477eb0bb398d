import { type AccountUnit, signedAmountText, type Zeros } from "#core/backtest/account-money.ts";
import type { Direction } from "#site/ui/signed-percent.ts";
import { SignedValue } from "#site/ui/signed-value.tsx";

export type SignedAmountProps = { amount: number; unit: AccountUnit; zeros?: Zeros };

/** A sum of money, or a share of the capital, with its sign and shape. */
export function SignedAmount({ amount, unit, zeros }: SignedAmountProps) {
  const text = signedAmountText(amount, unit, zeros);
  return <SignedValue direction={directionOf(text)}>{text}</SignedValue>;
}

/** What shows as zero has no sign, and then no direction either. */
function directionOf(text: string): Direction {
  if (text.startsWith("+")) return "up";
  return text.startsWith("\u2212") ? "down" : "flat";
}
