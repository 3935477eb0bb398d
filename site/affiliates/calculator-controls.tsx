import {
  examplePace,
  mostReferrals,
  referralCount,
  referralsLabel,
  renewalStepPercent,
  calculatorWords as words,
} from "#content/affiliate-calculator.ts";
import type { Pace } from "#core/affiliate/earnings.ts";
import { tiers } from "#core/affiliate/tiers.ts";
import { paidPlans } from "#core/plans.ts";
import { Slider } from "#site/ui/slider.tsx";

export function CalculatorControls({ pace }: { pace: Pace }) {
  return (
    <>
      <fieldset>
        <legend className="h3">{words.tier}</legend>
        <div className="seg">
          {tiers.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="tier" value={id} defaultChecked={id === examplePace.tier} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {paidPlans.map((plan) => {
        const referrals = pace.referrals[plan.id] ?? 0;
        return (
          <Slider
            key={plan.id}
            name={plan.id}
            label={referralsLabel(plan)}
            start={examplePace.referrals[plan.id] ?? 0}
            value={referrals}
            max={mostReferrals}
            step={1}
            shown={String(referrals)}
            spoken={referralCount(referrals)}
          />
        );
      })}
      <Slider
        name="renewalPercent"
        label={words.renewalShare}
        start={examplePace.renewalPercent}
        value={pace.renewalPercent}
        max={100}
        step={renewalStepPercent}
        shown={`${pace.renewalPercent}%`}
        spoken={`${pace.renewalPercent}%`}
        hint={words.renewalHint}
      />
      <noscript>
        <p className="small">{words.withoutScript}</p>
      </noscript>
    </>
  );
}
