import { rungLabel, tiersSection, tierWords } from "#content/affiliate-tiers.ts";
import { commissionPercent } from "#core/affiliate/commission.ts";
import { type Tier, tiers } from "#core/affiliate/tiers.ts";
import { Zone } from "#site/ui/zone.tsx";

/** The height of the drawing, in percent of commission. */
const ladderTopPercent = 50;

export function TierLadder() {
  return (
    <section className="sec tier-ladder">
      <Zone as="h2" label={tiersSection.label} remark={tiersSection.remark} tag={tiersSection.tag} />
      <ol className="tiers">
        {tiers.map((tier) => (
          <TierRung key={tier.id} tier={tier} />
        ))}
      </ol>
      <p className="small">{tiersSection.note}</p>
    </section>
  );
}

function TierRung({ tier }: { tier: Tier }) {
  const { name, percent, qualifies, task } = tierWords(tier);
  const height = (100 * commissionPercent[tier.id]) / ladderTopPercent;
  const shade = `rung-${tier.id}`;
  return (
    <li>
      <svg className="rung" role="img" aria-label={rungLabel(tier)}>
        <linearGradient id={shade} x2="0" y2="1">
          <stop />
          <stop offset="1" />
        </linearGradient>
        <rect fill={`url(#${shade})`} y={`${100 - height}%`} width="100%" height={`${height}%`} />
        <line x2="100%" y1={`${100 - height}%`} y2={`${100 - height}%`} />
        <text y={`${100 - height}%`} dy="-14">
          {percent}
        </text>
      </svg>
      <h3>{name}</h3>
      <dl>
        <dt>{tiersSection.qualifies}</dt>
        <dd>{qualifies}</dd>
        <dt>{tiersSection.task}</dt>
        <dd>{task}</dd>
      </dl>
    </li>
  );
}
