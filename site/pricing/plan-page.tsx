import type { ReactNode } from "react";
import { type ExplorePage, exploreWords as words } from "#content/explore.ts";
import { planText } from "#content/plans.ts";
import { planById } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Stamp } from "#site/ui/stamp.tsx";
import { TickLine, TickList } from "#site/ui/tick-list.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { PlanContents } from "./plan-contents.tsx";
import { PlanCost } from "./plan-cost.tsx";
import { PlanPrice, YearlyNote } from "./plan-price.tsx";

type PlanPageProps = {
  page: ExplorePage;
  /** What the plan draws, beside the plan before it where there is one. */
  chart: ReactNode;
  href: string;
};

export function PlanPage({ page, chart, href }: PlanPageProps) {
  const plan = planById(page.plan);
  const text = planText(page.plan);
  return (
    <>
      <section className="sec page-intro">
        <h1>{page.heading}</h1>
        <div className="cut explore-top">
          <div>
            <p className="lede">{page.introduction}</p>
            {plan.badge && <Stamp solid>{plan.badge}</Stamp>}
            <PlanPrice plan={plan} />
            <YearlyNote plan={plan} />
            <p className="small">{text.trial}</p>
            <a className={buttonClass()} href={href}>
              {text.button}
            </a>
            {page.more && (
              <a className="btn btn-t" href={page.more.to}>
                {page.more.label}
              </a>
            )}
          </div>
          <figure className="bleed">
            {chart}
            <figcaption className="small">{words.illustrative}</figcaption>
          </figure>
        </div>
      </section>
      <section className="sec">
        <Zone as="h2" label={words.additions} remark={page.over} tag={page.share} />
        <div className="row4 terms">
          {page.additions.map(({ title, text: addition }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{addition}</p>
            </article>
          ))}
        </div>
      </section>
      <section className="sec">
        <Zone as="h2" label={words.fit.label} from="half" />
        <div className="cut from-half fit">
          <Fit heading={words.fit.suits} reasons={page.suits} icon="check" />
          <Fit heading={words.fit.suitsNot} reasons={page.suitsNot} icon="minus" />
        </div>
      </section>
      <PlanCost plan={plan} />
      <PlanContents page={page} ticks={text.ticks} />
    </>
  );
}

type FitProps = { heading: string; reasons: readonly string[]; icon: "check" | "minus" };

function Fit({ heading, reasons, icon }: FitProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <TickList>
        {reasons.map((reason) => (
          <TickLine key={reason} icon={icon}>
            {reason}
          </TickLine>
        ))}
      </TickList>
    </div>
  );
}
