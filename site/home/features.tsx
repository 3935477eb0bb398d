import type { ComponentType } from "react";
import { features, featuresTag } from "#content/features.ts";
import { chartsIllustrative, homeSections } from "#content/home.ts";
import { Tag, type Tone } from "#site/ui/tag.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { Access, EventMap, ManyMarkets, Volatility } from "./context-readings.tsx";
import { wholeWords } from "./whole-words.tsx";
import { Assistant, EventFlag, Forecast, Insight } from "./zone-readings.tsx";

/** In the order of the features. */
const charts: readonly ComponentType[] = [
  Forecast,
  Insight,
  EventFlag,
  Assistant,
  EventMap,
  ManyMarkets,
  Access,
  Volatility,
];

export function Features() {
  const { label, remark, heading, introduction } = homeSections.features;
  return (
    <section className="sec" id="features">
      <Zone label={label} remark={remark} tag={featuresTag} />
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
      <FeatureRow first={0} price="24,860" tone="zone" />
      <FeatureRow first={4} price="24,515" tone="gain" />
      <p className="small features-note">{chartsIllustrative}</p>
    </section>
  );
}

/** One zone runs behind all four charts; on a phone the row is panned like a chart. */
function FeatureRow({ first, price, tone }: { first: number; price: string; tone: Tone }) {
  const row = features.slice(first, first + 4);
  const classes = tone === "gain" ? "features gain" : "features";
  const label = `Features ${first + 1} to ${first + row.length}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and there is none
    <div className={classes} role="group" aria-label={label} tabIndex={0}>
      <Tag tone={tone} decorative>
        {price}
      </Tag>
      {row.map((feature, index) => {
        const Chart = charts[first + index];
        return (
          <article key={feature.title}>
            <div className="features-chart">{Chart && <Chart />}</div>
            <h3>{wholeWords(feature.title)}</h3>
            <p>{wholeWords(feature.text)}</p>
          </article>
        );
      })}
    </div>
  );
}
