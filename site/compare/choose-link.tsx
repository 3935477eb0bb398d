import { chooseLabels } from "#content/comparison.ts";
import type { PlanId } from "#core/plan-names.ts";
import type { Plan } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";

export type PlanHref = (plan: PlanId) => string;

/** One primary button in a row of four: the plan with the launch offer. */
export function ChooseLink({ plan, planHref }: { plan: Plan; planHref: PlanHref }) {
  const variant = plan.badge === "LAUNCH OFFER" ? "primary" : "secondary";
  return (
    <a className={buttonClass({ variant, wide: true })} href={planHref(plan.id)}>
      {chooseLabels[plan.id]}
    </a>
  );
}
