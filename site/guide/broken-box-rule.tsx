import { brokenBox } from "#content/guide.ts";
import { Zone } from "#site/ui/zone.tsx";
import { BrokenBoxChart } from "./broken-box-chart.tsx";
import type { WrittenSection } from "./guide-reader.tsx";

export function BrokenBoxRule({ sections }: { sections: readonly WrittenSection[] }) {
  const inFull = sections.find(({ name }) => name === brokenBox.section);
  return (
    <section className="sec">
      <Zone label={brokenBox.label} remark={brokenBox.remark} tag={brokenBox.tag} tone="loss" />
      <div className="rule">
        <div>
          <h2>{brokenBox.heading}</h2>
          <p className="lede">{brokenBox.text}</p>
          <p className="small">{brokenBox.limits}</p>
          {inFull && (
            <a className="btn btn-t" href={`#${inFull.id}`}>
              {inFull.heading}
            </a>
          )}
        </div>
        <BrokenBoxChart />
      </div>
    </section>
  );
}
