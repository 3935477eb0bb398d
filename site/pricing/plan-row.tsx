import { planText } from "#content/plans.ts";
import { pricingLoading } from "#content/pricing-note.ts";
import type { PlanId } from "#core/plan-names.ts";
import { type Plan, plans } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Stamp } from "#site/ui/stamp.tsx";
import { PlanPrice, YearlyNote } from "./plan-price.tsx";
import { PlanTicks } from "./plan-ticks.tsx";
import { LadderAxis, PriceLadder } from "./price-ladder.tsx";

export type PlanRowProps = {
  /** Gives each plan its id; once a page. */
  anchors?: boolean;
  heading: "h2" | "h3";
  /** Where the plan's button leads: to the prices, unless this is their page. */
  href?: (plan: PlanId) => string;
};

export function PlanRow({ anchors = false, heading, href = () => "/pricing" }: PlanRowProps) {
  return (
    <div className="row4 plan-row">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} anchor={anchors} heading={heading} href={href(plan.id)} />
      ))}
      <LadderAxis />
      <p className="small when-loading" role="status">
        {pricingLoading}
      </p>
    </div>
  );
}

type PlanCardProps = { plan: Plan; anchor: boolean; heading: "h2" | "h3"; href: string };

/** One line of a grid for each child: the rows of the four cards stand level, however long their texts are. */
function PlanCard({ plan, anchor, heading: Heading, href }: PlanCardProps) {
  const text = planText(plan.id);
  // One button stands out, and it is the one of the launch offer.
  const featured = plan.badge === "LAUNCH OFFER";
  return (
    <article className={featured ? "featured" : undefined} {...(anchor ? { id: plan.id } : {})}>
      <PriceLadder plan={plan} />
      <div className="plan-stamp">{plan.badge && <Stamp solid>{plan.badge}</Stamp>}</div>
      <Heading>{plan.name}</Heading>
      <p className="plan-description">{text.description}</p>
      <PlanPrice plan={plan} />
      <YearlyNote plan={plan} />
      <p className="small">{text.trial}</p>
      <a className={buttonClass({ variant: featured ? "primary" : "secondary", wide: true })} href={href}>
        {text.button}
      </a>
      <PlanTicks ticks={text.ticks} />
    </article>
  );
}
