import type { ReactNode } from "react";
import { sideNames, tradesSection as words } from "#content/dashboard-trades.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { TradeLine } from "#core/backtest/trade-line.ts";
import type { TradeOrder, TradePage, TradeQuery } from "#core/backtest/trade-query.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";
import { priceText, SignedMoney } from "./ledger-money.tsx";
import { wallTime } from "./wall-time.ts";

type Sort = Pick<TradeQuery, "order" | "descending">;

export type TradeTableProps = {
  page: TradePage;
  /** Of the class; null where its ledgers have several. */
  currency: string | null;
  decimalsOf: (symbol: string) => number;
  sort: Sort;
  /** Undefined on a page that has no script, or not yet: then the heads are words. */
  onSort: ((sort: Sort) => void) | undefined;
};

export function TradeTable({ page, currency, decimalsOf, sort, onSort }: TradeTableProps) {
  const { columns } = words;
  const head = (order: TradeOrder, label: ReactNode, className?: string) => (
    <SortHead order={order} sort={sort} onSort={onSort} className={className}>
      {label}
    </SortHead>
  );
  return (
    <Table caption={words.caption} flush>
      <thead>
        <tr>
          {head("number", columns.number, "max-md:hidden")}
          {head("symbol", columns.symbol, "words")}
          {head("side", columns.side, "words max-md:hidden")}
          {head("entry", columns.entryTime, "words max-md:hidden")}
          {head("exit", columns.exitTime, "words")}
          <th scope="col" className="max-md:hidden">
            {columns.entry}
          </th>
          <th scope="col" className="max-md:hidden">
            {columns.exit}
          </th>
          {head("result", columns.result)}
          <th scope="col" className="max-lg:hidden">
            {columns.percent}
          </th>
          {head("hold", columns.held, "max-xl:hidden")}
        </tr>
      </thead>
      <tbody>
        {page.lines.map((line) => (
          <TradeRow key={`${line.symbol} ${line.number}`} line={line} decimals={decimalsOf(line.symbol)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="max-md:hidden" />
          <th scope="row" className="words">
            <span className="dblr">{words.total(page.found)}</span>
          </th>
          <td className="max-md:hidden" />
          <td className="max-md:hidden" />
          <td className="words">
            <span className="dblr">{words.won(page.wins)}</span>
          </td>
          <td className="max-md:hidden" />
          <td className="max-md:hidden" />
          <td>
            {page.netProfit !== null && currency !== null && (
              <SignedMoney amount={page.netProfit} currency={currency} className="dblr" />
            )}
            <span className="sub lg:hidden">
              <SignedPercent percent={page.returnPercent} />
            </span>
          </td>
          <td className="max-lg:hidden">
            <SignedPercent percent={page.returnPercent} className="dblr" />
          </td>
          <td className="max-xl:hidden" />
        </tr>
      </tfoot>
    </Table>
  );
}

function TradeRow({ line, decimals }: { line: TradeLine; decimals: number }) {
  const entry = priceText(line.entryPrice, decimals);
  const exit = priceText(line.exitPrice, decimals);
  return (
    <tr>
      <td className="text-ink-2 max-md:hidden">{line.number}</td>
      <th scope="row" className="words">
        <b>{line.symbol}</b>
        <span className="sub md:hidden">
          {sideNames[line.direction]}, {words.numbered(line.number)}
        </span>
      </th>
      <td className="words text-ink-2 max-md:hidden">{sideNames[line.direction]}</td>
      <td className="words max-md:hidden">
        {wallTime(line.entryWallMs)}
        <Signal text={line.entrySignal} />
      </td>
      <td className="words">
        {wallTime(line.exitWallMs)}
        <Signal text={line.exitSignal} />
        <span className="sub md:hidden">{words.prices(entry, exit)}</span>
      </td>
      <td className="text-ink-2 max-md:hidden">{entry}</td>
      <td className="text-ink-2 max-md:hidden">{exit}</td>
      <td>
        <SignedMoney amount={line.netProfit} currency={line.currency} />
        <span className="sub lg:hidden">
          <SignedPercent percent={line.returnPercent} />
        </span>
      </td>
      <td className="max-lg:hidden">
        <SignedPercent percent={line.returnPercent} />
      </td>
      <td className="text-ink-2 max-xl:hidden">{durationText(line.holdMinutes)}</td>
    </tr>
  );
}

/** Free text of whoever wrote the strategy: cut off where it is long, whole for whoever points at it. */
function Signal({ text }: { text: string }) {
  return (
    text !== "" && (
      <span className="sub signal max-md:hidden" title={text}>
        {text}
      </span>
    )
  );
}

/** Names from A to Z, everything else with the largest or the latest first. */
const risingFirst: readonly TradeOrder[] = ["symbol", "side"];

type SortHeadProps = Pick<TradeTableProps, "sort" | "onSort"> & {
  order: TradeOrder;
  className?: string | undefined;
  children: ReactNode;
};

function SortHead({ order, sort, onSort, className, children }: SortHeadProps) {
  const isSorted = sort.order === order;
  const descending = isSorted ? !sort.descending : !risingFirst.includes(order);
  const direction = sort.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      {onSort ? (
        <button type="button" onClick={() => onSort({ order, descending })}>
          {children}
        </button>
      ) : (
        children
      )}
    </th>
  );
}
