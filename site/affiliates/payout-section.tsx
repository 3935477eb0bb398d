import { payout } from "#content/affiliate-rewards.ts";
import { Flow } from "#site/ui/flow.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function PayoutSection() {
  return (
    <section className="sec">
      <Zone as="h2" label={payout.label} tag={payout.tag} />
      <Flow steps={payout.steps} />
      <div className="thirds">
        <p>{payout.recurring}</p>
        <p>{payout.adjustments}</p>
        <p>{payout.example}</p>
      </div>
    </section>
  );
}
