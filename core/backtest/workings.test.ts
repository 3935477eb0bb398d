import { expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import { type Ledger, type LedgerFacts, readLedger } from "./ledger.ts";
import { type ClassReport, classReport } from "./report.ts";
import { openTrades, workingsOf } from "./workings.ts";

const facts: LedgerFacts = {
  ...{ symbol: "TESLA", name: "Tesla", assetClass: "stocks", page: "dashboard", file: "stocks/tesla.csv" },
  ...{ timeframeMinutes: 15, timeZone: "America/New_York", currency: "USD", initialCapital: 1_000 },
  ...{ exportedOn: calendarDate("2025-06-01"), sample: false, record: "backtest", revisions: [] },
  dateOrder: null,
};

/** What closed in January, in February and so on; nothing in April. */
const months = [[60], [-30, -45], [80], [], [25, -10]];

test("the parts of the ratios give the ratios", () => {
  const report = reportOf(months);
  const { figures } = report;
  const { meanPercent, riskFreePercent, deviationPercent, downsidePercent } = workingsOf(report).ratios;
  const excess = (meanPercent ?? 0) - riskFreePercent;
  expect(figures.sharpe).not.toBeNull();
  expect(excess / (deviationPercent ?? 0)).toBe(figures.sharpe);
  expect(excess / (downsidePercent ?? 0)).toBe(figures.sortino);
});

test("too few months have no parts, as they have no ratios", () => {
  expect(workingsOf(reportOf([[60], [-30]])).ratios).toMatchObject({
    meanPercent: null,
    deviationPercent: null,
    downsidePercent: null,
  });
});

test("the last month starts with what the months before it left", () => {
  const report = reportOf(months);
  const { month } = workingsOf(report);
  expect(month).toMatchObject({ year: 2025, month: 5, startEquity: 1_065, netProfit: 15 });
  expect(((month?.netProfit ?? 0) / (month?.startEquity ?? 0)) * 100).toBe(month?.returnPercent);
});

test("the deepest fall goes from its peak down by its amount", () => {
  const report = reportOf(months);
  const { fall } = workingsOf(report);
  expect(fall?.peakEquity).toBeCloseTo(1_060, 9);
  expect(fall?.troughEquity).toBeCloseTo(985, 9);
});

test("without trades there is nothing to work out", () => {
  expect(workingsOf(reportOf([]))).toMatchObject({ month: null, fall: null });
});

test("open trades are counted over all ledgers, and those without a mark apart", () => {
  const open = (markedProfit: number | null) => ({ markedProfit }) as Ledger["account"]["open"][number];
  const [instrument] = reportOf(months).instruments;
  if (!instrument) throw new Error("the class has no instrument");
  const instruments = [
    { ...instrument, open: [open(5), open(null)] },
    { ...instrument, open: [open(-2)] },
  ];
  expect(openTrades({ instruments })).toEqual({ trades: 3, withoutMark: 1 });
});

function reportOf(results: readonly (readonly number[])[]): ClassReport {
  const ledger = readLedger(listOf(results), facts);
  if ("kind" in ledger) throw new Error(ledger.message);
  return classReport("stocks", [ledger]);
}

function listOf(results: readonly (readonly number[])[]): string {
  const rows = results.flatMap((month, place) => month.map((net) => ({ month: place + 1, net })));
  let sum = 0;
  const lines = rows.flatMap(({ month, net }, place) => {
    sum += net;
    const day = `2025-0${month}-${10 + place}`;
    const tail = `100,${net},${sum},${(sum / 10).toFixed(2)}`;
    return [`${place + 1},Entry long,${day} 10:00,${tail}`, `${place + 1},Exit long,${day} 12:00,${tail}`];
  });
  const header = "Trade #,Type,Date and time,Price USD,Net P&L USD,Cumulative P&L USD,Cumulative P&L %";
  return [header, ...lines].join("\n");
}
