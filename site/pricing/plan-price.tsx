import { billedYearly, yearlySaving } from "#content/plans.ts";
import { compareMoney } from "#core/money.ts";
import type { Plan } from "#core/plans.ts";
import { renewalSentence } from "#core/trials.ts";
import { InCurrency, Price } from "#site/ui/in-currency.tsx";
import { Skeleton } from "#site/ui/skeleton.tsx";

/** What is paid per month, with the list price struck through beside it. */
export function PlanPrice({ plan }: { plan: Plan }) {
  if (isFree(plan)) {
    return (
      <p className="plan-price">
        <b>Free</b>
      </p>
    );
  }
  const discounted = compareMoney(plan.list.INR, plan.offer.INR) > 0;
  return (
    <p className="plan-price">
      <b className="when-priced">
        <Price of={plan.offer} />
      </b>
      <span>
        {discounted && (
          <s className="when-priced">
            <span className="sr">List price </span>
            <Price of={plan.list} />
          </s>
        )}{" "}
        per month
      </span>
      <Skeleton className="when-loading" />
    </p>
  );
}

/** Both yearly figures and the saving, in the small print. */
export function YearlyNote({ plan }: { plan: Plan }) {
  if (plan.yearlyPerMonth === null) return <p className="small">{renewalSentence(plan, "monthly", "INR")}</p>;
  return (
    <p className="small when-priced">
      or{" "}
      <InCurrency
        INR={`${billedYearly(plan, "INR")}, ${yearlySaving(plan, "INR")}`}
        USD={`${billedYearly(plan, "USD")}, ${yearlySaving(plan, "USD")}`}
      />
    </p>
  );
}

export function isFree(plan: Plan): boolean {
  return plan.offer.INR.amountMinor === 0;
}
