import { type ColumnRole, type Generation, readHeader } from "./columns.ts";
import { add, amountOf, emptyTotal } from "./money-total.ts";
import { roundHalfAway } from "./rounding.ts";
import type { OpenTrade, Trade } from "./trade.ts";
import { wallClockText } from "./wall-clock.ts";

export type PrintedList = {
  readonly trades: readonly Trade[];
  readonly open: readonly OpenTrade[];
  readonly capital: number;
  readonly currency: string;
  readonly quoteCurrency: string;
  /** What one unit of the quote currency is in the account's, at a trade's entry. */
  readonly quoteRate: (entryPrice: number) => number;
};

type Layout = {
  readonly header: string;
  readonly startsWithMark: boolean;
  readonly newestFirst: boolean;
  readonly entryFirst: boolean;
  /** A scrape numbers the entry only and puts money on the exit only, with percentages as fractions. */
  readonly isScrape: boolean;
};

/** The second half of an open trade or the exit of a closed one. */
type Ending = {
  readonly signal: string;
  readonly wallMs: number | null;
  readonly price: number | null;
  readonly net: number | null;
  readonly netPercent: number | null;
  readonly bars: number | null;
};

const profitColumns =
  "Trade #,Type,Signal,Date/Time,Price CUR,Contracts,Profit CUR,Profit %,Cum. Profit CUR,Cum. Profit %,Run-up CUR,Run-up %,Drawdown CUR,Drawdown %";
const excursions = "Favorable excursion CUR,Favorable excursion %,Adverse excursion CUR,Adverse excursion %";
const modern = { startsWithMark: true, newestFirst: false, entryFirst: false, isScrape: false };
const old = { startsWithMark: false, newestFirst: true, entryFirst: false, isScrape: false };
const scrape = { startsWithMark: false, newestFirst: false, entryFirst: true, isScrape: true };

const layouts: Readonly<Record<Generation, Layout>> = {
  G0: { ...scrape, header: profitColumns.replaceAll(" CUR", "") },
  G1: { ...scrape, header: profitColumns.replaceAll("CUR", "$") },
  G2: { ...old, header: profitColumns },
  G3: {
    ...modern,
    header:
      "Trade #,Type,Date/Time,Signal,Price CUR,Position size (qty),Position size (value),Net P&L CUR,Net P&L %,Run-up CUR,Run-up %,Drawdown CUR,Drawdown %,Cumulative P&L CUR,Cumulative P&L %",
  },
  G4: {
    ...modern,
    header: `Trade #,Type,Date and time,Signal,Price CUR,Position size (qty),Position size (value),Net P&L CUR,Net P&L %,${excursions},Cumulative P&L CUR,Cumulative P&L %`,
  },
  G5: {
    ...modern,
    header: `Trade #,Type,Date and time,Signal,Price CUR,Size (qty),Size (value),Net P&L CUR,Net P&L %,${excursions},Cumulative P&L CUR,Cumulative P&L %`,
  },
  G6: {
    ...modern,
    header: `Trade number,Type,Date and time,Signal,Price CUR,Size (qty),Size (value),Net PnL CUR,Net PnL %,${excursions},Cumulative PnL CUR,Cumulative PnL %`,
  },
  G7: {
    ...modern,
    header: `Trade number,Type,Date and time,Signal,Price CUR,Size (qty),Size (value),Net PnL CUR,Return %,Commission CUR,${excursions},Cumulative PnL CUR,Cumulative PnL %,Duration (bars)`,
  },
};

/** The list as the platform would have exported it. Sums are written as they are: round them first where it matters. */
export function writeTradeList(list: PrintedList, generation: Generation): string {
  const layout = layouts[generation];
  const header = layout.header
    .replace("Price CUR", `Price ${list.quoteCurrency}`)
    .replaceAll("CUR", list.currency);
  const names = header.split(",");
  const { at } = readHeader(names, 1);
  const roles = names.map((_, cell) => (Object.keys(at) as ColumnRole[]).find((role) => at[role] === cell));
  const equity = emptyTotal(list.capital);
  const pairs = [...list.trades, ...list.open]
    .sort((a, b) => a.number - b.number)
    .map((position) => {
      const ending = endingOf(position, generation);
      const before = amountOf(equity);
      add(equity, ending.net ?? 0);
      const line = { position, ending, before, after: amountOf(equity), list, layout, generation };
      const rows = [true, false].map((isEntry) =>
        roles
          .map((role) => (role === undefined ? "" : cellOf(role, isEntry, line)))
          .map(quoted)
          .join(","),
      );
      return (layout.entryFirst ? rows : rows.toReversed()).join("\n");
    });
  const body = layout.newestFirst ? pairs.toReversed() : pairs;
  return `${layout.startsWithMark ? "\ufeff" : ""}${[header, ...body].join("\n")}\n`;
}

