import { bonusTaskList, freePro, monthlyBonusTable } from "#content/affiliate-rewards.ts";
import { Table } from "#site/ui/table.tsx";
import { TickLine, TickList } from "#site/ui/tick-list.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function RewardsSection() {
  return (
    <section className="sec">
      <Zone label={freePro.label} tag={freePro.tag} from="half" />
      <div className="cut from-half aff-cut">
        <div>
          <h2>{freePro.heading}</h2>
          <h3>{bonusTaskList.heading}</h3>
          <TickList className="bonus-tasks">
            {bonusTaskList.items.map(({ task, reward }) => (
              <TickLine key={task}>
                {task}: <b>{reward}</b>
              </TickLine>
            ))}
          </TickList>
          <p className="small">{bonusTaskList.note}</p>
        </div>
        <div>
          <StepTable
            caption={freePro.caption}
            heads={[freePro.referralsColumn, freePro.monthsColumn]}
            rows={freePro.steps.map(({ referrals, months }) => [referrals, months])}
          />
          <StepTable
            caption={monthlyBonusTable.caption}
            heads={[monthlyBonusTable.referralsColumn, monthlyBonusTable.bonusColumn]}
            rows={monthlyBonusTable.steps.map(({ referrals, bonus }) => [referrals, bonus])}
          />
          <p className="small">{freePro.note}</p>
        </div>
      </div>
    </section>
  );
}

type Pair = readonly [referrals: string, reward: string];

function StepTable({ caption, heads, rows }: { caption: string; heads: Pair; rows: readonly Pair[] }) {
  return (
    <Table flush caption={caption}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([referrals, reward]) => (
          <tr key={referrals}>
            <th scope="row">{referrals}</th>
            <td>{reward}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
