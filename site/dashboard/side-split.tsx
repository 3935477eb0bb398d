import { streaks, sideTable as words } from "#content/dashboard-spread.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { Table } from "#site/ui/table.tsx";
import { SignedAmount } from "./signed-amount.tsx";
import { SpreadPanel } from "./spread-panel.tsx";
import { winRateText } from "./win-rate-text.ts";

const sides = ["long", "short"] as const;
const grouped = new Intl.NumberFormat("en-US");

export function SideSplit({ report }: { report: ClassReport }) {
  const { figures, sample } = report;
  return (
    <SpreadPanel heading={words.heading} sample={sample}>
      <SideTable report={report} />
      <dl className="stats">
        {[
          { name: streaks.wins, trades: figures.mostWinsInRow },
          { name: streaks.losses, trades: figures.mostLossesInRow },
        ].map(({ name, trades }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {grouped.format(trades)} {streaks.unit(trades)}
            </dd>
          </div>
        ))}
      </dl>
    </SpreadPanel>
  );
}

function SideTable({ report }: { report: ClassReport }) {
  const { figures } = report;
  const unit = unitOf(report);
  return (
    <Table caption={words.caption} flush>
      <thead>
        <tr>
          <th scope="col">{words.columns.side}</th>
          <th scope="col">{words.columns.trades}</th>
          <th scope="col">{words.columns.wins}</th>
          <th scope="col">{words.columns.winRate}</th>
          <th scope="col">{words.columns.net}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => {
          const { trades, wins, netProfit } = report.sides[side];
          return (
            <tr key={side}>
              <th scope="row">
                <b>{words.sides[side]}</b>
              </th>
              <td>{grouped.format(trades)}</td>
              <td>{grouped.format(wins)}</td>
              <td>{winRateText(report.sides[side])}</td>
              <td>
                <SignedAmount amount={netProfit} unit={unit} zeros="kept" />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>
            <span className="dblr">{grouped.format(figures.trades)}</span>
          </td>
          <td>
            <span className="dblr">{grouped.format(figures.wins)}</span>
          </td>
          <td>
            <span className="dblr">{winRateText(figures)}</span>
          </td>
          <td>
            <span className="dblr">
              <SignedAmount amount={figures.netProfit} unit={unit} zeros="kept" />
            </span>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
