import { monthNames, monthlyReturnsCard as words } from "#content/dashboard-returns.ts";
import type { YearReturn } from "#core/backtest/monthly-returns.ts";
import { sinceStart } from "#core/backtest/return-calendar.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";
import { ChartTable } from "./chart-table.tsx";
import { NoData, tenthPercent, tenthRounded } from "./month-figure.tsx";

export type YearSumsProps = {
  years: readonly YearReturn[];
  from: { year: number; month: number };
};

/** Two ways to add up months, each with its own total: neither can be mistaken for the other. */
export function YearSums({ years, from }: YearSumsProps) {
  const { caption, columns, year: yearLabel, total: totalLabel } = words.years;
  const total = sinceStart(years);
  return (
    <Table caption={caption} flush>
      <thead>
        <tr>
          <th scope="col">{columns.year}</th>
          <th scope="col">{columns.sum}</th>
          <th scope="col">{columns.compounded}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, months, sumPercent, compoundedPercent }) => (
          <tr key={year}>
            <th scope="row">{yearLabel(year, months.filter((month) => month !== null).length)}</th>
            <td>
              <Signed percent={sumPercent} />
            </td>
            <td>
              <Signed percent={compoundedPercent} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel(from.month, from.year)}</th>
          <td>
            <Total percent={total.sumPercent} />
          </td>
          <td>
            <Total percent={total.compoundedPercent} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Signed({ percent }: { percent: number | null }) {
  return percent === null ? <NoData /> : <SignedPercent percent={tenthRounded(percent)} digits={1} />;
}

function Total({ percent }: { percent: number | null }) {
  if (percent === null) return <NoData />;
  return (
    <span className={tenthRounded(percent) < 0 ? "dblr text-loss" : "dblr text-gain"}>
      {tenthPercent(percent)}
    </span>
  );
}

/** Every month of every year, also for those whose browser runs no script and who can not choose a year. */
export function MonthTable({ years }: { years: readonly YearReturn[] }) {
  const { caption, month, sum, compounded } = words.table;
  const figure = (percent: number | null | undefined) =>
    percent === null || percent === undefined ? <NoData /> : tenthPercent(percent);
  return (
    <ChartTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{month}</th>
          {years.map(({ year }) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthNames.map((name, place) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {years.map(({ year, months }) => (
              <td key={year}>{figure(months[place])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          {years.map(({ year, sumPercent }) => (
            <td key={year}>{figure(sumPercent)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{compounded}</th>
          {years.map(({ year, compoundedPercent }) => (
            <td key={year}>{figure(compoundedPercent)}</td>
          ))}
        </tr>
      </tfoot>
    </ChartTable>
  );
}
