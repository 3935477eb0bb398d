import { type HomeAnchor, homeSections } from "#content/home.ts";
import { Zone, type ZoneStart } from "#site/ui/zone.tsx";

/** The divider, heading and introduction of an anchored section. */
export function SectionOpening({ anchor, from = "0" }: { anchor: HomeAnchor; from?: ZoneStart }) {
  const { label, remark, heading, introduction } = homeSections[anchor];
  return (
    <section className="sec" id={anchor}>
      {label && <Zone label={label} remark={remark} from={from} />}
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
    </section>
  );
}