type Line = {
  readonly position: Trade | OpenTrade;
  readonly ending: Ending;
  readonly before: number;
  readonly after: number;
  readonly list: PrintedList;
  readonly layout: Layout;
  readonly generation: Generation;
};

function cellOf(role: ColumnRole, isEntry: boolean, line: Line): string {
  const { position, ending, before, after, list, layout, generation } = line;
  const word = layout.startsWithMark ? position.direction : capitalised(position.direction);
  switch (role) {
    case "number":
      return layout.isScrape && !isEntry ? "" : String(position.number);
    case "type":
      return `${isEntry ? "Entry" : "Exit"} ${word}`;
    case "signal":
      return guarded(isEntry ? position.entrySignal : ending.signal);
    case "time":
      return timeText(isEntry ? position.entryWallMs : ending.wallMs, layout);
    case "price":
      return numberText(isEntry ? position.entryPrice : ending.price);
    default:
  }
  const isMoneyRow = !(layout.isScrape && isEntry) && ending.net !== null;
  if (!isMoneyRow) return "";
  const value = position.entryPrice * (position.quantity ?? 0);
  const ofPosition = (amount: number | null) =>
    amount === null ? null : (amount / (value * list.quoteRate(position.entryPrice))) * 100;
  const adverseSign = generation === "G2" ? -1 : 1;
  switch (role) {
    case "quantity":
      return numberText(position.quantity);
    case "value":
      return numberText(roundHalfAway(value, 2));
    case "net":
      return numberText(ending.net);
    case "netPercent":
      return percentCell(ending.netPercent, layout);
    case "commission":
      return numberText(position.commission);
    case "favourable":
      return numberText(position.favourable);
    case "favourablePercent":
      return percentCell(ofPosition(position.favourable), layout);
    case "adverse":
      return numberText(position.adverse === null ? null : position.adverse * adverseSign);
    case "adversePercent":
      return percentCell(
        ofPosition(position.adverse === null ? null : position.adverse * adverseSign),
        layout,
      );
    case "cumulative":
      return numberText(roundHalfAway(after - list.capital, 6));
    case "cumulativePercent":
      return percentCell(
        layout.startsWithMark
          ? ((after - list.capital) / list.capital) * 100
          : ((ending.net ?? 0) / before) * 100,
        layout,
      );
    case "bars":
      return numberText(ending.bars);
    default:
      return "";
  }
}

function endingOf(position: Trade | OpenTrade, generation: Generation): Ending {
  if (!("markWallMs" in position)) {
    const { exitSignal, exitWallMs, exitPrice, netProfit, netPercent, bars } = position;
    return { signal: exitSignal, wallMs: exitWallMs, price: exitPrice, net: netProfit, netPercent, bars };
  }
  const isMarked = layouts[generation].startsWithMark;
  return {
    signal: "Open",
    wallMs: isMarked ? position.markWallMs : null,
    price: isMarked ? position.markPrice : null,
    net: isMarked ? position.markedProfit : null,
    netPercent: null,
    bars: null,
  };
}

function timeText(wallMs: number | null, { isScrape }: Layout): string {
  return wallMs === null ? "" : `${wallClockText(wallMs)}${isScrape ? ":00" : ""}`;
}

function percentCell(percent: number | null, { isScrape }: Layout): string {
  if (percent === null || !Number.isFinite(percent)) return "";
  return isScrape ? numberText(roundHalfAway(percent / 100, 4)) : roundHalfAway(percent, 2).toFixed(2);
}

function numberText(value: number | null): string {
  return value === null ? "" : String(value + 0);
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** A spreadsheet would run such a cell as a formula. */
function guarded(signal: string): string {
  return /^'*[=+\-@]/.test(signal) ? `'${signal}` : signal;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
