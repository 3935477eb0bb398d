import {
  type ComparisonGroup,
  type ComparisonRow,
  columnNames,
  comparison,
  comparisonGroups,
  isSameForAll,
} from "#content/comparison.ts";
import { type Plan, plans } from "#core/plans.ts";
import { Stamp } from "#site/ui/stamp.tsx";
import { bandOf, hasOrigin } from "./band.ts";
import { CellMark } from "./cell-mark.tsx";
import { ChooseLink, type PlanHref } from "./choose-link.tsx";
import { PlanPrice } from "./plan-price.tsx";

/** A row is a zone: it starts at the first plan that has the feature and runs to the axis. */
export function ComparisonTable({ planHref }: { planHref: PlanHref }) {
  return (
    <table className="compare-table">
      <caption className="sr">{comparison.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{comparison.featureColumn}</span>
          </th>
          {plans.map((plan) => (
            <PlanColumn key={plan.id} plan={plan} />
          ))}
        </tr>
      </thead>
      {comparisonGroups.map((group) => (
        <GroupRows key={group.heading} group={group} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">
            <span className="sr">{comparison.chooseRow}</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.id}>
              <ChooseLink plan={plan} planHref={planHref} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function PlanColumn({ plan }: { plan: Plan }) {
  return (
    <th scope="col">
      <span className="compare-stamp">{plan.badge && <Stamp>{plan.badge}</Stamp>}</span>
      <span className="compare-name">{columnNames[plan.id]}</span>{" "}
      <span className="compare-price">
        <PlanPrice plan={plan} />
      </span>
    </th>
  );
}

function GroupRows({ group }: { group: ComparisonGroup }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={plans.length + 1}>
          {group.heading}
        </th>
      </tr>
      {group.rows.map((row) => (
        <FeatureRow key={row.name} row={row} />
      ))}
    </tbody>
  );
}

function FeatureRow({ row }: { row: ComparisonRow }) {
  return (
    <tr className={isSameForAll(row) ? "same" : undefined}>
      <th scope="row">
        {row.name} {row.note && <small>{row.note.text}</small>}
      </th>
      {plans.map(({ id }) => (
        <td
          key={id}
          className={hasOrigin(row, id) ? `${bandOf(row.cells[id])} origin` : bandOf(row.cells[id])}
        >
          <CellMark cell={row.cells[id]} />
        </td>
      ))}
    </tr>
  );
}
