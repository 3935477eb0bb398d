import { ownWords as words } from "#content/dashboard-recompute.ts";
import type { YearReturn } from "#core/backtest/monthly-returns.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";

/** Months down, years across: a file has few years. */
export function OwnMonths({ years }: { years: readonly YearReturn[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="wb-scroll" aria-label={words.monthsCaption} tabIndex={0}>
      <Table caption={words.monthsCaption} flush>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            {years.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.monthNames.map((name, month) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {years.map(({ year, months }) => (
                <Percent key={year} percent={months[month] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            {years.map(({ year, sumPercent }) => (
              <Percent key={year} percent={sumPercent} />
            ))}
          </tr>
          <tr>
            <th scope="row">{words.compounded}</th>
            {years.map(({ year, compoundedPercent }) => (
              <Percent key={year} percent={compoundedPercent} />
            ))}
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}

function Percent({ percent }: { percent: number | null }) {
  return <td>{percent === null ? words.noMonth : <SignedPercent percent={percent} digits={1} />}</td>;
}
