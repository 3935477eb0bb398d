import { homeSections } from "#content/home.ts";
import { compareFeatures, pricingNote } from "#content/pricing-note.ts";
import { CurrencyToggle } from "./currency-toggle.tsx";
import { PlanRow, type PlanRowProps } from "./plan-row.tsx";

/** The plan cards with what belongs to them: the words above, the currency, the note below. */
export function PricedPlans(row: PlanRowProps) {
  return (
    <>
      <div className="pricing-top">
        <p className="lede">{homeSections.pricing.introduction}</p>
        <CurrencyToggle />
      </div>
      <PlanRow {...row} />
      <div className="pricing-note">
        <p className="small">{pricingNote}</p>
        <a className="btn btn-t" href={compareFeatures.to}>
          {compareFeatures.label}
        </a>
      </div>
    </>
  );
}
