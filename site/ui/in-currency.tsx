import type { ReactNode } from "react";
import { type Currency, formatMoney, type Money } from "#core/money.ts";

/** Both are in the page; `html[data-currency]` shows one, so a choice needs no script and no new drawing. */
export function InCurrency({ INR, USD }: Readonly<Record<Currency, ReactNode>>) {
  return (
    <>
      <span className="inr">{INR}</span>
      <span className="usd">{USD}</span>
    </>
  );
}

export function Price({ of }: { of: Readonly<Record<Currency, Money>> }) {
  return <InCurrency INR={formatMoney(of.INR)} USD={formatMoney(of.USD)} />;
}
