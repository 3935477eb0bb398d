import { whyJoin } from "#content/affiliates.ts";
import { Zone } from "#site/ui/zone.tsx";
import { PointList } from "./point-list.tsx";

export function WhyJoin() {
  return (
    <section className="sec">
      <Zone label={whyJoin.label} from="half" />
      <div className="cut from-half aff-cut">
        <div>
          <h2>{whyJoin.heading}</h2>
          <p className="lede">{whyJoin.introduction}</p>
        </div>
        <PointList points={whyJoin.reasons} />
      </div>
    </section>
  );
}
