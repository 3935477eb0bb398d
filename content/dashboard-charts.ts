import { monthNames } from "./dashboard-returns.ts";
import { tradeCount } from "./trust.ts";

const grouped = new Intl.NumberFormat("en-US");

/** Such as "3 Jan 2025". */
export function dayText(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCDate()} ${monthText(date.getUTCFullYear(), date.getUTCMonth() + 1)}`;
}

/** The month counts from 1. */
export function monthText(year: number, month: number): string {
  return `${monthNames[month - 1]} ${year}`;
}

/** On an axis the year stands where it changes. */
export function axisMonth({
  year,
  month,
  isNewYear,
}: {
  year: number;
  month: number;
  isNewYear: boolean;
}): string {
  return isNewYear ? monthText(year, month) : `${monthNames[month - 1]}`;
}

function fallText(tradesDown: number, tradesToRecover: number | null): string {
  const back =
    tradesToRecover === null ? "not recovered yet" : `${grouped.format(tradesToRecover)} to recover`;
  return `${tradeCount(tradesDown)} down, ${back}`;
}

export const equitySection = {
  heading: "Equity curve",
  updated: "Last updated:",
  portfolioValue: "Portfolio value",
  totalReturn: "Total return",
  benchmark: "Buy and hold, approximate",
  drawdown: "Drawdown after closed trades",
  fall: (tradesDown: number, tradesToRecover: number | null) =>
    `Worst drawdown, ${fallText(tradesDown, tradesToRecover)}`,
  none: "No trade has closed yet, so there is no curve to draw.",
} as const;

type CurveFacts = {
  name: string;
  fromMs: number;
  toMs: number;
  total: string;
  deepest: string;
  fall: { tradesDown: number; tradesToRecover: number | null } | null;
  benchmark: string | null;
};

/** What the drawing shows, for those who do not see it. */
export function curveLabel({ name, fromMs, toMs, total, deepest, fall, benchmark }: CurveFacts): string {
  const worst = fall
    ? ` The worst drawdown after a closed trade is ${deepest}, ${fallText(fall.tradesDown, fall.tradesToRecover)}.`
    : " No trade closed below an earlier peak.";
  const held = benchmark === null ? "" : ` Buy and hold, approximate, ends at ${benchmark}.`;
  return `Equity curve of ${name} from ${dayText(fromMs)} to ${dayText(toMs)}, ending at ${total}.${worst}${held}`;
}

export const curveReading = {
  slider: "Point on the equity curve",
  help: "Point or tap to read a day, drag sideways for a range.",
  /** After the help, where there is likely to be a keyboard. */
  keys: "Arrow keys move, with Shift they select, Escape clears.",
  clear: "Clear",
  /** What a screen reader says as the point moves; the rest follows in the read-out. */
  value: (atMs: number, total: string) => `${dayText(atMs)}, ${total}`,
  range: (fromMs: number, toMs: number) => `${dayText(fromMs)} to ${dayText(toMs)}`,
  equity: "Equity",
  return: "Return",
  drawdown: "Drawdown",
  deepest: "Deepest drawdown",
  change: "Change",
  benchmark: "Buy and hold",
  trades: "Trades",
  count: (trades: number) => grouped.format(trades),
  none: "—",
} as const;

export const chartTable = {
  open: "View as table",
  equity: {
    caption: (name: string) => `Equity of ${name} at the end of each month`,
    columns: {
      month: "Month",
      trades: "Trades so far",
      equity: "Equity",
      return: "Return",
      deepest: "Deepest drawdown",
      benchmark: "Buy and hold",
    },
  },
  results: {
    caption: "Results per trade: how many trades ended in each step",
    columns: { result: "Result", trades: "Trades" },
    sum: "All trades",
  },
} as const;

export const instrumentCharts = {
  heading: "Individual Backtest Charts",
  remark: "One chart per instrument in this ledger",
  facts: (trades: number, minutes: number) => `${tradeCount(trades)}, ${minutes} min`,
  figures: {
    winRate: "Win rate",
    maxDrawdown: "Max drawdown",
    sharpe: "Sharpe ratio",
    averageHold: "Average hold",
    profit: "Total P&L",
    trades: "Total trades",
    wins: "Winning",
    losses: "Losing",
  },
  shortSample: (months: number) => `Sharpe ratio from ${months} months: a short sample.`,
  closedOnly: "Max drawdown after closed trades only: the file does not say how far open trades fell.",
  breakEven: (trades: number) =>
    `${tradeCount(trades)} ended at zero and ${trades === 1 ? "is" : "are"} in neither count.`,
  open: (trades: number) =>
    `${tradeCount(trades)} still open when the file was exported, in none of these figures.`,
  capitalInferred: (capital: string) => `Capital of ${capital} inferred from the file.`,
} as const;

export const resultsChart = {
  heading: "Results per trade",
  remark: (trades: number, step: string) => `${tradeCount(trades)}, grouped by ${step} of the capital`,
  losses: (count: number) => `${grouped.format(count)} ${count === 1 ? "loss" : "losses"}, outlined`,
  gains: (count: number) => `${grouped.format(count)} ${count === 1 ? "gain" : "gains"}, solid`,
  breakEven: (count: number) => `${tradeCount(count)} at zero, counted in the first step above it.`,
  label: (trades: number, losses: number, gains: number, most: string) =>
    `Results of ${tradeCount(trades)} in steps: ${grouped.format(losses)} losses and ${grouped.format(gains)} gains. ` +
    `Most trades ended between ${most}.`,
} as const;
