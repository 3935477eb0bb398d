import { homeClosing } from "#content/home.ts";
import { planById } from "#core/plans.ts";
import { Price } from "#site/ui/in-currency.tsx";
import { Tag } from "#site/ui/tag.tsx";

export function Closing() {
  const { heading, action, compare, tagWord } = homeClosing;
  return (
    <section className="sec">
      <div className="zhead closing">
        <h2>{heading}</h2>
        <p>
          <a className="btn btn-p" href={action.to}>
            {action.label}
          </a>
          <a className="btn btn-t" href={compare.to}>
            {compare.label}
          </a>
        </p>
        <Tag>
          <span>
            <Price of={planById("standard").offer} /> {tagWord}
          </span>
        </Tag>
      </div>
    </section>
  );
}
