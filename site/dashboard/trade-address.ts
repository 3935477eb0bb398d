import {
  everyTrade,
  type TradeOrder,
  type TradeQuery,
  type TradeResult,
} from "#core/backtest/trade-query.ts";
import { addDays, type CalendarDate, parseCalendarDate } from "#core/calendar-date.ts";

export const tradeFields = ["symbol", "side", "result", "from", "to", "sort", "page"] as const;

/** What the address says of the table of trades, as it stands there. Anybody can write anything into an address. */
export type TradeAddress = Readonly<Record<(typeof tradeFields)[number], string | null>>;

export const tradeResults = ["win", "loss", "break-even"] as const satisfies readonly TradeResult[];
const sides = ["long", "short"] as const;

const orders: readonly TradeOrder[] = ["exit", "entry", "symbol", "number", "side", "result", "hold"];

/** What makes no sense is left out, so that a wrong address shows everything rather than nothing. */
export function tradeQuery(address: TradeAddress, symbols: readonly string[]): TradeQuery {
  return {
    ...everyTrade,
    ...sortOf(address.sort),
    symbol: oneOf(symbols, address.symbol),
    direction: oneOf(sides, address.side),
    result: oneOf(tradeResults, address.result),
    fromWallMs: startOf(parseCalendarDate(address.from ?? "")),
    untilWallMs: startOf(dayAfter(parseCalendarDate(address.to ?? ""))),
    page: pageOf(address.page),
  };
}

/** A minus before it: the largest or latest first. Null for the order that every page begins with. */
export function sortField({ order, descending }: Pick<TradeQuery, "order" | "descending">): string | null {
  if (order === everyTrade.order && descending === everyTrade.descending) return null;
  return `${descending ? "-" : ""}${order}`;
}

/** Counted from 1, as a reader does. */
export function pageField(page: number): string | null {
  return page === 0 ? null : String(page + 1);
}

export function isFiltered(query: TradeQuery): boolean {
  return [query.symbol, query.direction, query.result, query.fromWallMs, query.untilWallMs].some(
    (wanted) => wanted !== null,
  );
}

export function isFirstPage(query: TradeQuery): boolean {
  return !isFiltered(query) && sortField(query) === null && query.page === 0;
}

function sortOf(field: string | null): Pick<TradeQuery, "order" | "descending"> | null {
  const order = oneOf(orders, field?.replace(/^-/, "") ?? null);
  return order && { order, descending: field?.startsWith("-") ?? false };
}

function pageOf(field: string | null): number {
  return field !== null && /^[1-9]\d{0,8}$/.test(field) ? Number(field) - 1 : 0;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | null {
  return values.find((value) => value === wanted) ?? null;
}

function startOf(day: CalendarDate | null): number | null {
  return day && Date.parse(`${day}T00:00Z`);
}

function dayAfter(day: CalendarDate | null): CalendarDate | null {
  return day && day < "9999-12-31" ? addDays(day, 1) : day;
}
