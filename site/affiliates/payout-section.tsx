import { payout } from "#content/affiliate-rewards.ts";
import { Zone } from "#site/ui/zone.tsx";

export function PayoutSection() {
  return (
    <section className="sec">
      <Zone as="h2" label={payout.label} tag={payout.tag} />
      <ol className="payout-steps">
        {payout.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="thirds">
        <p>{payout.recurring}</p>
        <p>{payout.adjustments}</p>
        <p>{payout.example}</p>
      </div>
    </section>
  );
}
