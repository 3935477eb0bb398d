import { least } from "./equity.ts";
import { add, amountOf, emptyTotal, type MoneyTotal } from "./money-total.ts";
import type { OpenTrade } from "./trade.ts";
import type { TradeTable } from "./trade-table.ts";
import { wallMonth } from "./wall-clock.ts";

export type MonthReturn = {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly trades: number;
  readonly netProfit: number;
  /** Of the closed equity at the month's start; null once that is used up. */
  readonly returnPercent: number | null;
};

export type YearReturn = {
  readonly year: number;
  /** January to December; null for a month in which nothing closed. */
  readonly months: readonly (number | null)[];
  /** The sum of its months: what "year to date" means on the dashboard. */
  readonly sumPercent: number | null;
  readonly compoundedPercent: number | null;
};

type Month = { trades: number; readonly total: MoneyTotal };

/**
 * From the month of the first entry, unless nothing closed in it, to that of the last exit; months between in which
 * nothing closed count as 0. Months are those of the chart's own wall clock.
 */
export function monthlyReturns(trades: TradeTable, capital: number): MonthReturn[] {
  return returnsOf(sumsByMonth(trades), least(trades.entryWallMs), capital);
}

/** As if every open trade had been closed at its mark: what the platform's own ratios count. */
export function monthlyReturnsWithOpen(
  trades: TradeTable,
  open: readonly OpenTrade[],
  capital: number,
): MonthReturn[] {
  const months = sumsByMonth(trades);
  let firstMs = least(trades.entryWallMs);
  for (const { markWallMs, markedProfit, entryWallMs } of open) {
    if (markWallMs === null || markedProfit === null) continue;
    count(monthOf(months, monthKey(markWallMs)), markedProfit);
    firstMs = Math.min(firstMs, entryWallMs);
  }
  return returnsOf(months, firstMs, capital);
}

/** Empty once a month could not be counted: a ratio over the others would flatter. */
export function returnSeries(months: readonly MonthReturn[]): number[] {
  const series = months.flatMap(({ returnPercent }) => (returnPercent === null ? [] : [returnPercent]));
  return series.length === months.length ? series : [];
}

export function yearlyReturns(months: readonly MonthReturn[]): YearReturn[] {
  const years = [...new Set(months.map(({ year }) => year))];
  return years.map((year) => {
    const ofYear = months.filter((month) => month.year === year);
    const series = returnSeries(ofYear);
    return {
      year,
      months: Array.from({ length: 12 }, (_, place) => {
        const month = ofYear.find((one) => one.month === place + 1);
        return month === undefined || month.trades === 0 ? null : month.returnPercent;
      }),
      sumPercent: series.length === 0 ? null : series.reduce((sum, percent) => sum + percent, 0),
      compoundedPercent: series.length === 0 ? null : compounded(series),
    };
  });
}

export function compounded(percents: readonly number[]): number {
  return (percents.reduce((growth, percent) => growth * (1 + percent / 100), 1) - 1) * 100;
}

function sumsByMonth({ length, exitWallMs, netProfit }: TradeTable): Map<number, Month> {
  const months = new Map<number, Month>();
  let month: Month = blankMonth();
  // Trades stand in the order of their exits, so that the month is nearly always that of the one before.
  let [fromMs, toMs] = [0, 0];
  for (let place = 0; place < length; place += 1) {
    const wallMs = exitWallMs[place] ?? 0;
    if (wallMs < fromMs || wallMs >= toMs) {
      const key = monthKey(wallMs);
      month = monthOf(months, key);
      [fromMs, toMs] = [startMs(key), startMs(key + 1)];
    }
    count(month, netProfit[place] ?? 0);
  }
  return months;
}

function count(month: Month, amount: number): void {
  month.trades += 1;
  add(month.total, amount);
}

function monthOf(months: Map<number, Month>, key: number): Month {
  const month = months.get(key) ?? blankMonth();
  months.set(key, month);
  return month;
}

function blankMonth(): Month {
  return { trades: 0, total: emptyTotal() };
}

function returnsOf(months: ReadonlyMap<number, Month>, firstWallMs: number, capital: number): MonthReturn[] {
  if (months.size === 0) return [];
  const entryMonth = monthKey(firstWallMs);
  const from = months.has(entryMonth) ? entryMonth : entryMonth + 1;
  const to = Math.max(...months.keys());
  const equity = emptyTotal(capital);
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const key = from + place;
    const { trades, total } = months.get(key) ?? blankMonth();
    const netProfit = amountOf(total);
    const start = amountOf(equity);
    add(equity, netProfit);
    const returnPercent = start > 0 ? (netProfit / start) * 100 : null;
    return { year: Math.floor(key / 12), month: (key % 12) + 1, trades, netProfit, returnPercent };
  });
}

function startMs(key: number): number {
  return Date.UTC(Math.floor(key / 12), key % 12);
}

function monthKey(wallMs: number): number {
  const { year, month } = wallMonth(wallMs);
  return year * 12 + month - 1;
}
