import { homeSections } from "#content/home.ts";
import { philosophyTag, principles } from "#content/philosophy.ts";
import { Zone } from "#site/ui/zone.tsx";

export function Philosophy() {
  return (
    <section className="sec" id="philosophy">
      <Zone as="h2" tone="gain" label={homeSections.philosophy.label} tag={philosophyTag} />
      <div className="principles">
        {principles.map(({ title, text }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
