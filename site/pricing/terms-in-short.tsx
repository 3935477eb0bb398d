import { terms, termsSection } from "#content/pricing.ts";
import { Zone } from "#site/ui/zone.tsx";

export function TermsInShort() {
  return (
    <section className="sec">
      <Zone as="h2" {...termsSection} />
      <div className="row4 terms">
        {terms.map(({ name, text, link }) => (
          <article key={name}>
            <h3>{name}</h3>
            <p className="small">{text}</p>
            <a className="btn btn-t" href={link.to}>
              {link.label}
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}
