import { buyAndHoldPercent } from "#core/backtest/benchmark.ts";
import { type Figures, figuresOf } from "#core/backtest/figures.ts";
import { type LedgerFacts, readLedger } from "#core/backtest/ledger.ts";
import { roundHalfAway } from "#core/backtest/rounding.ts";
import { pickedTable, type TradeTable } from "#core/backtest/trade-table.ts";
import {
  type WrittenCell,
  type WrittenSheet,
  writeWorkbook,
} from "#core/backtest/workbook/write-workbook.ts";

type Row = readonly WrittenCell[];

/** Of all trades, of longs and of shorts. */
type Sides = readonly [Figures, Figures, Figures];

const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;
/** Not asked of the machine, whose words change with its version. */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The list as the platform's whole report: the figures beside it are our own, so that reading it has to agree. */
export function sampleWorkbook(list: string, facts: LedgerFacts): Uint8Array {
  const ledger = readLedger(list, facts);
  if ("kind" in ledger) throw new Error(ledger.message);
  const { account } = ledger;
  const { trades, capital } = account;
  const ofSide = (isShort: number) => figuresOf({ ...account, trades: sideOf(trades, isShort), open: [] });
  const sides: Sides = [figuresOf(account), ofSide(0), ofSide(1)];
  const buyAndHold = buyAndHoldPercent(trades) ?? 0;
  return writeWorkbook([
    performanceSheet(sides, (buyAndHold / 100) * capital, facts.currency),
    analysisSheet(sides, facts.currency),
    ratiosSheet(sides, facts.currency),
    { name: "List of trades", rows: list.trim().split("\n").map(listRow) },
    propertiesSheet(facts, trades),
  ]);
}

function sideOf(trades: TradeTable, isShort: number): TradeTable {
  const places = Array.from(trades.number.keys()).filter((place) => trades.isShort[place] === isShort);
  return pickedTable(trades, Uint32Array.from(places));
}

function listRow(line: string): Row {
  return line
    .replace(/^\ufeff/, "")
    .split(",")
    .map((cell) => {
      if (cell === "") return null;
      const [, day, time] = moment.exec(cell) ?? [];
      if (day !== undefined) return { wallMs: Date.parse(`${day}T${time}Z`) };
      return Number.isNaN(Number(cell)) ? cell : Number(cell);
    });
}

function performanceSheet(sides: Sides, buyAndHold: number, currency: string): WrittenSheet {
  const [all] = sides;
  return {
    name: "Performance",
    rows: [
      header(currency),
      money("Open P&L", [all], ({ openProfit }) => openProfit),
      money("Net profit", sides, ({ netProfit }) => netProfit),
      money("Gross profit", sides, ({ grossProfit }) => grossProfit),
      money("Gross loss", sides, ({ grossLoss }) => grossLoss),
      money("Commission paid", sides, ({ commission }) => commission ?? 0),
      money("Buy & hold return", [all], () => buyAndHold),
      [
        "Max equity drawdown",
        roundHalfAway(all.drawdown?.amount ?? 0, 2),
        roundHalfAway(all.drawdown?.percent ?? 0, 2),
      ],
    ],
  };
}

function analysisSheet(sides: Sides, currency: string): WrittenSheet {
  return {
    name: "Trades analysis",
    rows: [
      header(currency),
      plain("Total trades", sides, ({ trades }) => trades),
      plain("Total open trades", sides, ({ openTrades }) => openTrades),
      plain("Winning trades", sides, ({ wins }) => wins),
      plain("Losing trades", sides, ({ losses }) => losses),
      [
        "Percent profitable",
        ...sides.flatMap(({ winRate }) => [null, roundHalfAway(winRate?.percent ?? 0, 2)]),
      ],
      plain("Avg P&L", sides, ({ averageTrade }) => roundHalfAway(averageTrade ?? 0, 2)),
      plain("Avg winning trade", sides, ({ averageWin }) => roundHalfAway(averageWin ?? 0, 2)),
      plain("Avg losing trade", sides, ({ averageLoss }) => roundHalfAway(averageLoss ?? 0, 2)),
      plain("Ratio avg win / avg loss", sides, ({ payoffRatio }) => roundHalfAway(payoffRatio ?? 0, 3)),
      plain("Largest winning trade", sides, ({ largestWin }) => roundHalfAway(largestWin ?? 0, 2)),
      plain("Largest losing trade", sides, ({ largestLoss }) => roundHalfAway(largestLoss ?? 0, 2)),
      plain("Avg # bars in trades", sides, ({ averageBars }) => Math.round(averageBars ?? 0)),
    ],
  };
}

function ratiosSheet(sides: Sides, currency: string): WrittenSheet {
  const [{ sharpeWithOpen, sortinoWithOpen }] = sides;
  return {
    name: "Risk performance ratios",
    rows: [
      header(currency),
      ["Sharpe ratio", roundHalfAway(sharpeWithOpen ?? 0, 3)],
      ["Sortino ratio", roundHalfAway(sortinoWithOpen ?? 0, 3)],
      plain("Profit factor", sides, ({ profitFactor }) => roundHalfAway(profitFactor ?? 0, 3)),
      plain("Margin calls", sides, () => 0),
    ],
  };
}

function propertiesSheet(facts: LedgerFacts, { entryWallMs, exitWallMs }: TradeTable): WrittenSheet {
  const range = [entryWallMs[0] ?? 0, exitWallMs.at(-1) ?? 0].map(dayText);
  return {
    name: "Properties",
    rows: [
      ["SAMPLE: these trades are made up, no strategy was tested"],
      ["Date range"],
      ["Trading range", range.join(" — ")],
      ["Symbol info"],
      ["Symbol", `SAMPLE:${facts.symbol}`],
      ["Timeframe", `${facts.timeframeMinutes} minutes`],
      ["Chart type", "Candles"],
      ["Strategy inputs"],
      ["Zone", "SAMPLE"],
      ["Strategy properties"],
      ["Initial capital", facts.initialCapital],
      ["Account currency", facts.currency],
      ["Pyramiding", "0 orders"],
      ["Commission", "Fixed per unit"],
      ["Slippage", "0 ticks"],
    ],
  };
}

/** Such as "Jan 2, 2024, 09:30". */
function dayText(wallMs: number): string {
  const date = new Date(wallMs);
  const time = date.toISOString().slice(11, 16);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}, ${time}`;
}

function header(currency: string): Row {
  return [null, ...["All", "Long", "Short"].flatMap((side) => [`${side} ${currency}`, `${side} %`])];
}

/** A sum to the cent, and its part of the capital. */
function money(label: string, sides: readonly Figures[], amountOf: (figures: Figures) => number): Row {
  const cells = sides.flatMap((figures) => {
    const amount = amountOf(figures);
    return [roundHalfAway(amount, 2), roundHalfAway((amount / figures.capital) * 100, 2)];
  });
  return [label, ...cells];
}

function plain(label: string, sides: readonly Figures[], printed: (figures: Figures) => number): Row {
  return [label, ...sides.flatMap((figures) => [printed(figures), null])];
}
