import { yearDays } from "#core/backtest/figures.ts";
import type { MissingReason } from "#core/backtest/missing-figure.ts";
import { fewestMonths } from "#core/backtest/ratios.ts";

export const spreadSection = {
  heading: "Spread of results",
  remark: (trades: string) => `${trades}, closed`,
  method: { label: "How each figure is computed", to: "#methodology" },
  shareNote: "Amounts are shares of the market's capital: its ledgers have no currency in common.",
  clockNote: "Dates in UTC. After closed trades only, without what open trades stood at.",
} as const;

export const holdTimes = {
  heading: "Hold times",
  remark: "From entry to exit, nights and weekends included",
  range: (above: string | null, upTo: string | null) => {
    if (upTo === null) return `Over ${above}`;
    return above === null ? `Up to ${upTo}` : `${above} to ${upTo}`;
  },
  wins: (count: string) => `${count} won, solid`,
  others: (count: string) => `${count} not won, outlined`,
  label: (trades: string, most: string) =>
    `How long ${trades} were held, in steps. Most of them: ${most}. The table below has every step.`,
  caption: "Hold times: trades, wins and win rate in each step",
  columns: { hold: "Held", trades: "Trades", wins: "Won", winRate: "Win rate" },
  sum: "All trades",
} as const;

export const sideTable = {
  heading: "Long and short",
  caption: "Long and short trades",
  columns: { side: "Side", trades: "Trades", wins: "Won", winRate: "Win rate", net: "Net result" },
  sides: { long: "Long", short: "Short" },
  sum: "Both",
} as const;

export const streaks = {
  wins: "Longest winning streak",
  losses: "Longest losing streak",
  /** After the count. */
  unit: (trades: number) => (trades === 1 ? "trade" : "trades"),
} as const;

const spoken = ["no", "one", "two", "three", "four", "five"];

export const drawdownTable = {
  heading: (count: number) => (count > 1 ? `Worst ${spoken[count] ?? count} drawdowns` : "Worst drawdown"),
  caption: "The worst drawdowns with their dates",
  columns: { depth: "Depth", peak: "Peak", trough: "Trough", recovered: "Recovered" },
  down: (trades: string) => `${trades} down`,
  toRecover: (trades: string) => `${trades} to recover`,
  notYet: "not yet",
  none: "No trade closed below an earlier peak.",
} as const;

export const averages = {
  heading: "Averages and ratios",
  names: {
    averageTrade: "Expectancy per trade",
    averageWin: "Average win",
    averageLoss: "Average loss",
    payoffRatio: "Payoff",
    profitFactor: "Profit factor",
    largestWin: "Largest win",
    largestLoss: "Largest loss",
    breakEvenWinRatePercent: "Break-even win rate",
    sharpe: "Sharpe ratio",
    sortino: "Sortino ratio",
    growthPercentPerYear: "Growth per year (CAGR)",
    medianHoldMinutes: "Median hold",
  },
  /** Before the amount. */
  open: (trades: string) =>
    `${trades} still open when the file was exported, in none of the figures. Marked at`,
  noMark: "no price: the file does not say",
  someMarks: (trades: string) => `without ${trades} that the file does not mark`,
} as const;

/** After the dash of a figure that has no value. */
export const missingReasons: Readonly<Record<MissingReason, string>> = {
  "no-trades": "no closed trades",
  "no-wins": "no winning trade",
  "no-losses": "no losing trade",
  "few-months": `under ${fewestMonths} months`,
  "same-months": "every month the same",
  "no-shortfall": "no month below the risk-free rate",
  "under-a-year": `under ${yearDays} days`,
  "capital-lost": "the capital was used up",
  "not-in-file": "not in the file",
};
