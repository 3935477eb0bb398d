import { browserLimits, sizeText } from "#core/backtest/reading-limits.ts";
import type { RefusalKind } from "#core/backtest/refusal.ts";

const grouped = new Intl.NumberFormat("en-US");

export const withoutScript =
  "Recomputing in the browser, reading your own export and adding costs need script. The files above can be " +
  "downloaded without it.";

/** What stands where a figure has no value. */
export const noFigure = "—";

export const figureNames = {
  totalReturn: "Total return",
  netProfit: "Net profit",
  finalEquity: "Final equity",
  trades: "Total trades",
  wins: "Winning trades",
  losses: "Losing trades",
  breakEvens: "Break-even trades",
  winRate: "Win rate",
  breakEvenWinRate: "Break-even win rate",
  profitFactor: "Profit factor",
  payoffRatio: "Payoff ratio",
  averageTrade: "Average trade",
  sharpe: "Sharpe ratio",
  sortino: "Sortino ratio",
  drawdown: "Max drawdown",
  closedDrawdown: "Drawdown of closed equity",
  averageHold: "Average hold",
  mostWinsInRow: "Most wins in a row",
  mostLossesInRow: "Most losses in a row",
  commission: "Commission booked",
  openTrades: "Open trades, not counted",
  benchmark: "Buy and hold, approximate",
} as const;

export type FigureName = keyof typeof figureNames;

export const recomputeWords = {
  heading: "Recompute it",
  text:
    "Downloads the files above, hashes them and runs the engine that computed this page over them, on your own " +
    "machine. Every field is then compared with this page, to the last digit.",
  button: "Recompute in your browser",
  again: "Recompute again",
  downloading: (done: number, files: number) =>
    `Downloading file ${grouped.format(Math.min(done + 1, files))} of ${grouped.format(files)}`,
  hashing: "Hashing the files",
  computing: "Computing every figure",
  agreed: (agreed: number, fields: number) =>
    `${grouped.format(agreed)} of ${grouped.format(fields)} fields agree`,
  disagreed: (count: number) =>
    count === 1 ? "1 field disagrees" : `${grouped.format(count)} fields disagree`,
  downloaded: (files: number, bytes: number) =>
    `${files === 1 ? "1 file" : `${grouped.format(files)} files`} downloaded, ${grouped.format(bytes)} bytes.`,
  hashes: {
    same: "The SHA-256 of each is the one published.",
    different: (files: readonly string[]) =>
      `Not the published bytes: the SHA-256 of ${files.join(", ")} differs from the one above.`,
    unchecked: "Their SHA-256 could not be checked: browsers hash only on pages that come over https.",
  },
  refused: "A downloaded file could not be read, so there is nothing to compare.",
  caption: "The main figures, published and recomputed",
  columns: { figure: "Figure", published: "Published", recomputed: "Recomputed", agrees: "Agrees" },
  agrees: { yes: "Yes", no: "No" },
  fieldsCaption: "Fields that disagree",
  fieldColumns: { field: "Field", published: "Published", recomputed: "Recomputed" },
  more: (count: number) => `and ${grouped.format(count)} more`,
  absent: "not there",
} as const;

export const ownWords = {
  heading: "Read your own export",
  text:
    "A list of trades from TradingView's strategy tester, of any symbol, as .csv or .xlsx of up to " +
    `${sizeText(browserLimits.bytes)}. It is read in this tab by the same engine and never uploaded.`,
  choose: "Choose a file",
  drop: "or drop it here",
  dropNow: "Drop the file to read it",
  onlyOne: "One file at a time: the first one was read.",
  zone: "Time zone of the chart",
  zoneHint: "An export does not say on which clock its times are. It decides where one month ends.",
  zoneError: "Choose a zone from the list, such as America/New_York or UTC.",
  capital: "Initial capital",
  optional: "Optional",
  capitalHint: "Left empty, it is inferred from the percentages in the file.",
  capitalError: "Write a number above zero, such as 10000.",
  dateOrder: "Dates are written",
  dateOrders: { "day-first": "Day first", "month-first": "Month first" },
  reading: (file: string) => `Reading ${file}`,
  unreadable: "The browser could not read this file. Choose it again.",
  close: "Close this report",
  result: (file: string) => `Report of ${file}`,
  capitalInferred: (capital: string) => `Initial capital ${capital}, inferred from the file.`,
  capitalStated: (capital: string) => `Initial capital ${capital}.`,
  wilson: (low: string, high: string) => `95% interval ${low} to ${high}`,
  shortSample: "Fewer than twelve months",
  closedOnly: "Of closed equity: the file has no excursions",
  monthsHeading: "Monthly returns",
  monthsCaption: "Return of each month by year, in percent of the equity at its start",
  month: "Month",
  monthNames: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  sum: "Sum of months",
  compounded: "Compounded",
  noMonth: "--",
  noTrades: "The file has no closed trade, so there is no month to show.",
  warnings: (count: number) =>
    count === 1 ? "1 remark about the file" : `${grouped.format(count)} remarks about the file`,
  warning: (row: number, message: string) => `Row ${grouped.format(row)}: ${message}.`,
  refused: "This file can not be read",
  refusedText: "Nothing of it was counted. Export the list again, or correct the cell that is named.",
} as const;

/** What a visitor can do about it here. The engine speaks of the manifest, which a visitor's file does not have. */
export const ownRemedies: Partial<Record<RefusalKind, string>> = {
  "unknown-capital": "The initial capital can not be inferred from this file. Write it above.",
  "ambiguous-date": "Its dates could be read with the day or with the month first. Say which.",
};
