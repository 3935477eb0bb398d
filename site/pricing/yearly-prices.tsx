import type { ReactNode } from "react";
import { yearlyColumns, yearlySection, yearlyTag } from "#content/pricing.ts";
import { formatMoney } from "#core/money.ts";
import { type Plan, paidPlans } from "#core/plans.ts";
import { amountDue, yearlySavingPercent } from "#core/pricing.ts";
import { InCurrency, Price } from "#site/ui/in-currency.tsx";
import { Table } from "#site/ui/table.tsx";
import { Zone } from "#site/ui/zone.tsx";

type Column = { name: string; wideOnly?: boolean; cell: (plan: Plan) => ReactNode };

const columns: readonly Column[] = [
  { name: yearlyColumns.list, wideOnly: true, cell: (plan) => <Price of={plan.list} /> },
  { name: yearlyColumns.monthly, cell: (plan) => <Price of={plan.offer} /> },
  { name: yearlyColumns.perMonth, cell: (plan) => plan.yearlyPerMonth && <Price of={plan.yearlyPerMonth} /> },
  {
    name: yearlyColumns.total,
    cell: (plan) => (
      <InCurrency
        INR={formatMoney(amountDue(plan, "yearly", "INR"))}
        USD={formatMoney(amountDue(plan, "yearly", "USD"))}
      />
    ),
  },
  {
    name: yearlyColumns.saving,
    wideOnly: true,
    cell: (plan) => (
      <InCurrency INR={`${yearlySavingPercent(plan, "INR")}%`} USD={`${yearlySavingPercent(plan, "USD")}%`} />
    ),
  },
];

export function YearlyPrices() {
  const { label, remark, heading, introduction, caption } = yearlySection;
  const tag = (
    <span className="when-priced">
      <InCurrency INR={yearlyTag("INR")} USD={yearlyTag("USD")} />
    </span>
  );
  return (
    <section className="sec">
      <Zone label={label} remark={remark} tag={tag} from="36" />
      <div className="cut questions">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{introduction}</p>
        </div>
        <Table caption={caption} flush>
          <thead className="wrap">
            <tr>
              <th scope="col">{yearlyColumns.plan}</th>
              {columns.map(({ name, wideOnly }) => (
                <th key={name} scope="col" className={wideOnly ? "max-md:hidden" : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paidPlans.map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{plan.name}</th>
                {columns.map(({ name, wideOnly, cell }) => (
                  <td key={name} className={wideOnly ? "max-md:hidden" : undefined}>
                    <span className="when-priced">{cell(plan)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
