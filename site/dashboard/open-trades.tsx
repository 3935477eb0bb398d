import { sideNames, tradesSection } from "#content/dashboard-trades.ts";
import type { InstrumentReport } from "#core/backtest/report.ts";
import { Table } from "#site/ui/table.tsx";
import { priceText, SignedMoney } from "./ledger-money.tsx";
import { wallTime } from "./wall-time.ts";

const words = tradesSection.open;

/** Nothing where every trade was closed. */
export function OpenTrades({ instruments }: { instruments: readonly InstrumentReport[] }) {
  const lines = instruments.flatMap(({ facts, open, priceDecimals }) =>
    open.map((trade) => ({ trade, facts, priceDecimals })),
  );
  if (lines.length === 0) return null;
  const { columns } = words;
  return (
    <div className="open-trades">
      <h3>{words.heading}</h3>
      <p className="small">{words.note}</p>
      <Table caption={words.heading} flush>
        <thead>
          <tr>
            <th scope="col">{columns.symbol}</th>
            <th scope="col" className="words max-md:hidden">
              {columns.side}
            </th>
            <th scope="col" className="words">
              {columns.entryTime}
            </th>
            <th scope="col" className="max-md:hidden">
              {columns.entry}
            </th>
            <th scope="col" className="max-md:hidden">
              {columns.mark}
            </th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ trade, facts, priceDecimals }) => (
            <tr key={`${facts.symbol} ${trade.number}`}>
              <th scope="row">
                <b>{facts.symbol}</b>
                <span className="sub md:hidden">{sideNames[trade.direction]}</span>
              </th>
              <td className="words text-ink-2 max-md:hidden">{sideNames[trade.direction]}</td>
              <td className="words">{wallTime(trade.entryWallMs)}</td>
              <td className="text-ink-2 max-md:hidden">{priceText(trade.entryPrice, priceDecimals)}</td>
              <td className="text-ink-2 max-md:hidden">
                {trade.markPrice === null ? words.unknown : priceText(trade.markPrice, priceDecimals)}
              </td>
              <td>
                {trade.markedProfit === null ? (
                  words.unknown
                ) : (
                  <SignedMoney amount={trade.markedProfit} currency={facts.currency} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
