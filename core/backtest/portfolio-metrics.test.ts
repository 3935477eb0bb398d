import { expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import { type LedgerFacts, readLedger } from "./ledger.ts";
import { portfolioMetrics } from "./portfolio-metrics.ts";
import { classReport } from "./report.ts";

const facts: LedgerFacts = {
  symbol: "AAA",
  name: "First",
  assetClass: "stocks",
  page: "dashboard",
  file: "stocks/aaa.csv",
  timeframeMinutes: 15,
  timeZone: "UTC",
  currency: "USD",
  initialCapital: 1_000,
  exportedOn: calendarDate("2025-06-01"),
  sample: true,
  record: "backtest",
  revisions: [],
  dateOrder: null,
};

/** Each closes in another month of 2025; the third has none. */
const first = ledgerOf({}, [
  [1, 50],
  [2, -20],
  [4, 30],
]);
const better = { symbol: "BBB", name: "Second", exportedOn: calendarDate("2025-05-01") };

test("a class in short: its sums, its months and its instruments, the best first", () => {
  const second = ledgerOf(better, [[2, 100]]);
  expect(portfolioMetrics(classReport("stocks", [first, second]))).toEqual({
    assetClass: "stocks",
    sample: true,
    dataDate: "2025-05-01",
    currency: "USD",
    totalPnl: 160,
    // Both close in the same minute: the lower number first.
    maxDrawdown: (20 / 2_150) * 100,
    totalTrades: 4,
    winRate: 75,
    sharpeRatio: expect.any(Number),
    portfolioValue: 2_160,
    totalReturn: 8,
    monthlyReturns: [
      { year: 2025, month: 1, return: 2.5 },
      { year: 2025, month: 2, return: (80 / 2_050) * 100 },
      { year: 2025, month: 3, return: null },
      { year: 2025, month: 4, return: (30 / 2_130) * 100 },
    ],
    topPerformers: [
      { symbol: "BBB", name: "Second", trades: 1, winRate: 100, pnl: 100, currency: "USD", return: 10 },
      {
        symbol: "AAA",
        name: "First",
        trades: 3,
        winRate: (2 / 3) * 100,
        pnl: 60,
        currency: "USD",
        return: 6,
      },
    ],
  });
});

test("a class of several currencies has none of its own, and counts in units of capital", () => {
  const second = ledgerOf({ ...better, currency: "EUR" }, [[2, 100]]);
  const { currency, totalPnl, portfolioValue, topPerformers } = portfolioMetrics(
    classReport("stocks", [first, second]),
  );
  expect(currency).toBeNull();
  expect(totalPnl).toBeCloseTo(0.16, 12);
  expect(portfolioValue).toBeCloseTo(2.16, 12);
  expect(topPerformers.map((row) => [row.pnl, row.currency])).toEqual([
    [100, "EUR"],
    [60, "USD"],
  ]);
});

function ledgerOf(other: Partial<LedgerFacts>, trades: readonly (readonly [month: number, net: number])[]) {
  const given = { ...facts, ...other };
  const rows = trades.flatMap(([month, net], place) =>
    ["Entry", "Exit"].map(
      (type, half) => `${place + 1},${type} long,2025-0${month}-10 1${half}:00,100,${net}`,
    ),
  );
  const header = `Trade #,Type,Date and time,Price USD,Net P&L ${given.currency}`;
  const ledger = readLedger([header, ...rows].join("\n"), given);
  if ("kind" in ledger) throw new Error(ledger.message);
  return ledger;
}
