import type { Ledger } from "./ledger.ts";
import { sumOf } from "./money-total.ts";
import type { Direction } from "./trade.ts";
import { type TradeLine, tradeLine } from "./trade-line.ts";
import { tradeAt } from "./trade-table.ts";

export type TradeResult = "win" | "loss" | "break-even";
export type TradeOrder = "exit" | "entry" | "symbol" | "number" | "side" | "result" | "hold";

/** What a reader wants to see of the trades of one class; null means all. */
export type TradeQuery = {
  readonly symbol: string | null;
  readonly direction: Direction | null;
  readonly result: TradeResult | null;
  /** Of the exit, on the chart's wall clock: from this moment up to, not including, the other. */
  readonly fromWallMs: number | null;
  readonly untilWallMs: number | null;
  readonly order: TradeOrder;
  readonly descending: boolean;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
};

export type TradePage = {
  readonly lines: readonly TradeLine[];
  /** Of all pages. */
  readonly found: number;
  readonly wins: number;
  readonly returnPercent: number;
  /** Null where the ledgers are in several currencies. */
  readonly netProfit: number | null;
  readonly page: number;
  readonly pages: number;
};

export const everyTrade: TradeQuery = {
  symbol: null,
  direction: null,
  result: null,
  fromWallMs: null,
  untilWallMs: null,
  order: "exit",
  descending: true,
  page: 0,
  pageSize: 25,
};

type Found = { readonly ledger: Ledger; readonly place: number };

export function findTrades(ledgers: readonly Ledger[], query: TradeQuery): TradePage {
  const isOneCurrency = new Set(ledgers.map(({ facts }) => facts.currency)).size <= 1;
  const baseOf = returnBase(ledgers, isOneCurrency);
  const found = ledgers.flatMap((ledger) => placesIn(ledger, query));
  // Across currencies, too, a result is compared as the table shows it: in percent.
  const keyOf =
    query.order === "result" ? (one: Found) => netOf(one) / baseOf(one.ledger) : keys[query.order];
  const sign = query.descending ? -1 : 1;
  const keyed = found.map((one) => ({ one, key: keyOf(one) }));
  // By the exit where the keys are the same, so that a page always holds the same lines.
  keyed.sort(
    (a, b) =>
      sign * compareKeys(a.key, b.key) ||
      sign * compareKeys(keys.exit(a.one), keys.exit(b.one)) ||
      sign * compareKeys(keys.number(a.one), keys.number(b.one)),
  );
  const pages = Math.max(1, Math.ceil(found.length / query.pageSize));
  // An address may ask for any page.
  const page = Math.min(Math.max(0, Math.trunc(query.page) || 0), pages - 1);
  return {
    lines: keyed
      .slice(page * query.pageSize, (page + 1) * query.pageSize)
      .map(({ one }) =>
        tradeLine(one.ledger.facts, tradeAt(one.ledger.account.trades, one.place), baseOf(one.ledger)),
      ),
    found: found.length,
    wins: found.filter((one) => netOf(one) > 0).length,
    returnPercent: sumOf(
      ledgers.map((ledger) => {
        const net = found.filter((one) => one.ledger === ledger).map(netOf);
        return (sumOf(net) / baseOf(ledger)) * 100;
      }),
    ),
    netProfit: isOneCurrency ? sumOf(found.map(netOf)) : null,
    page,
    pages,
  };
}

function placesIn(ledger: Ledger, query: TradeQuery): Found[] {
  if (query.symbol !== null && ledger.facts.symbol !== query.symbol) return [];
  const { length, isShort, netProfit, exitWallMs } = ledger.account.trades;
  const found: Found[] = [];
  for (let place = 0; place < length; place += 1) {
    const exitMs = exitWallMs[place] ?? 0;
    if (query.direction !== null && (isShort[place] === 1) !== (query.direction === "short")) continue;
    if (query.result !== null && resultOf(netProfit[place] ?? 0) !== query.result) continue;
    if (query.fromWallMs !== null && exitMs < query.fromWallMs) continue;
    if (query.untilWallMs !== null && exitMs >= query.untilWallMs) continue;
    found.push({ ledger, place });
  }
  return found;
}

/** What a trade's result is a share of: all capital in one currency, or, as in the class's report, equal parts. */
function returnBase(ledgers: readonly Ledger[], isOneCurrency: boolean): (ledger: Ledger) => number {
  if (!isOneCurrency) return ({ account }) => account.capital * ledgers.length;
  const capital = sumOf(ledgers.map(({ account }) => account.capital));
  return () => capital;
}

function netOf({ ledger, place }: Found): number {
  return ledger.account.trades.netProfit[place] ?? 0;
}

function resultOf(netProfit: number): TradeResult {
  if (netProfit === 0) return "break-even";
  return netProfit > 0 ? "win" : "loss";
}

const keys: Readonly<Record<Exclude<TradeOrder, "result">, (found: Found) => number | string>> = {
  exit: ({ ledger, place }) => ledger.account.trades.exitedAtMs[place] ?? 0,
  entry: ({ ledger, place }) => ledger.account.trades.enteredAtMs[place] ?? 0,
  symbol: ({ ledger }) => ledger.facts.symbol,
  number: ({ ledger, place }) => ledger.account.trades.number[place] ?? 0,
  side: ({ ledger, place }) => ledger.account.trades.isShort[place] ?? 0,
  hold: ({ ledger, place }) =>
    (ledger.account.trades.exitedAtMs[place] ?? 0) - (ledger.account.trades.enteredAtMs[place] ?? 0),
};

function compareKeys(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
