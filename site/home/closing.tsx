import { homeClosing } from "#content/home.ts";
import { planById } from "#core/plans.ts";
import { ClosingBand } from "#site/ui/closing-band.tsx";
import { Price } from "#site/ui/in-currency.tsx";

export function Closing() {
  const { heading, action, compare, tagWord } = homeClosing;
  const today = (
    <span>
      <Price of={planById("standard").offer} /> {tagWord}
    </span>
  );
  return (
    <ClosingBand heading={heading} tag={today}>
      <a className="btn btn-p" href={action.to}>
        {action.label}
      </a>
      <a className="btn btn-t" href={compare.to}>
        {compare.label}
      </a>
    </ClosingBand>
  );
}
