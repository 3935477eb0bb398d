import { closedDrawdown, type Drawdown, drawdownWithExcursions } from "./drawdown.ts";
import { least } from "./equity.ts";
import { add, amountOf, emptyTotal, sumOf } from "./money-total.ts";
import { type MonthReturn, monthlyReturns, monthlyReturnsWithOpen, returnSeries } from "./monthly-returns.ts";
import { annualisedSharpe, fullSampleMonths, sharpe, sortino } from "./ratios.ts";
import type { OpenTrade } from "./trade.ts";
import type { TradeTable } from "./trade-table.ts";
import { breakEvenPercent, type WinRate, winRate } from "./win-rate.ts";

/** One account and what was traded on it. */
export type Account = {
  readonly trades: TradeTable;
  readonly open: readonly OpenTrade[];
  readonly capital: number;
  readonly barMinutes: number | null;
};

/** Money in the account's currency; losses and drawdowns as positive sizes. Null where there is nothing to say. */
export type Figures = {
  readonly capital: number;
  readonly trades: number;
  readonly openTrades: number;
  readonly wins: number;
  readonly losses: number;
  readonly breakEvens: number;
  readonly netProfit: number;
  readonly grossProfit: number;
  readonly grossLoss: number;
  readonly finalEquity: number;
  readonly totalReturnPercent: number;
  readonly winRate: WinRate | null;
  readonly breakEvenWinRatePercent: number | null;
  readonly profitFactor: number | null;
  readonly payoffRatio: number | null;
  readonly averageTrade: number | null;
  readonly averageWin: number | null;
  readonly averageLoss: number | null;
  readonly largestWin: number | null;
  readonly largestLoss: number | null;
  readonly mostWinsInRow: number;
  readonly mostLossesInRow: number;
  readonly openProfit: number;
  /** As the file books it, of closed trades; null where it does not say. */
  readonly commission: number | null;
  readonly closedDrawdown: Drawdown;
  /** Null where the file has no excursions: show the closed one and say so. */
  readonly drawdown: Drawdown | null;
  readonly months: number;
  readonly isShortSample: boolean;
  readonly sharpe: number | null;
  readonly sharpeAnnualised: number | null;
  readonly sortino: number | null;
  /** With open trades at their marks, as the platform counts. */
  readonly sharpeWithOpen: number | null;
  readonly sortinoWithOpen: number | null;
  readonly averageHoldMinutes: number | null;
  readonly medianHoldMinutes: number | null;
  readonly averageBars: number | null;
  readonly firstEntryMs: number | null;
  readonly lastExitMs: number | null;
  readonly spanDays: number | null;
  /** Per year, compounded; null below a year. */
  readonly growthPercentPerYear: number | null;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Below it, a rate per year would be made up. */
export const yearDays = 365;

export function figuresOf(
  account: Account,
  months = monthlyReturns(account.trades, account.capital),
): Figures {
  const { trades, open, capital } = account;
  const results = resultsOf(trades);
  const { wins, losses, grossProfit, grossLoss } = results;
  const netProfit = sumOf(trades.netProfit);
  const finalEquity = amountOf(withAmount(capital, netProfit));
  const payoffRatio = wins > 0 && grossLoss > 0 ? grossProfit / wins / (grossLoss / losses) : null;
  return {
    capital,
    trades: trades.length,
    openTrades: open.length,
    ...results,
    netProfit,
    finalEquity,
    totalReturnPercent: (netProfit / capital) * 100,
    winRate: winRate(wins, trades.length),
    breakEvenWinRatePercent: breakEvenPercent(payoffRatio),
    profitFactor: grossLoss > 0 ? grossProfit / grossLoss : null,
    payoffRatio,
    averageTrade: trades.length > 0 ? netProfit / trades.length : null,
    averageWin: wins > 0 ? grossProfit / wins : null,
    averageLoss: losses > 0 ? grossLoss / losses : null,
    openProfit: sumOf(open.map(({ markedProfit }) => markedProfit ?? 0)),
    commission: trades.commission.some(Number.isNaN) ? null : sumOf(trades.commission),
    closedDrawdown: closedDrawdown(trades, capital),
    drawdown: drawdownWithExcursions(trades, capital),
    ...ratiosOf(account, months),
    ...timesOf(account, finalEquity),
  };
}

function ratiosOf({ trades, open, capital }: Account, months: readonly MonthReturn[]) {
  const series = returnSeries(months);
  const withOpen = returnSeries(monthlyReturnsWithOpen(trades, open, capital));
  return {
    months: series.length,
    isShortSample: series.length < fullSampleMonths,
    sharpe: sharpe(series),
    sharpeAnnualised: annualisedSharpe(series),
    sortino: sortino(series),
    sharpeWithOpen: sharpe(withOpen),
    sortinoWithOpen: sortino(withOpen),
  };
}

function resultsOf({ netProfit: nets }: TradeTable) {
  const profits = emptyTotal();
  const lost = emptyTotal();
  const counts = { wins: 0, losses: 0, breakEvens: 0, mostWinsInRow: 0, mostLossesInRow: 0 };
  let largestWin: number | null = null;
  let largestLoss: number | null = null;
  let winsInRow = 0;
  let lossesInRow = 0;
  for (const netProfit of nets) {
    winsInRow = netProfit > 0 ? winsInRow + 1 : 0;
    lossesInRow = netProfit < 0 ? lossesInRow + 1 : 0;
    if (netProfit > 0) {
      counts.wins += 1;
      add(profits, netProfit);
      largestWin = Math.max(largestWin ?? 0, netProfit);
    } else if (netProfit < 0) {
      counts.losses += 1;
      add(lost, -netProfit);
      largestLoss = Math.max(largestLoss ?? 0, -netProfit);
    } else {
      counts.breakEvens += 1;
    }
    counts.mostWinsInRow = Math.max(counts.mostWinsInRow, winsInRow);
    counts.mostLossesInRow = Math.max(counts.mostLossesInRow, lossesInRow);
  }
  return { ...counts, grossProfit: amountOf(profits), grossLoss: amountOf(lost), largestWin, largestLoss };
}

/** Time held is real time: an hour that the clocks skipped was not held. */
function timesOf({ trades, barMinutes, capital }: Account, finalEquity: number) {
  const { length, enteredAtMs, exitedAtMs, bars } = trades;
  if (length === 0) {
    return {
      averageHoldMinutes: null,
      medianHoldMinutes: null,
      averageBars: null,
      firstEntryMs: null,
      lastExitMs: null,
      spanDays: null,
      growthPercentPerYear: null,
    };
  }
  const holds = exitedAtMs.map((exitMs, place) => (exitMs - (enteredAtMs[place] ?? 0)) / minuteMs);
  const averageHoldMinutes = mean(holds);
  const averageBars = mean(bars);
  const firstEntryMs = least(enteredAtMs);
  const lastExitMs = exitedAtMs[length - 1] ?? 0;
  const spanDays = (lastExitMs - firstEntryMs) / dayMs;
  return {
    averageHoldMinutes,
    medianHoldMinutes: medianOf(holds.sort()),
    // As the platform counted them, where it says so for every trade.
    averageBars: Number.isNaN(averageBars) ? barsIn(averageHoldMinutes, barMinutes) : averageBars,
    firstEntryMs,
    lastExitMs,
    spanDays,
    growthPercentPerYear:
      spanDays < yearDays || finalEquity <= 0
        ? null
        : ((finalEquity / capital) ** (yearDays / spanDays) - 1) * 100,
  };
}

/** The bar of the entry counts as well. */
function barsIn(minutes: number, barMinutes: number | null): number | null {
  return barMinutes === null ? null : minutes / barMinutes + 1;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function medianOf(sorted: Float64Array): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

function withAmount(capital: number, amount: number) {
  const total = emptyTotal(capital);
  add(total, amount);
  return total;
}
