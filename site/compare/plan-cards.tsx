import { columnNames, comparison, comparisonGroups, isSameForAll } from "#content/comparison.ts";
import { planText } from "#content/plans.ts";
import { type Plan, plans } from "#core/plans.ts";
import { Stamp } from "#site/ui/stamp.tsx";
import { bandOf } from "./band.ts";
import { CellMark } from "./cell-mark.tsx";
import { ChooseLink, type PlanHref } from "./choose-link.tsx";
import { PlanPrice } from "./plan-price.tsx";

/** The table once more for narrow screens, one plan under the other; CSS shows one of the two. */
export function PlanCards({ planHref }: { planHref: PlanHref }) {
  return (
    <>
      <nav className="compare-jump" aria-label={comparison.plansLabel}>
        {plans.map(({ id }) => (
          <a key={id} href={`#${anchor(id)}`}>
            {columnNames[id]}
          </a>
        ))}
      </nav>
      <div className="compare-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} planHref={planHref} />
        ))}
      </div>
    </>
  );
}

function PlanCard({ plan, planHref }: { plan: Plan; planHref: PlanHref }) {
  const { id, badge } = plan;
  return (
    <article data-part id={anchor(id)} aria-labelledby={`${anchor(id)}-name`}>
      {badge && <Stamp>{badge}</Stamp>}
      <h2 id={`${anchor(id)}-name`}>{columnNames[id]}</h2>
      <p className="small">{planText(id).description}</p>
      <p className="plan-price">
        <PlanPrice plan={plan} />
      </p>
      {comparisonGroups.map((group) => (
        <div key={group.heading}>
          <h3>{group.heading}</h3>
          <dl>
            {group.rows.map((row) => (
              <div key={row.name} className={isSameForAll(row) ? "same" : undefined}>
                <dt>
                  {row.name} {row.note?.about === id && <small>{row.note.text}</small>}
                </dt>
                <dd className={bandOf(row.cells[id])}>
                  <CellMark cell={row.cells[id]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <ChooseLink plan={plan} planHref={planHref} />
    </article>
  );
}

function anchor(id: Plan["id"]): string {
  return `compare-${id}`;
}
