import { explorePages } from "#content/explore.ts";
import { planText } from "#content/plans.ts";
import { depthNote, exploreLabel, viewPricing } from "#content/products.ts";
import { planById } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { DepthChart } from "./depth-chart.tsx";
import { PlanPrice } from "./plan-price.tsx";
import { PlanTicks } from "./plan-ticks.tsx";

export function ProductCards() {
  return (
    <>
      <div className="row4 plan-row product-row">
        {explorePages.map(({ plan: id, path, chart }) => {
          const text = planText(id);
          return (
            <article key={id}>
              <DepthChart plan={id} label={chart} />
              <h2>{planById(id).name}</h2>
              <p className="plan-description">{text.description}</p>
              <PlanPrice plan={planById(id)} />
              <PlanTicks ticks={text.ticks} />
              <a className={buttonClass({ variant: "secondary", wide: true })} href={viewPricing.to}>
                {viewPricing.label}
              </a>
              <a className="btn btn-t" href={path}>
                {exploreLabel(id)}
              </a>
            </article>
          );
        })}
      </div>
      <p className="small mt-4">{depthNote}</p>
    </>
  );
}
