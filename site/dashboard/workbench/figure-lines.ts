import { type FigureName, noFigure } from "#content/dashboard-recompute.ts";
import { type AccountUnit, amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { AccountReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { type Direction, direction, signedPercent } from "#site/ui/signed-percent.ts";

/** One figure as a line of a table: what it is, and how it is written. */
type Line = {
  readonly value: (report: AccountReport) => number | null;
  readonly text: (value: number, unit: AccountUnit) => string;
  readonly direction?: (value: number) => Direction;
};

export type FigureText = { readonly text: string; readonly direction: Direction | null };

const count = (value: number) => value.toLocaleString("en-US");
const ratio = (value: number) => roundHalfAway(value, 2).toFixed(2).replace("-", "\u2212");
const percent = (value: number) => percentText(value);
const signed = (value: number) => signedPercent(roundHalfAway(value, 2), 2);
const fallen = (value: number) => signed(-value);
const upOrDown = (value: number) => direction(value, 2);
const down = (value: number) => direction(-value, 2);

const lines: Readonly<Record<FigureName, Line>> = {
  totalReturn: { value: ({ figures }) => figures.totalReturnPercent, text: signed, direction: upOrDown },
  netProfit: { value: ({ figures }) => figures.netProfit, text: signedAmountText, direction: upOrDown },
  finalEquity: { value: ({ figures }) => figures.finalEquity, text: amountText },
  trades: { value: ({ figures }) => figures.trades, text: count },
  wins: { value: ({ figures }) => figures.wins, text: count },
  losses: { value: ({ figures }) => figures.losses, text: count },
  breakEvens: { value: ({ figures }) => figures.breakEvens, text: count },
  winRate: { value: ({ figures }) => figures.winRate?.percent ?? null, text: percent },
  breakEvenWinRate: { value: ({ figures }) => figures.breakEvenWinRatePercent, text: percent },
  profitFactor: { value: ({ figures }) => figures.profitFactor, text: ratio },
  payoffRatio: { value: ({ figures }) => figures.payoffRatio, text: ratio },
  averageTrade: { value: ({ figures }) => figures.averageTrade, text: signedAmountText, direction: upOrDown },
  sharpe: { value: ({ figures }) => figures.sharpe, text: ratio },
  sortino: { value: ({ figures }) => figures.sortino, text: ratio },
  drawdown: {
    value: ({ figures }) => (figures.drawdown ?? figures.closedDrawdown).percent,
    text: fallen,
    direction: down,
  },
  closedDrawdown: { value: ({ figures }) => figures.closedDrawdown.percent, text: fallen, direction: down },
  averageHold: { value: ({ figures }) => figures.averageHoldMinutes, text: durationText },
  mostWinsInRow: { value: ({ figures }) => figures.mostWinsInRow, text: count },
  mostLossesInRow: { value: ({ figures }) => figures.mostLossesInRow, text: count },
  commission: { value: ({ figures }) => figures.commission, text: amountText },
  openTrades: { value: ({ figures }) => figures.openTrades, text: count },
  benchmark: { value: ({ benchmarkPercent }) => benchmarkPercent, text: signed, direction: upOrDown },
};

export function figureText(name: FigureName, report: AccountReport, unit: AccountUnit): FigureText {
  const line = lines[name];
  const value = line.value(report);
  if (value === null) return { text: noFigure, direction: null };
  return { text: line.text(value, unit), direction: line.direction?.(value) ?? null };
}

/** To the last bit, not only as far as it is shown. */
export function isSameFigure(name: FigureName, one: AccountReport, other: AccountReport): boolean {
  return lines[name].value(one) === lines[name].value(other);
}
