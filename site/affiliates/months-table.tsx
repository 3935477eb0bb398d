import { monthsChart as words } from "#content/affiliate-calculator.ts";
import type { Earned, EarnedMonth } from "#core/affiliate/earnings.ts";
import { formatMoney } from "#core/money.ts";
import { Table } from "#site/ui/table.tsx";

const parts = ["commission", "bonus", "renewals"] as const;

/** The chart's values for those who can not see it, or want to check it. */
export function MonthsTable({ months, all }: { months: readonly EarnedMonth[]; all: Earned }) {
  return (
    <details className="months-table">
      <summary>
        <span className="link">{words.table}</span>
      </summary>
      <Table flush caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.monthColumn}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {words.parts[part]}
              </th>
            ))}
            <th scope="col">{words.totalColumn}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <Row key={month.month} head={String(month.month)} earned={month} />
          ))}
        </tbody>
        <tfoot>
          <Row head={words.totalRow} earned={all} />
        </tfoot>
      </Table>
    </details>
  );
}

function Row({ head, earned }: { head: string; earned: Earned }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {parts.map((part) => (
        <td key={part}>{formatMoney(earned[part])}</td>
      ))}
      <td>{formatMoney(earned.total)}</td>
    </tr>
  );
}
