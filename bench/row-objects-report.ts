import { readFileSync } from "node:fs";
// @ts-expect-error It comes without types.
import papa from "papaparse";
import type { ReportRun } from "./report-run.ts";
import { tradeFileCapital as capital } from "./trade-file.ts";

/** The way it is usually done, for comparison: every row an object, and a pass over all rows for every figure. */
type Row = Readonly<Record<string, string>>;
type Parse = (text: string, options: object) => { readonly data: readonly Row[] };

const parse: Parse = papa.parse;
const byteOrderMark = 3;
const riskFree = 0.02 / 12;

const [file = ""] = process.argv.slice(2);
const from = performance.now();
const text = readFileSync(file).subarray(byteOrderMark).toString("utf8");
const rows = parse(text, { header: true, skipEmptyLines: true }).data;
const figures = figuresOf(rows);
const run: ReportRun = {
  seconds: (performance.now() - from) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
  figures,
};
console.log(JSON.stringify(run));

function figuresOf(all: readonly Row[]): Record<string, number> {
  const exits = all.filter((row) => row.Type?.startsWith("Exit")).sort(byTime);
  const netProfit = exits.reduce((sum, row) => sum + netOf(row), 0);
  const wins = exits.filter((row) => netOf(row) > 0).length;
  const losses = exits.filter((row) => netOf(row) < 0).length;
  const grossProfit = exits.reduce((sum, row) => sum + Math.max(0, netOf(row)), 0);
  const grossLoss = exits.reduce((sum, row) => sum - Math.min(0, netOf(row)), 0);
  const largestWin = exits.reduce((most, row) => Math.max(most, netOf(row)), 0);
  const largestLoss = exits.reduce((most, row) => Math.min(most, netOf(row)), 0);
  const commission = exits.reduce((sum, row) => sum + Number(row["Commission USD"]), 0);
  const bars = exits.reduce((sum, row) => sum + Number(row["Duration (bars)"]), 0);
  const months = monthsOf(exits);
  const equity = equityOf(exits);
  const holds = holdsOf(all, exits);
  const longs = exits.filter((row) => row.Type === "Exit long");
  const shorts = exits.filter((row) => row.Type === "Exit short");
  return {
    trades: exits.length,
    wins,
    losses,
    netProfit,
    profitFactor: grossProfit / grossLoss,
    payoff: grossProfit / wins / (grossLoss / losses),
    largestWin,
    largestLoss,
    commission,
    averageBars: bars / exits.length,
    months: months.length,
    sharpe: sharpe(months),
    sortino: sortino(months),
    closedDrawdownPercent: drawdownPercent(equity),
    drawdownPercent: drawdownPercent(equity.map((value, place) => value + worstOf(exits[place]))),
    mostWinsInRow: streak(exits, (net) => net > 0),
    mostLossesInRow: streak(exits, (net) => net < 0),
    averageHoldMinutes: holds.reduce((sum, hold) => sum + hold, 0) / holds.length,
    medianHoldMinutes: median(holds),
    longTrades: longs.length,
    longNet: longs.reduce((sum, row) => sum + netOf(row), 0),
    shortNet: shorts.reduce((sum, row) => sum + netOf(row), 0),
  };
}

function netOf(row: Row): number {
  return Number(row["Net PnL USD"]);
}

function worstOf(row: Row | undefined): number {
  return Number(row?.["Adverse excursion USD"] ?? 0);
}

function timeOf(row: Row): number {
  return Date.parse(`${row["Date and time"]?.replace(" ", "T")}Z`);
}

/** Dates that are written year first sort as text. */
function byTime(a: Row, b: Row): number {
  const [first = "", second = ""] = [a["Date and time"], b["Date and time"]];
  if (first !== second) return first < second ? -1 : 1;
  return Number(a["Trade number"]) - Number(b["Trade number"]);
}

function monthsOf(exits: readonly Row[]): number[] {
  const sums = new Map<string, number>();
  for (const row of exits) {
    const month = row["Date and time"]?.slice(0, 7) ?? "";
    sums.set(month, (sums.get(month) ?? 0) + netOf(row));
  }
  let start = capital;
  return [...sums.values()].map((net) => {
    const part = net / start;
    start += net;
    return part;
  });
}

function equityOf(exits: readonly Row[]): number[] {
  let equity = capital;
  return exits.map((row) => {
    equity += netOf(row);
    return equity;
  });
}

function drawdownPercent(equity: readonly number[]): number {
  let [peak, deepest] = [capital, 0];
  for (const value of equity) {
    peak = Math.max(peak, value);
    deepest = Math.max(deepest, ((peak - value) / peak) * 100);
  }
  return deepest;
}

function holdsOf(all: readonly Row[], exits: readonly Row[]): number[] {
  const entries = new Map(
    all.filter((row) => row.Type?.startsWith("Entry")).map((row) => [row["Trade number"], timeOf(row)]),
  );
  return exits.map((row) => (timeOf(row) - (entries.get(row["Trade number"]) ?? 0)) / 60_000);
}

function streak(exits: readonly Row[], counts: (net: number) => boolean): number {
  let [most, now] = [0, 0];
  for (const row of exits) {
    now = counts(netOf(row)) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

function sharpe(months: readonly number[]): number {
  const mean = months.reduce((sum, month) => sum + month, 0) / months.length;
  const spread = Math.sqrt(months.reduce((sum, month) => sum + (month - mean) ** 2, 0) / months.length);
  return (mean - riskFree) / spread;
}

function sortino(months: readonly number[]): number {
  const mean = months.reduce((sum, month) => sum + month, 0) / months.length;
  const downside = months.reduce((sum, month) => sum + Math.min(0, month - riskFree) ** 2, 0);
  return (mean - riskFree) / Math.sqrt(downside / months.length);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
