import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";
import { KitSection } from "./kit-section.tsx";

const rows = [
  { name: "Stocks", trades: "204", winRate: "79.90%", total: 31.63, drawdown: -8.2 },
  { name: "Forex", trades: "2,545", winRate: "73.52%", total: 42.18, drawdown: -8.49, hover: true },
  { name: "Crypto", trades: "1,033", winRate: "72.80%", total: -3.1, drawdown: -13.54 },
];

export function TableSection() {
  return (
    <KitSection title="Table" columns={7}>
      <Table caption="Sample ledgers with trades, win rate, total return and drawdown">
        <thead>
          <tr>
            <th scope="col">Ledger</th>
            <th scope="col">Trades</th>
            <th scope="col" className="max-md:hidden">
              Win rate
            </th>
            <th scope="col">Total return</th>
            <th scope="col">Max drawdown</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={row.hover ? "is-hover" : undefined}>
              <th scope="row">{row.name}</th>
              <td>{row.trades}</td>
              <td className="max-md:hidden">{row.winRate}</td>
              <td>
                <SignedPercent percent={row.total} />
              </td>
              <td>
                <SignedPercent percent={row.drawdown} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>
              <span className="dblr">3,782</span>
            </td>
            <td className="max-md:hidden" />
            <td />
            <td />
          </tr>
        </tfoot>
      </Table>
      <p className="kit-cap">Row two shows hover. The win rate is dropped below 768 px.</p>
    </KitSection>
  );
}
