import { instrumentClasses } from "#content/trust.ts";
import { latestTrades } from "#core/backtest/latest-trades.ts";
import type { Ledger } from "#core/backtest/ledger.ts";
import { backtestReport, type ClassReport, type InstrumentReport } from "#core/backtest/report.ts";
import type { LedgerClass } from "./ledger-table.tsx";
import type { PerformanceReport } from "./performance.tsx";
import type { LedgerExtract } from "./report-card.tsx";

const shownTrades = 5;
const shownTimes = 6;

const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
// A wall clock is kept as if it were in UTC.
const wallClock = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Everything the home page says of results, computed. Undefined without ledgers: then it says nothing. */
export function performanceReport(ledgers: readonly Ledger[]): PerformanceReport | undefined {
  const { classes, claims } = backtestReport(ledgers);
  const [first] = classes;
  if (!first) return undefined;
  return {
    claim: claims[0] && claimOf(claims[0]),
    ledger: extractOf(
      first,
      ledgers.filter(({ facts }) => facts.page === "dashboard" && facts.assetClass === first.assetClass),
    ),
    classes: classes.map(rowOf),
    tradeCounts: Object.fromEntries(classes.map(({ assetClass, figures }) => [assetClass, figures.trades])),
    sample: ledgers.some(({ facts }) => facts.sample),
  };
}

function claimOf({ figures }: InstrumentReport): PerformanceReport["claim"] {
  if (!figures.winRate) return undefined;
  return { winRatePercent: figures.winRate.percent, trades: figures.trades, wins: figures.wins };
}

function rowOf({ assetClass, instruments, figures }: ClassReport): LedgerClass {
  return {
    name: nameOf(assetClass),
    instruments: instruments.map(({ facts }) => facts.symbol),
    trades: figures.trades,
    wins: figures.wins,
    winRatePercent: figures.winRate?.percent ?? 0,
    totalReturnPercent: figures.totalReturnPercent,
    maxDrawdownPercent: -(figures.drawdown ?? figures.closedDrawdown).percent,
  };
}

function extractOf(report: ClassReport, ledgers: readonly Ledger[]): LedgerExtract {
  const { figures, equity } = report;
  const every = Math.ceil(equity.length / shownTimes);
  return {
    name: nameOf(report.assetClass),
    period: [figures.firstEntryMs, figures.lastExitMs].map((ms) => month.format(ms ?? 0)).join(" to "),
    clock: clockOf(ledgers[0]?.facts.timeZone ?? ""),
    trades: figures.trades,
    wins: figures.wins,
    equity: [
      ...equity.slice(0, -1).map(({ returnPercent }) => tenth(returnPercent)),
      figures.totalReturnPercent,
    ],
    times: equity
      .map(({ atMs }, at) => ({ at, label: month.format(atMs) }))
      .filter(({ at, label }, _, all) => at % every === 0 && all[at - every]?.label !== label),
    lastTrades: lastTrades(ledgers, figures.totalReturnPercent),
    totalReturnPercent: figures.totalReturnPercent,
  };
}

function lastTrades(ledgers: readonly Ledger[], totalPercent: number): LedgerExtract["lastTrades"] {
  const trades = latestTrades(ledgers, shownTrades);
  return trades.map((trade, place) => ({
    number: trade.number,
    opened: wallClock.format(trade.entryWallMs),
    symbol: trade.symbol,
    side: trade.direction === "long" ? "Long" : "Short",
    entry: trade.entryPrice.toFixed(2),
    exit: trade.exitPrice.toFixed(2),
    resultPercent: trade.returnPercent,
    runningPercent: totalPercent - trades.slice(place + 1).reduce((sum, next) => sum + next.returnPercent, 0),
  }));
}

function nameOf(assetClass: ClassReport["assetClass"]): string {
  return instrumentClasses.find(({ id }) => id === assetClass)?.name ?? assetClass;
}

/** "America/New_York" is the clock of New York. */
function clockOf(timeZone: string): string {
  return `${timeZone.split("/").at(-1)?.replaceAll("_", " ")} time`;
}

/** Enough for a curve; the totals beside it are not rounded before they are shown. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
