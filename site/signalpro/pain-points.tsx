import { painPoints, painSection, painTag } from "#content/signalpro.ts";
import { Zone } from "#site/ui/zone.tsx";

export function PainPoints() {
  return (
    <section className="sec">
      <Zone {...painSection} tag={painTag} tone="loss" as="h2" />
      <div className="sp-row sp-pains">
        {painPoints.map(({ title, text }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
