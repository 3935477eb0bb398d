import { type ExplorePage, exploreWords, neverIncluded } from "#content/explore.ts";
import type { InternalLink } from "#content/navigation.ts";
import type { Tick } from "#content/plans.ts";
import { compareAllPlans } from "#content/teasers.ts";
import { TickLine, TickList } from "#site/ui/tick-list.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { PlanTicks } from "./plan-ticks.tsx";

const { contents: words, neighbours } = exploreWords;

export function PlanContents({ page, ticks }: { page: ExplorePage; ticks: readonly Tick[] }) {
  return (
    <section className="sec">
      <Zone as="h2" label={words.label} remark={words.remark} />
      <div className="in-plan">
        <div>
          <h3>{words.included}</h3>
          <PlanTicks ticks={ticks} />
        </div>
        {page.missing.length > 0 && <Lacks heading={words.missing} lines={page.missing} />}
        <Lacks heading={words.never} lines={neverIncluded} />
      </div>
      <a className="btn btn-s mt-8" href={compareAllPlans.to}>
        {compareAllPlans.label}
      </a>
      <nav className="neighbours" aria-label={neighbours.label}>
        {page.previous && <Neighbour step={neighbours.previous} link={page.previous} />}
        {page.next && <Neighbour step={neighbours.next} link={page.next} />}
      </nav>
    </section>
  );
}

function Lacks({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <TickList className="lacks">
        {lines.map((line) => (
          <TickLine key={line} icon="minus">
            {line}
          </TickLine>
        ))}
      </TickList>
    </div>
  );
}

function Neighbour({ step, link }: { step: string; link: InternalLink }) {
  return (
    <a href={link.to}>
      <span className="small">{step}</span>
      <b>{link.label}</b>
    </a>
  );
}
