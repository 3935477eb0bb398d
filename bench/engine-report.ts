import { readFileSync } from "node:fs";
import { type LedgerFacts, readLedger } from "#core/backtest/ledger.ts";
import { instrumentReport } from "#core/backtest/report.ts";
import { calendarDate } from "#core/calendar-date.ts";
import type { ReportRun } from "./report-run.ts";

const facts: LedgerFacts = {
  symbol: "BENCH",
  name: "Bench",
  assetClass: "stocks",
  page: "dashboard",
  file: "bench.csv",
  timeframeMinutes: 1,
  timeZone: "UTC",
  currency: "USD",
  initialCapital: null,
  exportedOn: calendarDate("2026-07-01"),
  sample: true,
  record: "backtest",
  revisions: [],
  dateOrder: null,
};

/** Reads each file named to it, one after the other, and prints a line about each. */
for (const file of process.argv.slice(2)) console.log(JSON.stringify(run(file)));

function run(file: string): ReportRun {
  const from = performance.now();
  const ledger = readLedger(readFileSync(file), facts);
  if ("kind" in ledger) throw new Error(ledger.message);
  const { figures, months, sides } = instrumentReport(ledger);
  return {
    seconds: (performance.now() - from) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
    figures: {
      trades: figures.trades,
      wins: figures.wins,
      netProfit: figures.netProfit,
      profitFactor: figures.profitFactor ?? 0,
      months: months.length,
      sharpe: figures.sharpe ?? 0,
      sortino: figures.sortino ?? 0,
      closedDrawdownPercent: figures.closedDrawdown.percent,
      mostWinsInRow: figures.mostWinsInRow,
      averageHoldMinutes: figures.averageHoldMinutes ?? 0,
      medianHoldMinutes: figures.medianHoldMinutes ?? 0,
      longTrades: sides.long.trades,
    },
  };
}
