import { filesAnchor } from "./dashboard-trades.ts";
import type { InternalLink } from "./navigation.ts";
import { timeframe } from "./timeframe.ts";
import { tradeCount } from "./trust.ts";

export type CheckStep = {
  readonly act: string;
  readonly text: string;
  /** Where it is done. */
  readonly to?: string;
};

export type WinRateClaim = {
  /** Large. */
  readonly figure: string;
  /** Directly below the figure, never without it. */
  readonly statement: string;
  readonly limits: string;
};

/** A claim, not a result: it is shown only while the ledger bears it out. */
export const claimedWinRatePercent = 90;

const grouped = new Intl.NumberFormat("en-US");

export const performanceSection = {
  heading: "Proven Performance. Verified Results.",
  stepsHeading: "How to check it",
  report: { label: "View Full Backtest Report", to: "/dashboard" } satisfies InternalLink,
  ledgerName: (name: string) => `${name} ledger`,
  /** Of one ledger, beside its name. */
  ledgerFacts: (period: string, trades: number, wins: number) =>
    `${period}, ${tradeCount(trades)}, ${grouped.format(wins)} won`,
  lastTrades: {
    caption: (name: string, count: number) => `The last ${count} trades in the ${name} ledger`,
    columns: {
      number: "Trade",
      opened: "Opened",
      symbol: "Symbol",
      side: "Side",
      entry: "Entry",
      exit: "Exit",
      result: "Result",
      running: "Running",
    },
  },
  total: "Total return on the starting capital",
  ledgers: {
    caption: "All ledgers",
    columns: {
      name: "Ledger",
      instruments: "Instruments",
      trades: "Trades",
      wins: "Won",
      winRate: "Win rate",
      totalReturn: "Total return",
      maxDrawdown: "Max drawdown",
    },
    sum: "All markets",
  },
  curve: (name: string, total: string, deepest: string) =>
    `Equity curve of the ${name} ledger in backtest, ending at ${total}. The deepest drawdown after a closed trade is ${deepest}.`,
  source:
    "Results from historical backtesting on TradingView. Past performance does not guarantee future returns. All " +
    `trading involves risk. All reports use a ${timeframe} time frame.`,
} as const;

/** Both arguments are computed from the SENSEX ledger; without a ledger there is no claim to make (D29). */
export function winRateClaim(winRatePercent: number, trades: number): WinRateClaim {
  const isBorneOut = winRatePercent >= claimedWinRatePercent;
  const winRate = `${winRatePercent.toFixed(2)}%`;
  return {
    figure: isBorneOut ? `${claimedWinRatePercent}%+` : winRate,
    statement:
      `Win rate on SENSEX, ${timeframe} timeframe, in backtest: ${winRate} of ${grouped.format(trades)} closed ` +
      "trades ended in profit.",
    limits:
      "That is one index on one timeframe, so the other ledgers are published beside it, including where they " +
      "do worse.",
  };
}

export const checkSteps: readonly CheckStep[] = [
  {
    act: "Download",
    text: "the trade file of any market from the backtest report.",
    to: `${performanceSection.report.to}#${filesAnchor}`,
  },
  {
    act: "Recompute",
    text:
      "it: count the winning rows and add up the results. A spreadsheet is enough, and the report does it in your " +
      "browser.",
  },
  { act: "Compare", text: "your totals with the double-ruled ones on the report." },
];

/** In the words of 17 CFR 4.41(b)(1)(i), which US rules prescribe for results like these. */
export const hypotheticalResults = {
  heading: "Hypothetical results",
  text:
    "These results are based on simulated or hypothetical performance results that have certain inherent " +
    "limitations. Unlike the results shown in an actual performance record, these results do not represent " +
    "actual trading. Also, because these trades have not actually been executed, these results may have under- " +
    "or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. " +
    "Simulated or hypothetical trading programs in general are also subject to the fact that they are designed " +
    "with the benefit of hindsight. No representation is being made that any account will or is likely to " +
    "achieve profits or losses similar to these being shown.",
} as const;

export const ledgerSample = {
  label: "Sample",
  text: "Sample: this ledger is an example that shows the format. Its trades were not produced by the indicators.",
  all: "Sample: these ledgers are examples that show the format. Their trades were not produced by the indicators.",
} as const;
