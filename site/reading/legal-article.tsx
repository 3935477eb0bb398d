import { formatDate } from "#core/calendar-date.ts";
import { BlockList } from "./block-list.tsx";
import type { LegalPage } from "./legal-pages.ts";

export function LegalArticle({ page }: { page: LegalPage }) {
  return (
    <section className="sec legal">
      <nav className="toc" aria-label="On this page">
        <Contents page={page} />
      </nav>
      <details className="toc-short">
        <summary>On this page</summary>
        <Contents page={page} />
      </details>
      <article className="prose">
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

function Contents({ page }: { page: LegalPage }) {
  return page.sections.map((section) => (
    <a key={section.id} href={`#${section.id}`}>
      {section.heading}
    </a>
  ));
}
