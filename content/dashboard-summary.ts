import type { AssetClass } from "#core/backtest/instruments.ts";
import { riskFreePercentPerYear } from "#core/backtest/ratios.ts";
import { instrumentClasses, tradeCount } from "./trust.ts";

const grouped = new Intl.NumberFormat("en-US");

export const dashboardHead = {
  latestUpdate: "Latest Update",
  market: "Market",
  chooseMarket: "Choose a market",
  loading: (market: string) => `Loading ${market}`,
  /** Read out once another market is there. */
  arrived: (market: string, trades: number, totalReturn: string) =>
    `${market}: ${tradeCount(trades)}, total return ${totalReturn}`,
  nothingPublished: "No trade file is published at the moment.",
} as const;

export function marketName(market: AssetClass): string {
  return instrumentClasses.find(({ id }) => id === market)?.name ?? market;
}

export const reportStatus = {
  label: "What these figures are",
  records: { backtest: "Backtest", forward: "Forward record" },
  mixed: "Backtest and forward record",
  period: (from: string, to: string) => `${from} to ${to}`,
  trades: (closed: number, open: number) =>
    `${tradeCount(closed)} closed${open === 0 ? "" : `, ${grouped.format(open)} open`}`,
  timeframe: (minutes: readonly number[]) => `${minutes.join(" and ")} min bars`,
  costs: (amount: string) => `Costs booked in the files: ${amount}`,
  noCosts: "Costs: not stated in the files",
  oneAccount: (capital: string) => `One account of ${capital}`,
  equalWeight: "Equal weight: one unit of capital in each file",
  dataOf: "Data of",
} as const;

export type MethodAnchor =
  | "method-total-return"
  | "method-win-rate"
  | "method-sharpe"
  | "method-drawdown"
  | "method-hold";

export const summaryCards = {
  /** Beside a card's name; the name follows for those who do not see it. */
  formula: { shown: "Formula", of: (card: string) => `of ${card}` },
  totalReturn: {
    name: "Total Return",
    benchmark: (percent: string) => `Benchmark, buy and hold: ${percent}, approximate`,
    noBenchmark: "Benchmark, buy and hold: not to be had from these files",
    bars: { ledger: "Ledger", benchmark: "Buy and hold" },
  },
  winRate: {
    name: "Win Rate",
    wins: (wins: number, trades: number) =>
      `${grouped.format(wins)} winning ${wins === 1 ? "trade" : "trades"} of ${grouped.format(trades)}`,
    interval: (low: string, high: string) => `95% interval ${low}–\u2060${high}`,
    breakEven: (percent: string) => `break-even ${percent}`,
    squares: (trades: number) => `1 square = ${tradeCount(trades)}`,
  },
  sharpe: {
    name: "Sharpe Ratio",
    basis: `Monthly returns over a risk-free ${riskFreePercentPerYear}% a year,`,
    notAnnualised: "not annualised",
    annualised: (ratio: string) =>
      `Annualised: ${ratio}. The same months with their sample deviation, times the square root of 12.`,
    notEnough: "Fewer than three months, or months without spread: no ratio to give.",
    shortSample: (months: number) =>
      `Short sample: ${months} ${months === 1 ? "month" : "months"}, fewer than twelve.`,
  },
  drawdown: {
    name: "Max Drawdown",
    withExcursions: (closed: string) => `With open trades at their worst. Closed trades only: ${closed}`,
    closedOnly: "Closed trades only: the files do not say how far open trades fell.",
  },
  best: {
    names: { forex: "Best Pair", crypto: "Best Coin" },
    figures: (totalReturn: string, winRate: string) => `${totalReturn}, win rate ${winRate}`,
    trades: tradeCount,
    only: { forex: "The only pair in this report.", crypto: "The only coin in this report." },
  },
  hold: {
    name: "Avg Hold Time",
    median: (time: string) => `Median ${time}`,
    bars: (bars: string) => `${bars} bars on average`,
    /** Under the first and the last column of the small drawing. */
    scale: (first: string, last: string) => ({ first: `to ${first}`, last: `over ${last}` }),
  },
  none: "—",
} as const;
