import { planText } from "#content/plans.ts";
import { formatMoney } from "#core/money.ts";
import { type Plan, plans } from "#core/plans.ts";
import { monthlyPrice } from "#core/pricing.ts";
import { Stamp } from "#site/ui/stamp.tsx";

type PlanRowProps = {
  /** Gives each plan its id; once a page. */
  anchors?: boolean;
  heading: "h2" | "h3";
};

export function PlanRow({ anchors = false, heading }: PlanRowProps) {
  return (
    <div className="row4 plan-row">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} anchor={anchors} heading={heading} />
      ))}
    </div>
  );
}

type PlanColumnProps = { plan: Plan; anchor: boolean; heading: "h2" | "h3" };

function PlanColumn({ plan, anchor, heading: Heading }: PlanColumnProps) {
  const text = planText(plan.id);
  const offer = monthlyPrice(plan, "INR");
  const list = plan.list.INR;
  return (
    <article {...(anchor ? { id: plan.id } : {})}>
      <div className="plan-stamp">{plan.badge && <Stamp>{plan.badge}</Stamp>}</div>
      <Heading>{plan.name}</Heading>
      <p className="plan-description">{text.description}</p>
      <p className="plan-price">
        <b>{offer.amountMinor === 0 ? "Free" : formatMoney(offer)}</b>
        {offer.amountMinor > 0 && (
          <span>
            <s>
              <span className="sr">List price </span>
              {formatMoney(list)}
            </s>{" "}
            per month
          </span>
        )}
      </p>
      <p className="small">{text.trial}</p>
      <a className="link" href={`/explore/${plan.id}`}>
        Explore {plan.name}
      </a>
    </article>
  );
}
