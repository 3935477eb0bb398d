import { ledgerSample, performanceSection as words } from "#content/performance.ts";
import { EquityCurve, type TimeMark } from "#site/charts/equity-curve.tsx";
import { drawdownPercents } from "#site/charts/equity-points.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Table } from "#site/ui/table.tsx";

/** Times and prices as the ledger writes them: zone and decimals are its own. */
type LedgerTrade = {
  number: number;
  opened: string;
  symbol: string;
  side: "Long" | "Short";
  entry: string;
  exit: string;
  resultPercent: number;
  /** The equity after this trade. */
  runningPercent: number;
};

export type LedgerExtract = {
  name: string;
  /** As in "Jan 2024 to Dec 2025". */
  period: string;
  /** The clock of `opened`, as in "IST". */
  clock: string;
  trades: number;
  wins: number;
  /** After each trade, in percent of the capital, beginning with the capital itself: 0. */
  equity: readonly number[];
  times: readonly TimeMark[];
  lastTrades: readonly LedgerTrade[];
  totalReturnPercent: number;
};

export function ReportCard({ ledger, sample }: { ledger: LedgerExtract; sample: boolean }) {
  const { name, period, trades, wins, equity, times, totalReturnPercent } = ledger;
  const deepest = Math.min(...drawdownPercents(equity));
  return (
    <article className="report">
      <header>
        <h3>{words.ledgerName(name)}</h3>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <span className="num">{words.ledgerFacts(period, trades, wins)}</span>
      </header>
      <EquityCurve
        equity={equity}
        times={times}
        label={words.curve(name, signedPercent(totalReturnPercent, 2), signedPercent(deepest, 1))}
        formatPercent={signedPercent}
      />
      <LastTrades ledger={ledger} />
      <p className="report-total">
        {words.total}
        <b className={totalReturnPercent < 0 ? "dblr num text-loss" : "dblr num text-gain"}>
          {signedPercent(totalReturnPercent, 2)}
        </b>
      </p>
    </article>
  );
}

function LastTrades({ ledger: { name, clock, lastTrades } }: { ledger: LedgerExtract }) {
  const { caption, columns } = words.lastTrades;
  return (
    <Table caption={caption(name, lastTrades.length)}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col" className="words">
            {columns.opened}, {clock}
          </th>
          <th scope="col" className="words">
            {columns.symbol}
          </th>
          <th scope="col" className="words max-md:hidden">
            {columns.side}
          </th>
          <th scope="col" className="max-md:hidden">
            {columns.entry}
          </th>
          <th scope="col" className="max-md:hidden">
            {columns.exit}
          </th>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.running}</th>
        </tr>
      </thead>
      <tbody>
        {lastTrades.map((trade) => (
          <tr key={trade.number}>
            <td>{trade.number}</td>
            <td className="words text-ink-2">{trade.opened}</td>
            <td className="words">{trade.symbol}</td>
            <td className="words text-ink-2 max-md:hidden">{trade.side}</td>
            <td className="text-ink-2 max-md:hidden">{trade.entry}</td>
            <td className="text-ink-2 max-md:hidden">{trade.exit}</td>
            <td>
              <SignedPercent percent={trade.resultPercent} />
            </td>
            <td>{signedPercent(trade.runningPercent, 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
