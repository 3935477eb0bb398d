import { affiliateGuidelines as guidelines } from "#content/affiliate-guidelines.ts";
import { Zone } from "#site/ui/zone.tsx";
import { PointList } from "./point-list.tsx";

export function GuidelinesSection() {
  const { label, heading, introduction, agreement, tips, banned } = guidelines;
  return (
    <section className="sec">
      <Zone label={label} />
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">
          {introduction}{" "}
          <a className="link" href={agreement.to}>
            {agreement.label}
          </a>
        </p>
      </div>
      <div className="aff-rules">
        <div>
          <Zone as="h3" tone="gain" label={tips.heading} />
          <PointList points={tips.items} />
        </div>
        <div>
          <Zone as="h3" tone="loss" label={banned.heading} tag={banned.tag} />
          <PointList points={banned.items} />
          <p className="small">{banned.consequence}</p>
        </div>
      </div>
    </section>
  );
}
