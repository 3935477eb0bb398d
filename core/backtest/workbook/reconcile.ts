import type { Figures } from "../figures.ts";
import {
  type FigureUnit,
  type PlatformFigure,
  type PlatformFigures,
  platformFigures,
  unitOf,
} from "./platform-figures.ts";

/** One figure as we compute it and as the platform printed it. */
export type Comparison = {
  readonly figure: PlatformFigure;
  readonly ours: number;
  readonly theirs: number;
  /** Ours less theirs. */
  readonly difference: number;
  readonly tolerance: number;
  readonly agrees: boolean;
};

/** The platform rounds to cents and to hundredths; sums of what it rounded may be a cent away. */
const least: Readonly<Record<FigureUnit, number>> = { count: 0, money: 0.02, percent: 0.01, ratio: 0.01 };

/** What doubles can not tell apart. */
const noise = 1e-9;

/** Figures that the workbook leaves out, or that we have nothing to say of, are not among them. */
export function reconcile(figures: Figures, own: PlatformFigures): Comparison[] {
  const ours = ourFigures(figures);
  return platformFigures.flatMap((figure) => {
    const [mine, printed] = [ours[figure], own[figure]];
    if (mine === null || printed === undefined) return [];
    const unit = unitOf(figure);
    const tolerance = unit === "count" ? 0 : Math.max(least[unit], printed.lastDigit / 2);
    const difference = mine - printed.value;
    const agrees = Math.abs(difference) <= tolerance + noise * Math.max(1, Math.abs(mine));
    return [{ figure, ours: mine, theirs: printed.value, difference, tolerance, agrees }];
  });
}

function ourFigures(figures: Figures): Readonly<Record<PlatformFigure, number | null>> {
  return {
    netProfit: figures.netProfit,
    netProfitPercent: figures.totalReturnPercent,
    grossProfit: figures.grossProfit,
    grossLoss: figures.grossLoss,
    openProfit: figures.openProfit,
    commission: figures.commission,
    drawdown: figures.drawdown?.amount ?? null,
    drawdownPercent: figures.drawdown?.percent ?? null,
    trades: figures.trades,
    openTrades: figures.openTrades,
    wins: figures.wins,
    losses: figures.losses,
    winRatePercent: figures.winRate?.percent ?? null,
    averageTrade: figures.averageTrade,
    averageWin: figures.averageWin,
    averageLoss: figures.averageLoss,
    payoffRatio: figures.payoffRatio,
    largestWin: figures.largestWin,
    largestLoss: figures.largestLoss,
    profitFactor: figures.profitFactor,
    // The platform counts open trades at their marks in these.
    sharpe: figures.sharpeWithOpen,
    sortino: figures.sortinoWithOpen,
  };
}
