import { commissionTable, earningsCaption, earningsTable, tierColumn } from "#content/affiliate-earnings.ts";
import { commission } from "#core/affiliate/commission.ts";
import { paySlip } from "#core/affiliate/earnings.ts";
import { tiers } from "#core/affiliate/tiers.ts";
import { formatMoney } from "#core/money.ts";
import { type Plan, paidPlans } from "#core/plans.ts";
import { Table } from "#site/ui/table.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function CommissionSection() {
  const { label, remark, tag, heading, introduction, notes } = commissionTable;
  return (
    <section className="sec">
      <Zone label={label} remark={remark} tag={tag} from="36" />
      <div className="cut from-36 aff-cut">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{introduction}</p>
        </div>
        <div>
          <CommissionTable />
          <ul className="aff-notes small">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="aff-months">
        <h3>{earningsTable.heading}</h3>
        <p className="small">{earningsTable.introduction}</p>
        <div className="thirds">
          {paidPlans.map((plan) => (
            <PlanEarnings key={plan.id} plan={plan} />
          ))}
        </div>
        <p className="small">{earningsTable.note}</p>
      </div>
    </section>
  );
}

function CommissionTable() {
  return (
    <Table flush caption={commissionTable.caption}>
      <TierHead corner={commissionTable.planColumn} />
      <tbody>
        {paidPlans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              <b>{plan.name}</b>
            </th>
            {tiers.map(({ id }) => (
              <td key={id}>{formatMoney(commission(plan, id))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PlanEarnings({ plan }: { plan: Plan }) {
  return (
    <div>
      <h4>{plan.name}</h4>
      <Table flush caption={earningsCaption(plan)}>
        <TierHead corner={earningsTable.countColumn} />
        <tbody>
          {earningsTable.referralCounts.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              {tiers.map(({ id }) => (
                <td key={id}>{formatMoney(paySlip({ [plan.id]: count }, id).total)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function TierHead({ corner }: { corner: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {tiers.map((tier) => (
          <th key={tier.id} scope="col">
            {tierColumn(tier)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
