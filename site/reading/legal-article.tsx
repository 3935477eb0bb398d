import { company } from "#content/company.ts";
import { formatDate } from "#core/calendar-date.ts";
import { useReadingPosition } from "#site/browser/reading-position.ts";
import { ContentsList } from "#site/ui/contents-list.tsx";
import { BlockList } from "./block-list.tsx";
import type { LegalPage } from "./legal-pages.ts";

export function LegalArticle({ page }: { page: LegalPage }) {
  const current = useReadingPosition(page.sections.map(({ id }) => id));
  return (
    <section className="sec reader">
      <div className="reader-side">
        <ContentsList label="On this page" entries={page.sections} current={current} />
      </div>
      <article className="prose">
        <p className="on-paper">{company.identity.productName}</p>
        <h1>{page.title}</h1>
        <p className="small">
          Last updated <time dateTime={page.updated}>{formatDate(page.updated)}</time>.
          {page.scope && ` ${page.scope}`}
        </p>
        <p className="prose-summary">{page.summary}</p>
        <BlockList blocks={page.blocks} />
      </article>
    </section>
  );
}
