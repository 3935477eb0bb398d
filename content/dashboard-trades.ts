import type { ClassReport } from "#core/backtest/report.ts";
import type { Direction } from "#core/backtest/trade.ts";
import type { TradeResult } from "#core/backtest/trade-query.ts";
import type { FigureUnit, PlatformFigure } from "#core/backtest/workbook/platform-figures.ts";
import { tradeCount } from "./trust.ts";

const grouped = new Intl.NumberFormat("en-US");

/** Where the files stand on the page: other parts of it lead there. */
export const filesAnchor = "files";

export const sideNames = { long: "Long", short: "Short" } as const satisfies Record<Direction, string>;

export const tradesSection = {
  heading: "Trades",
  remark: "Every closed trade as the file books it, the last to close first",
  caption: "Closed trades",
  /** Beside a table that shows some of them; the first and the last are counted from 1. */
  shown: (first: number, last: number, found: number) =>
    `Trades ${grouped.format(first)}–${grouped.format(last)} of ${grouped.format(found)}`,
  none: "No trade matches these filters.",
  clear: "Clear the filters",
  reading: "Reading the files…",
  filters: {
    label: "Filter the trades",
    symbol: "Symbol",
    side: "Side",
    result: "Result",
    from: "Closed from",
    to: "Closed until",
    all: "All",
    results: {
      win: "Won",
      loss: "Lost",
      "break-even": "Break-even",
    } satisfies Record<TradeResult, string>,
  },
  columns: {
    number: "Trade",
    symbol: "Symbol",
    side: "Side",
    entryTime: "Entry time",
    exitTime: "Exit time",
    entry: "Entry",
    exit: "Exit",
    result: "Result",
    percent: "% of capital",
    held: "Held",
  },
  numbered: (number: number) => `no. ${grouped.format(number)}`,
  prices: (entry: string, exit: string) => `${entry} to ${exit}`,
  total: (found: number) => `All ${grouped.format(found)}`,
  won: (wins: number) => `${grouped.format(wins)} won`,
  pager: {
    label: "Pages of trades",
    previous: "Previous",
    next: "Next",
    page: "Page",
    pages: (count: number) => `of ${grouped.format(count)}`,
  },
  /** Of each clock the city, and the symbols whose charts it hangs on. */
  clocks: (clocks: readonly { name: string; symbols: readonly string[] }[]) => {
    const [first] = clocks;
    if (first && clocks.length === 1)
      return `Times are on the chart's own clock: ${clockInWords(first.name)}.`;
    const list = clocks.map(({ name, symbols }) => `${clockInWords(name)} for ${inWords(symbols)}`);
    return `Times are on each chart's own clock: ${list.join("; ")}.`;
  },
  capital: (pooling: ClassReport["pooling"], ledgers: number) => {
    const base =
      pooling === "equal weight"
        ? "of equal capital in every ledger"
        : ledgers === 1
          ? "of the initial capital"
          : "of the initial capital of all ledgers together";
    return `Results are after the costs booked in the file. Percentages are ${base}.`;
  },
  files: { before: "Every trade of every page is in the", link: "files below", after: "." },
  open: {
    heading: "Open when the file was exported",
    note: "Not closed, so not in any figure above. The result is what the platform marked it at.",
    columns: {
      symbol: "Symbol",
      side: "Side",
      entryTime: "Entry time",
      entry: "Entry",
      mark: "Marked at",
      result: "Marked result",
    },
    unknown: "not in the file",
  },
} as const;

export const checkSection = {
  label: "Check it yourself",
  tag: (count: number) => (count === 1 ? "1 file" : `${grouped.format(count)} files`),
  files: {
    heading: "Trade files",
    text: "The bytes that every figure on this page was computed from, as the charting platform exported them.",
    caption: "Trade files",
    columns: {
      symbol: "Symbol",
      format: "Format",
      trades: "Trades",
      bytes: "Bytes",
      exported: "Exported",
      checksum: "SHA-256",
      download: "Download",
    },
    formats: { csv: "CSV", xlsx: "Excel" },
    facts: (format: string, trades: number, bytes: number) =>
      `${format}, ${tradeCount(trades)}, ${grouped.format(bytes)} bytes`,
    count: (count: number) => grouped.format(count),
    download: "Download",
    exported: (day: string) => `Exported ${day}`,
    checksumOf: (file: string) => `SHA-256 of ${file}`,
  },
  checksum: {
    heading: "Checksum",
    text: "A file that was edited has another one. Yours is printed by",
    command: "shasum -a 256 FILE",
    or: ", on Windows by",
    windowsCommand: "certutil -hashfile FILE SHA256",
  },
} as const;

export const reconciliation = {
  heading: "Reconciled with the platform's own report",
  text: (symbol: string, agreed: number, all: number) =>
    `The ${symbol} workbook brings the platform's own figures: ${agreed} of ${all} are the same as ours.`,
  /** The figures in a sample workbook are not the platform's. */
  sample:
    "In this sample the workbook's figures were written by the engine itself, so their agreement proves nothing: it " +
    "shows where a real comparison will stand.",
  open: (count: number) => `View all ${count} figures`,
  caption: (symbol: string) => `Our figures for ${symbol} beside the platform's`,
  columns: { figure: "Figure", ours: "Ours", theirs: "The platform's", agrees: "Agrees" },
  agrees: { yes: "Yes", no: "No" },
  figures: {
    netProfit: ["Net profit", "money"],
    netProfitPercent: ["Net profit, % of capital", "percent"],
    grossProfit: ["Gross profit", "money"],
    grossLoss: ["Gross loss", "money"],
    openProfit: ["Open trades at their marks", "money"],
    commission: ["Commission paid", "money"],
    drawdown: ["Max drawdown", "money"],
    drawdownPercent: ["Max drawdown, %", "percent"],
    trades: ["Closed trades", "count"],
    openTrades: ["Open trades", "count"],
    wins: ["Winning trades", "count"],
    losses: ["Losing trades", "count"],
    winRatePercent: ["Win rate", "percent"],
    averageTrade: ["Average trade", "money"],
    averageWin: ["Average win", "money"],
    averageLoss: ["Average loss", "money"],
    payoffRatio: ["Average win to average loss", "ratio"],
    largestWin: ["Largest win", "money"],
    largestLoss: ["Largest loss", "money"],
    profitFactor: ["Profit factor", "ratio"],
    sharpe: ["Sharpe ratio, open trades included", "ratio"],
    sortino: ["Sortino ratio, open trades included", "ratio"],
  } satisfies Record<PlatformFigure, readonly [name: string, unit: FigureUnit]>,
} as const;

export const dataLog = {
  heading: "Data log",
  remark: "A file that was replaced stays listed with its checksum",
  caption: "Files and the files they replaced",
  columns: {
    symbol: "Symbol",
    file: "File",
    trades: "Trades",
    exported: "Exported",
    replaced: "Replaced",
    checksum: "SHA-256",
  },
  current: "Current",
  replacedOn: (day: string) => `Replaced ${day}`,
  none: "No file has been replaced yet.",
} as const;

function clockInWords(name: string): string {
  return name === "UTC" ? name : `${name} time`;
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
