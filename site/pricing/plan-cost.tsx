import { exploreWords } from "#content/explore.ts";
import { billedYearlyTotal, yearlySaving } from "#content/plans.ts";
import { type TrialDate, trialDateLabels, trialDates, trialSection } from "#content/trial-dates.ts";
import type { Plan } from "#core/plans.ts";
import { renewalSentence, trialSentence } from "#core/trials.ts";
import { InCurrency, Price } from "#site/ui/in-currency.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { CurrencyToggle } from "./currency-toggle.tsx";

const words = exploreWords.cost;

/** Both periods with what each charge takes, and the days on which it is taken. */
export function PlanCost({ plan }: { plan: Plan }) {
  return (
    <section className="sec">
      <div className="cut from-half split-opening">
        <div>
          <h2>{words.heading}</h2>
          {plan.yearlyPerMonth && <CurrencyToggle />}
        </div>
        <div className="from-0">
          <Zone label={trialSection.label} remark={trialSection.remark} tag={`${plan.trial.days} days`} />
          <p className="lede">
            {trialSentence(plan)} {trialSection.introduction}
          </p>
        </div>
      </div>
      <div className="cut from-half cost">
        <div>
          {plan.yearlyPerMonth ? <Periods plan={plan} yearly={plan.yearlyPerMonth} /> : <Free plan={plan} />}
        </div>
        <Dates plan={plan} />
      </div>
    </section>
  );
}

function Free({ plan }: { plan: Plan }) {
  return (
    <div>
      <p className="plan-price">
        <b>Free</b>
      </p>
      <p className="small">
        {words.free} {renewalSentence(plan, "monthly", "INR")}
      </p>
    </div>
  );
}

function Periods({ plan, yearly }: { plan: Plan; yearly: Plan["offer"] }) {
  return (
    <>
      <div>
        <h3>{words.monthly}</h3>
        <p className="plan-price">
          <b className="when-priced">
            <Price of={plan.offer} />
          </b>
          {words.billedMonthly}
        </p>
        <p className="small when-priced">
          <InCurrency
            INR={renewalSentence(plan, "monthly", "INR")}
            USD={renewalSentence(plan, "monthly", "USD")}
          />
        </p>
      </div>
      <div>
        <h3>{words.yearly}</h3>
        <p className="plan-price">
          <b className="when-priced">
            <Price of={yearly} />
          </b>
          <span className="when-priced">
            <InCurrency INR={billedYearlyTotal(plan, "INR")} USD={billedYearlyTotal(plan, "USD")} />
          </span>
        </p>
        <p className="small when-priced">
          <InCurrency
            INR={`${yearlySaving(plan, "INR")}. ${renewalSentence(plan, "yearly", "INR")}`}
            USD={`${yearlySaving(plan, "USD")}. ${renewalSentence(plan, "yearly", "USD")}`}
          />
        </p>
      </div>
    </>
  );
}

function Dates({ plan }: { plan: Plan }) {
  const dates = Object.entries(trialDates(plan)) as [TrialDate, string][];
  const shown = plan.yearlyPerMonth ? dates : dates.slice(0, 3);
  return (
    <dl className="dates">
      {shown.map(([date, day]) => (
        <div key={date}>
          <dt>{trialDateLabels[date]}</dt>
          <dd className="num">{day}</dd>
        </div>
      ))}
    </dl>
  );
}
