import { type MouseEvent, type ReactNode, useRef } from "react";
import { type GuideSectionName, writtenGuide } from "#content/guide.ts";
import { useReadingPosition } from "#site/browser/reading-position.ts";
import { ContentsList } from "#site/ui/contents-list.tsx";
import { Tag } from "#site/ui/tag.tsx";
import { GuideSearch } from "./guide-search.tsx";
import { LevelsDrawing } from "./levels-drawing.tsx";
import { TouchesDrawing } from "./touches-drawing.tsx";
import { useGuideSearch } from "./use-guide-search.ts";
import { ZoneDrawing } from "./zone-drawing.tsx";

/** A section of the written guide, its text already drawn. */
export type WrittenSection = {
  name: GuideSectionName;
  id: string;
  heading: string;
  tag?: string;
  tone?: "loss";
  summary: string;
  opening: ReactNode;
  rest: ReactNode;
};

const drawings: Partial<Record<GuideSectionName, ReactNode>> = {
  "04-reading-a-zone": <ZoneDrawing />,
  "05-strength-and-touches": <TouchesDrawing />,
  "06-entries-stops-and-targets": <LevelsDrawing />,
};

export function GuideReader({ sections }: { sections: readonly WrittenSection[] }) {
  const article = useRef<HTMLElement>(null);
  const { search, step, ...state } = useGuideSearch(article);
  const counts = new Map<string, number>();
  for (const { section } of state.passages) counts.set(section, (counts.get(section) ?? 0) + 1);
  const entries = sections.flatMap(({ id, name, heading }) => {
    const count = counts.get(id);
    if (counts.size > 0 && count === undefined) return [];
    return [{ id, heading, number: numberOf(name), ...(count === undefined ? {} : { count }) }];
  });
  const current = useReadingPosition(entries.map(({ id }) => id));

  function followed({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href^="#"]')) search("");
  }
  return (
    <div className="reader">
      <div className="reader-side">
        <GuideSearch state={state} search={search} step={step} />
        <ContentsList label={writtenGuide.contents} entries={entries} current={current} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too */}
      <article className="prose written" ref={article} onClick={followed}>
        <p className="small">{writtenGuide.platformNote}</p>
        {sections.map((section) => (
          <section
            data-part
            key={section.id}
            aria-labelledby={section.id}
            hidden={counts.size > 0 && !counts.has(section.id)}
          >
            <SectionText section={section} />
          </section>
        ))}
      </article>
    </div>
  );
}

function SectionText({ section }: { section: WrittenSection }) {
  const number = numberOf(section.name);
  return (
    <>
      <h2 id={section.id}>
        {number && <span className="num">{number}</span>} {section.heading}
        {section.tag && (
          <Tag decorative tone={section.tone ?? "zone"}>
            {section.tag}
          </Tag>
        )}
      </h2>
      <p className="prose-summary">{section.summary}</p>
      {section.opening}
      {drawings[section.name]}
      {section.rest}
    </>
  );
}

/** "04-reading-a-zone" is section 4; troubleshooting has no number. */
function numberOf(name: GuideSectionName): string {
  return String(Number.parseInt(name, 10) || "");
}
