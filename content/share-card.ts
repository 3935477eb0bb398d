const grouped = new Intl.NumberFormat("en-US");

/** On the picture that other sites show beside a link to the backtest report. */
export const dashboardShare = {
  sample: "SAMPLE",
  trades: (markets: number) => `closed trades in ${markets} ${markets === 1 ? "market" : "markets"}`,
  totalReturn: (market: string) => `total return, ${market}`,
  winRate: (market: string, wins: number, trades: number) =>
    `win rate, ${market}: ${grouped.format(wins)} of ${grouped.format(trades)}`,
  note: "Hypothetical results from backtesting. Past performance does not guarantee future returns.",
} as const;
