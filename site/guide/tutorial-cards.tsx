import { type Tutorial, tutorials, tutorialsTag, tutorialsSection as words } from "#content/tutorials.ts";
import { ExternalLink } from "#site/ui/external-link.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Zone } from "#site/ui/zone.tsx";
import type { WrittenSection } from "./guide-reader.tsx";
import { LessonStill } from "./lesson-still.tsx";

type Sections = { sections: readonly Pick<WrittenSection, "name" | "id" | "heading">[] };

export function TutorialCards({ sections }: Sections) {
  return (
    <section className="sec" id="videos">
      <Zone label={words.label} tag={tutorialsTag} />
      <div className="intro">
        <h2>{words.heading}</h2>
        <p className="lede">{words.introduction}</p>
      </div>
      <ol className="lessons bleed">
        {tutorials.map((tutorial, place) => (
          <li key={tutorial.title}>
            <TutorialCard tutorial={tutorial} lesson={place + 1} sections={sections} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type TutorialCardProps = Sections & { tutorial: Tutorial; lesson: number };

export function TutorialCard({ tutorial, lesson, sections }: TutorialCardProps) {
  const { title, description, url } = tutorial;
  const instead = sections.find(({ name }) => name === tutorial.section);
  return (
    <>
      <LessonStill lesson={lesson} recorded={url !== null} />
      <h3>
        <span className="num">{lesson}</span> {title}
      </h3>
      <p>{description}</p>
      <p className="lesson-way">
        {url === null ? (
          <>
            <SampleMark>{words.comingSoon}</SampleMark>
            {instead && (
              <a className="link" href={`#${instead.id}`}>
                {words.readInstead(instead.heading)}
              </a>
            )}
          </>
        ) : (
          <ExternalLink href={url}>
            {words.watch}
            <span className="sr">: {title}</span>
          </ExternalLink>
        )}
      </p>
    </>
  );
}
