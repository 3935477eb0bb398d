import { type TrialDate, trialDateLabels, trialDates, trialSection } from "#content/trial-dates.ts";
import { plans } from "#core/plans.ts";
import { Table } from "#site/ui/table.tsx";
import { Zone } from "#site/ui/zone.tsx";

const columns: readonly { date: TrialDate; className?: string }[] = [
  { date: "trialEnds", className: "max-md:hidden" },
  { date: "cancelBy" },
  { date: "firstCharge" },
  { date: "nextMonthly" },
  { date: "nextYearly", className: "max-md:hidden" },
];

export function TrialCalendar() {
  const { label, remark, tag, heading, introduction, caption, planColumn } = trialSection;
  return (
    <section className="sec">
      <Zone label={label} remark={remark} tag={tag} />
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
      <Table caption={caption} flush>
        <thead className="wrap">
          <tr>
            <th scope="col">{planColumn}</th>
            {columns.map(({ date, className }) => (
              <th key={date} scope="col" className={className}>
                {trialDateLabels[date]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              {columns.map(({ date, className }) => (
                <td key={date} className={className}>
                  {trialDates(plan)[date]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
