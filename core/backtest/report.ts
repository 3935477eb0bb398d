import type { CalendarDate } from "../calendar-date.ts";
import { buyAndHoldCurve, buyAndHoldPercent, weightedBenchmark, weightedCurve } from "./benchmark.ts";
import { type HoldBin, holdBins, type ResultBins, resultBins } from "./distribution.ts";
import { type DrawdownEpisode, drawdownEpisodes } from "./drawdown.ts";
import { type EquityPoint, equityCurve } from "./equity.ts";
import { type Account, type Figures, figuresOf } from "./figures.ts";
import { type AssetClass, assetClasses, type PriceStep, stepsOf } from "./instruments.ts";
import type { Ledger, LedgerFacts } from "./ledger.ts";
import { sumOf } from "./money-total.ts";
import { type MonthReturn, monthlyReturns, type YearReturn, yearlyReturns } from "./monthly-returns.ts";
import { priceDecimals } from "./price-decimals.ts";
import type { Direction, OpenTrade } from "./trade.ts";
import { mergedTables, scaledTable, type TradeTable } from "./trade-table.ts";

/** What is said of one account, be it an instrument's or a whole class's. Plain data: it travels as JSON. */
export type AccountReport = {
  readonly figures: Figures;
  /** Buy and hold, approximate. */
  readonly benchmarkPercent: number | null;
  readonly months: readonly MonthReturn[];
  readonly years: readonly YearReturn[];
  readonly equity: readonly EquityPoint[];
  /** Buy and hold at each point of the equity, in percent. */
  readonly benchmark: readonly number[] | null;
  readonly results: ResultBins;
  readonly holds: readonly HoldBin[];
  readonly worstDrawdowns: readonly DrawdownEpisode[];
  readonly sides: Readonly<Record<Direction, SideReport>>;
  readonly sample: boolean;
};

export type SideReport = { readonly trades: number; readonly wins: number; readonly netProfit: number };

export type InstrumentReport = AccountReport & {
  readonly facts: LedgerFacts;
  readonly isCapitalInferred: boolean;
  /** Pips or points from entry to exit, of all trades. */
  readonly steps: { readonly total: number; readonly unit: PriceStep["unit"] } | null;
  /** Of the file's prices: 180.3 stands there as one of 180.300. */
  readonly priceDecimals: number;
  readonly open: readonly OpenTrade[];
};

export type ClassReport = AccountReport & {
  readonly assetClass: AssetClass;
  /** One account that holds every ledger, or, where their currencies differ, one unit of capital in each. */
  readonly pooling: "one account" | "equal weight";
  /** Null with equal weight: its money is in units of capital. */
  readonly currency: string | null;
  /** The best return first. */
  readonly instruments: readonly InstrumentReport[];
  readonly exportedOn: CalendarDate | null;
};

export type BacktestReport = {
  /** In the order of the tabs; a class without a ledger is not among them. */
  readonly classes: readonly ClassReport[];
  /** Those that bear a claim out on the home page. */
  readonly claims: readonly InstrumentReport[];
};

/** As many as a wide screen shows; an instrument's chart is half as wide. */
const classPoints = 480;
const instrumentPoints = 200;
const shownDrawdowns = 5;

export function backtestReport(ledgers: readonly Ledger[]): BacktestReport {
  const onPage = (page: LedgerFacts["page"]) => ledgers.filter(({ facts }) => facts.page === page);
  return {
    classes: assetClasses.flatMap((assetClass) => {
      const ofClass = onPage("dashboard").filter(({ facts }) => facts.assetClass === assetClass);
      return ofClass.length === 0 ? [] : [classReport(assetClass, ofClass)];
    }),
    claims: onPage("home").map(instrumentReport),
  };
}

