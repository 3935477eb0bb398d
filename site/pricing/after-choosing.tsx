import { afterChoosing, stepsAfterChoosing } from "#content/pricing.ts";
import { Flow } from "#site/ui/flow.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function AfterChoosing() {
  return (
    <section className="sec">
      <Zone as="h2" label={afterChoosing.label} tag={afterChoosing.tag} />
      <Flow steps={stepsAfterChoosing} />
    </section>
  );
}
