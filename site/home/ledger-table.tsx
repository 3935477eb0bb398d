import { performanceSection } from "#content/performance.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";

export type LedgerClass = {
  name: string;
  instruments: readonly string[];
  trades: number;
  wins: number;
  winRatePercent: number;
  totalReturnPercent: number;
  /** 0 or less. */
  maxDrawdownPercent: number;
};

const { caption, columns, sum } = performanceSection.ledgers;
const grouped = new Intl.NumberFormat("en-US");

/** Trades add up across ledgers and are double-ruled; returns on different capitals do not. */
export function LedgerTable({ classes }: { classes: readonly LedgerClass[] }) {
  const trades = classes.reduce((total, one) => total + one.trades, 0);
  const wins = classes.reduce((total, one) => total + one.wins, 0);
  return (
    <div className="ledgers">
      <Table caption={caption} flush>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className="words max-md:hidden">
              {columns.instruments}
            </th>
            <th scope="col">{columns.trades}</th>
            <th scope="col" className="max-md:hidden">
              {columns.wins}
            </th>
            <th scope="col">{columns.winRate}</th>
            <th scope="col">{columns.totalReturn}</th>
            <th scope="col" className="max-md:hidden">
              {columns.maxDrawdown}
            </th>
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <tr key={one.name}>
              <th scope="row">
                <b>{one.name}</b>
              </th>
              <td className="words text-ink-2 max-md:hidden">{one.instruments.join(", ")}</td>
              <td>{grouped.format(one.trades)}</td>
              <td className="text-ink-2 max-md:hidden">{grouped.format(one.wins)}</td>
              <td>{one.winRatePercent.toFixed(2)}%</td>
              <td>
                <SignedPercent percent={one.totalReturnPercent} />
              </td>
              <td className="max-md:hidden">
                <SignedPercent percent={one.maxDrawdownPercent} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum}</th>
            <td className="max-md:hidden" />
            <td>
              <span className="dblr">{grouped.format(trades)}</span>
            </td>
            <td className="max-md:hidden">
              <span className="dblr">{grouped.format(wins)}</span>
            </td>
            <td>
              <span className="dblr">{((wins / trades) * 100).toFixed(2)}%</span>
            </td>
            <td />
            <td className="max-md:hidden" />
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}
