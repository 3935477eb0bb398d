import type { AccountUnit } from "./account-money.ts";
import { sumOf } from "./money-total.ts";
import { type MonthReturn, returnSeries } from "./monthly-returns.ts";
import { type RatioParts, ratioParts } from "./ratios.ts";
import type { ClassReport } from "./report.ts";

/** The numbers a reader needs to work a figure out by hand. */
export type Workings = {
  readonly unit: AccountUnit;
  readonly ratios: RatioParts;
  /** The last month in which a trade closed. */
  readonly month: (MonthReturn & { readonly startEquity: number; readonly returnPercent: number }) | null;
  /** Of the deepest fall after a closed trade. */
  readonly fall: { readonly peakEquity: number; readonly troughEquity: number } | null;
  readonly open: {
    readonly trades: number;
    /** Of which the file does not say what they stood at. */
    readonly withoutMark: number;
  };
};

export function workingsOf(report: ClassReport): Workings {
  return {
    unit: unitOf(report),
    ratios: ratioParts(returnSeries(report.months)),
    month: lastMonth(report),
    fall: deepestFall(report),
    open: openTrades(report),
  };
}

export function unitOf({ currency, figures }: Pick<ClassReport, "currency" | "figures">): AccountUnit {
  return { currency, capital: figures.capital };
}

export function openTrades({ instruments }: Pick<ClassReport, "instruments">): Workings["open"] {
  const open = instruments.flatMap((instrument) => instrument.open);
  return {
    trades: open.length,
    withoutMark: open.filter(({ markedProfit }) => markedProfit === null).length,
  };
}

function lastMonth({ months, figures }: ClassReport): Workings["month"] {
  const place = months.findLastIndex(({ trades }) => trades > 0);
  const month = months[place];
  if (month === undefined || month.returnPercent === null) return null;
  const before = months.slice(0, place).map(({ netProfit }) => netProfit);
  return {
    ...month,
    returnPercent: month.returnPercent,
    startEquity: sumOf([figures.capital, ...before]),
  };
}

function deepestFall({ worstDrawdowns }: ClassReport): Workings["fall"] {
  const [worst] = worstDrawdowns;
  if (worst === undefined) return null;
  const peakEquity = (worst.amount / worst.percent) * 100;
  return { peakEquity, troughEquity: peakEquity - worst.amount };
}
