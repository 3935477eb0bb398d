import type { PublishedClass } from "#core/backtest/published.ts";
import { everyTrade, type TradePage } from "#core/backtest/trade-query.ts";

/** The answer to `everyTrade` without asking: the page was served with it. */
export function firstTradePage({ report, lastTrades }: PublishedClass): TradePage {
  const { trades, wins, totalReturnPercent, netProfit } = report.figures;
  return {
    lines: lastTrades,
    found: trades,
    wins,
    returnPercent: totalReturnPercent,
    netProfit: report.currency === null ? null : netProfit,
    page: 0,
    pages: Math.max(1, Math.ceil(trades / everyTrade.pageSize)),
  };
}