export function instrumentReport(ledger: Ledger): InstrumentReport {
  const { account, facts, priceStep, isCapitalInferred } = ledger;
  return {
    ...accountReport(account, {
      points: instrumentPoints,
      benchmarkPercent: buyAndHoldPercent(account.trades),
      benchmark: (momentsMs) => buyAndHoldCurve(account.trades, momentsMs),
      sample: facts.sample,
    }),
    facts,
    isCapitalInferred,
    steps:
      priceStep === null ? null : { total: sumOf(stepsOf(account.trades, priceStep)), unit: priceStep.unit },
    priceDecimals: priceDecimals(account.trades),
    open: account.open,
  };
}

export function classReport(assetClass: AssetClass, ledgers: readonly Ledger[]): ClassReport {
  const instruments = ledgers
    .map(instrumentReport)
    .sort((a, b) => b.figures.totalReturnPercent - a.figures.totalReturnPercent);
  const currencies = [...new Set(ledgers.map(({ facts }) => facts.currency))];
  const isOneAccount = currencies.length === 1;
  const accounts = ledgers.map(({ account }) => (isOneAccount ? account : perUnitOfCapital(account)));
  const holdings = accounts.map(({ trades, capital }) => ({ trades, capital }));
  return {
    ...accountReport(pooled(accounts), {
      points: classPoints,
      benchmarkPercent: weightedBenchmark(
        holdings.map(({ trades, capital }) => ({ capital, benchmarkPercent: buyAndHoldPercent(trades) })),
      ),
      benchmark: (momentsMs) =>
        weightedCurve(
          holdings.map(({ trades, capital }) => ({ capital, curve: buyAndHoldCurve(trades, momentsMs) })),
        ),
      sample: ledgers.some(({ facts }) => facts.sample),
    }),
    assetClass,
    pooling: isOneAccount ? "one account" : "equal weight",
    currency: isOneAccount ? (currencies[0] ?? null) : null,
    instruments,
    exportedOn: ledgers.map(({ facts }) => facts.exportedOn).reduce(earlier, null),
  };
}

/** One account that holds them all. */
export function pooled(accounts: readonly Account[]): Account {
  const bars = new Set(accounts.map(({ barMinutes }) => barMinutes));
  return {
    trades: mergedTables(accounts.map(({ trades }) => trades)),
    open: accounts.flatMap(({ open }) => open),
    capital: sumOf(accounts.map(({ capital }) => capital)),
    barMinutes: bars.size === 1 ? ([...bars][0] ?? null) : null,
  };
}

export function perUnitOfCapital({ trades, open, capital, barMinutes }: Account): Account {
  return {
    trades: scaledTable(trades, 1 / capital),
    open: open.map((one) => ({
      ...one,
      markedProfit: one.markedProfit === null ? null : one.markedProfit / capital,
    })),
    capital: 1,
    barMinutes,
  };
}

type AccountFacts = {
  readonly points: number;
  readonly benchmarkPercent: number | null;
  readonly benchmark: (momentsMs: readonly number[]) => number[] | null;
  readonly sample: boolean;
};

function accountReport(
  account: Account,
  { points, benchmarkPercent, benchmark, sample }: AccountFacts,
): AccountReport {
  const { trades, capital } = account;
  const months = monthlyReturns(trades, capital);
  const equity = equityCurve(trades, capital, points);
  return {
    figures: figuresOf(account, months),
    benchmarkPercent,
    months,
    years: yearlyReturns(months),
    equity,
    benchmark: benchmark(equity.map(({ atMs }) => atMs)),
    results: resultBins(trades, capital),
    holds: holdBins(trades),
    worstDrawdowns: drawdownEpisodes(trades, capital, shownDrawdowns),
    sides: { long: sideReport(trades, "long"), short: sideReport(trades, "short") },
    sample,
  };
}

function sideReport({ isShort, netProfit }: TradeTable, direction: Direction): SideReport {
  const ofSide = netProfit.filter((_, place) => (isShort[place] === 1) === (direction === "short"));
  return {
    trades: ofSide.length,
    wins: ofSide.filter((net) => net > 0).length,
    netProfit: sumOf(ofSide),
  };
}

/** A class is as old as its oldest file. */
function earlier(a: CalendarDate | null, b: CalendarDate): CalendarDate {
  return a === null || b < a ? b : a;
}
