import { buyAndHoldPercent } from "./benchmark.ts";
import { type Account, figuresOf } from "./figures.ts";
import { type PriceStep, stepsOf } from "./instruments.ts";
import { monthlyReturns, yearlyReturns } from "./monthly-returns.ts";
import type { TradeTable } from "./trade-table.ts";

/** An account's figures under the names of the known-answer cases, which others compute too: so they can be compared. */
export function namedFigures(account: Account) {
  const figures = figuresOf(account);
  const months = monthlyReturns(account.trades, account.capital);
  return {
    closedTrades: figures.trades,
    openTrades: figures.openTrades,
    winningTrades: figures.wins,
    losingTrades: figures.losses,
    breakEvenTrades: figures.breakEvens,
    netProfit: figures.netProfit,
    grossProfit: figures.grossProfit,
    grossLoss: figures.grossLoss,
    totalReturnPct: figures.totalReturnPercent,
    finalEquity: figures.finalEquity,
    winRatePct: figures.winRate?.percent ?? null,
    profitFactor: figures.profitFactor,
    avgTrade: figures.averageTrade,
    avgWin: figures.averageWin,
    avgLoss: figures.averageLoss,
    payoffRatio: figures.payoffRatio,
    largestWin: figures.largestWin,
    largestLoss: figures.largestLoss,
    openProfit: figures.openProfit,
    maxConsecutiveWins: figures.mostWinsInRow,
    maxConsecutiveLosses: figures.mostLossesInRow,
    maxDrawdownClosed: figures.closedDrawdown.amount,
    maxDrawdownClosedPct: figures.closedDrawdown.percent,
    maxDrawdownClosedPctOfInitial: (figures.closedDrawdown.amount / account.capital) * 100,
    maxDrawdownIntrabar: figures.drawdown?.amount ?? null,
    maxDrawdownIntrabarPct: figures.drawdown?.percent ?? null,
    monthly: months.map(({ year, month, trades, netProfit, returnPercent }) => ({
      year,
      month,
      trades,
      pnl: netProfit,
      returnPct: returnPercent,
    })),
    yearly: yearlyReturns(months).map(({ year, sumPercent, compoundedPercent }) => ({
      year,
      sumPct: sumPercent,
      compoundedPct: compoundedPercent,
    })),
    sharpeMonths: figures.months,
    sharpe: figures.sharpe,
    sortino: figures.sortino,
    sharpeAnnualised: figures.sharpeAnnualised,
    sharpeInclOpen: figures.sharpeWithOpen,
    sortinoInclOpen: figures.sortinoWithOpen,
    avgHoldMinutes: figures.averageHoldMinutes,
    medianHoldMinutes: figures.medianHoldMinutes,
    avgBars: figures.averageBars,
    spanDays: figures.spanDays,
    cagrPct: figures.growthPercentPerYear,
    buyHoldPct: buyAndHoldPercent(account.trades),
    holdMinutesByTrade: byNumber(account.trades, holdMinutes(account.trades)),
  };
}

/** Pips, or points of an index. */
export function namedSteps(trades: TradeTable, step: PriceStep) {
  const pips = byNumber(trades, stepsOf(trades, step));
  return { pips, totalPips: pips.reduce((sum, one) => sum + one, 0) };
}

function holdMinutes({ enteredAtMs, exitedAtMs }: TradeTable): Float64Array {
  return exitedAtMs.map((exitMs, place) => (exitMs - (enteredAtMs[place] ?? 0)) / 60_000);
}

/** The table is in the order of exits. */
function byNumber({ number }: TradeTable, values: Float64Array): number[] {
  const places = Array.from(number.keys()).sort((a, b) => (number[a] ?? 0) - (number[b] ?? 0));
  return places.map((place) => values[place] ?? 0);
}
