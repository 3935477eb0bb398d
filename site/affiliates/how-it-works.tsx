import type { ReactNode } from "react";
import { marketingAssets, promotedTools } from "#content/affiliate-promotion.ts";
import { howItWorks, referralCookie, whoCanJoin } from "#content/affiliates.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { PointList } from "./point-list.tsx";

export function HowItWorks() {
  return (
    <section className="sec">
      <Zone as="h2" label={howItWorks.label} remark={howItWorks.remark} tag={howItWorks.tag} />
      <Step heading={whoCanJoin.heading} aside={whoCanJoin.introduction}>
        <PointList pairs points={whoCanJoin.groups} />
        <p className="small">
          <b>{whoCanJoin.age}</b> {whoCanJoin.limits}
        </p>
      </Step>
      <Step heading={referralCookie.heading}>
        <p className="how-text">{referralCookie.text}</p>
      </Step>
      <Step heading={marketingAssets.heading} aside={marketingAssets.introduction}>
        <PointList pairs points={marketingAssets.items} mark={({ sample }) => sample && <SampleMark />} />
      </Step>
      <Step heading={promotedTools.heading} aside={promotedTools.introduction}>
        <dl className="points">
          {promotedTools.tools.map(({ id, title, text, to }) => (
            <div key={id}>
              <dt>
                <a className="link" href={to}>
                  {title}
                </a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="small">{promotedTools.freePlan}</p>
      </Step>
    </section>
  );
}

function Step({ heading, aside, children }: { heading: string; aside?: string; children: ReactNode }) {
  return (
    <div className="cut from-36 how-step">
      <div>
        <h3>{heading}</h3>
        {aside && <p className="small">{aside}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
