import { comparisonClosing as closing } from "#content/comparison.ts";
import { planById } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Price } from "#site/ui/in-currency.tsx";
import { Tag } from "#site/ui/tag.tsx";
import type { PlanHref } from "./choose-link.tsx";

export function Closing({ planHref }: { planHref: PlanHref }) {
  return (
    <section className="sec">
      <div className="zhead closing">
        <h2>{closing.heading}</h2>
        <p>
          <a className={buttonClass()} href={planHref("standard")}>
            {closing.button}
          </a>
          <a className={buttonClass({ variant: "text" })} href={closing.report.to}>
            {closing.report.label}
          </a>
        </p>
        <Tag>
          <span>
            <Price of={planById("standard").offer} /> {closing.today}
          </span>
        </Tag>
      </div>
    </section>
  );
}
