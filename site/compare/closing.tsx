import { comparisonClosing as closing } from "#content/comparison.ts";
import { planById } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { ClosingBand } from "#site/ui/closing-band.tsx";
import { Price } from "#site/ui/in-currency.tsx";
import type { PlanHref } from "./choose-link.tsx";

export function Closing({ planHref }: { planHref: PlanHref }) {
  const today = (
    <span>
      <Price of={planById("standard").offer} /> {closing.today}
    </span>
  );
  return (
    <ClosingBand heading={closing.heading} tag={today}>
      <a className={buttonClass()} href={planHref("standard")}>
        {closing.button}
      </a>
      <a className={buttonClass({ variant: "text" })} href={closing.report.to}>
        {closing.report.label}
      </a>
    </ClosingBand>
  );
}
