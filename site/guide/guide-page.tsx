import { guideHelp, guidePage, guidePdf, writtenGuide } from "#content/guide.ts";
import { type CalendarDate, formatDate } from "#core/calendar-date.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { BrokenBoxRule } from "./broken-box-rule.tsx";
import { GuideReader, type WrittenSection } from "./guide-reader.tsx";
import { TutorialCards } from "./tutorial-cards.tsx";

type GuidePageProps = { updated: CalendarDate; sections: readonly WrittenSection[] };

export function GuidePage({ updated, sections }: GuidePageProps) {
  return (
    <>
      <Opening updated={updated} />
      <TutorialCards sections={sections} />
      <BrokenBoxRule sections={sections} />
      <section className="sec written-guide">
        <Zone label={writtenGuide.label} remark={writtenGuide.remark} tag={writtenGuide.tag} />
        <GuideReader sections={sections} />
      </section>
      <Help />
    </>
  );
}

function Opening({ updated }: { updated: CalendarDate }) {
  return (
    <section className="sec phead g12 guide-opening">
      <div>
        <p className="on-paper">{guidePdf.paperLine}</p>
        <h1>{guidePage.heading}</h1>
        <p className="small">
          {writtenGuide.dated} <time dateTime={updated}>{formatDate(updated)}</time>.
        </p>
      </div>
      <div>
        <p className="lede">{guidePage.introduction}</p>
        {guidePdf.path && (
          <p className="guide-pdf">
            <a className={buttonClass()} href={guidePdf.path} target="_blank" rel="noopener">
              <Icon name="download" />
              {guidePdf.label}
            </a>
            <span className="small">{guidePdf.note}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function Help() {
  return (
    <section className="sec guide-help">
      <Zone label={guideHelp.label} from="36" />
      <div className="cut from-36">
        <h2>{guideHelp.heading}</h2>
        <div>
          <p className="lede">{guideHelp.text}</p>
          <a className={buttonClass({ variant: "secondary" })} href={guideHelp.link.to}>
            {guideHelp.link.label}
          </a>
        </div>
      </div>
    </section>
  );
}
