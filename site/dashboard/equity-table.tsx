import { monthText, chartTable as words } from "#content/dashboard-charts.ts";
import { type AccountUnit, amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { monthEnds } from "#core/backtest/month-ends.ts";
import type { AccountReport } from "#core/backtest/report.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { ChartTable } from "./chart-table.tsx";

const { caption, columns } = words.equity;
const grouped = new Intl.NumberFormat("en-US");

export type EquityTableProps = {
  account: AccountReport;
  name: string;
  unit: AccountUnit;
  /** Only what the chart draws: no drawdown and no benchmark on a small one. */
  brief?: boolean;
};

export function EquityTable({ account, name, unit, brief = false }: EquityTableProps) {
  const hasBenchmark = !brief && account.benchmark !== null;
  return (
    <ChartTable caption={caption(name)}>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col" className="max-md:hidden">
            {columns.trades}
          </th>
          <th scope="col">{columns.equity}</th>
          <th scope="col">{columns.return}</th>
          {!brief && <th scope="col">{columns.deepest}</th>}
          {hasBenchmark && <th scope="col">{columns.benchmark}</th>}
        </tr>
      </thead>
      <tbody>
        {monthEnds(account).map((end) => (
          <tr key={`${end.year} ${end.month}`}>
            <th scope="row">{monthText(end.year, end.month)}</th>
            <td className="max-md:hidden">{grouped.format(end.trades)}</td>
            <td>{equityText(end.equity, unit)}</td>
            <td>
              <SignedPercent percent={end.returnPercent} />
            </td>
            {!brief && <td>{signedPercent(-end.deepestDrawdownPercent, 2)}</td>}
            {hasBenchmark && <td>{signedPercent(end.benchmarkPercent ?? 0, 2)}</td>}
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}

function equityText(equity: number, unit: AccountUnit): string {
  return equity < 0 ? signedAmountText(equity, unit, "kept") : amountText(equity, unit, "kept");
}
