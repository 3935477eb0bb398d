import { comparison } from "#content/comparison.ts";
import type { Plan } from "#core/plans.ts";
import { Price } from "#site/ui/in-currency.tsx";

export function PlanPrice({ plan }: { plan: Plan }) {
  if (plan.offer.INR.amountMinor === 0) return <b>{comparison.free}</b>;
  return (
    <>
      <b>
        <Price of={plan.offer} />
      </b>{" "}
      {comparison.perMonth}&ensp;
      <s>
        <span className="sr">{comparison.listPrice} </span>
        <Price of={plan.list} />
      </s>
    </>
  );
}
