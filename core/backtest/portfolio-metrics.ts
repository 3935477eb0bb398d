import type { CalendarDate } from "../calendar-date.ts";
import type { AssetClass } from "./instruments.ts";
import type { ClassReport, InstrumentReport } from "./report.ts";

/** A class in short, in the names that clients of the API know. Rates, returns and drawdowns are in percent. */
export type PortfolioMetrics = {
  readonly assetClass: AssetClass;
  readonly sample: boolean;
  /** The day its oldest file was exported. */
  readonly dataDate: CalendarDate | null;
  /** Null where the ledgers differ in currency: money is then in units of capital, one for each ledger. */
  readonly currency: string | null;
  readonly totalPnl: number;
  /** A size, never negative. */
  readonly maxDrawdown: number;
  readonly totalTrades: number;
  readonly winRate: number | null;
  readonly sharpeRatio: number | null;
  readonly portfolioValue: number;
  readonly totalReturn: number;
  /** Every month from the first to the last; null for one in which nothing closed. */
  readonly monthlyReturns: readonly MonthlyReturn[];
  /** The best return first. */
  readonly topPerformers: readonly TopPerformer[];
};

type MonthlyReturn = { readonly year: number; readonly month: number; readonly return: number | null };

type TopPerformer = {
  readonly symbol: string;
  readonly name: string;
  readonly trades: number;
  readonly winRate: number | null;
  readonly pnl: number;
  readonly currency: string;
  readonly return: number;
};

export function portfolioMetrics(report: ClassReport): PortfolioMetrics {
  const { figures } = report;
  return {
    assetClass: report.assetClass,
    sample: report.sample,
    dataDate: report.exportedOn,
    currency: report.currency,
    totalPnl: figures.netProfit,
    maxDrawdown: (figures.drawdown ?? figures.closedDrawdown).percent,
    totalTrades: figures.trades,
    winRate: figures.winRate?.percent ?? null,
    sharpeRatio: figures.sharpe,
    portfolioValue: figures.finalEquity,
    totalReturn: figures.totalReturnPercent,
    monthlyReturns: report.months.map(({ year, month, trades, returnPercent }) => ({
      year,
      month,
      return: trades === 0 ? null : returnPercent,
    })),
    topPerformers: report.instruments.map(topPerformer),
  };
}

function topPerformer({ facts, figures }: InstrumentReport): TopPerformer {
  return {
    symbol: facts.symbol,
    name: facts.name,
    trades: figures.trades,
    winRate: figures.winRate?.percent ?? null,
    pnl: figures.netProfit,
    currency: facts.currency,
    return: figures.totalReturnPercent,
  };
}
