import { afterChoosing, stepsAfterChoosing } from "#content/pricing.ts";
import { Zone } from "#site/ui/zone.tsx";

export function AfterChoosing() {
  return (
    <section className="sec">
      <Zone as="h2" label={afterChoosing.label} tag={afterChoosing.tag} />
      <ol className="flow">
        {stepsAfterChoosing.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
