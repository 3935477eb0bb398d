import type { ColumnRole, Columns } from "./columns.ts";
import { countable } from "./money-total.ts";
import { Refused } from "./refusal.ts";
import { signalPlaces } from "./signal-places.ts";
import { type RowReading, readTradeRows, type TradeRow } from "./trade-rows.ts";
import { blankTable, type TradeTable } from "./trade-table.ts";

export type Warning = {
  readonly kind: "duplicate-row" | "missing-trades" | "total-mismatch";
  readonly row: number;
  readonly message: string;
};

/** Both rows of every trade, joined by column; places are those in which the trades first appear. */
export type TradeSheet = {
  readonly count: number;
  /** Its moments are not known yet, and its length is that of the sheet's columns, not the count. */
  readonly table: TradeTable;
  readonly columns: Columns;
  readonly isOpen: Uint8Array;
  readonly entryRow: Int32Array;
  readonly exitRow: Int32Array;
  readonly entryNet: Float64Array;
  readonly cumulative: Float64Array;
  readonly cumulativePercent: Float64Array;
  readonly warnings: readonly Warning[];
};

type Half = { readonly start: Int32Array; readonly row: Int32Array };

/** More repeated rows than these are a file pasted twice: a list of them helps nobody. */
const mostDuplicates = 100;

/**
 * Joins the two rows of each trade, wherever they stand. Rows are told apart by trade number and entry or exit, never
 * by content: partial exits and pyramids share time and price. Throws `Refused`.
 */
export function readTradeSheet(bytes: Uint8Array, reading: Omit<RowReading, "signals">): TradeSheet {
  const signals = signalPlaces();
  const capacity = mostTrades(bytes.length, reading.limits.rows);
  const table = blankTable(capacity, signals.list);
  const extra = () => new Float64Array(capacity);
  const [entryNet, cumulative, cumulativePercent] = [extra(), extra(), extra()];
  const isOpen = new Uint8Array(capacity);
  const [entries, exits] = [half(capacity), half(capacity)];
  const placeOfTrade = tradePlaces(capacity);
  const warnings: Warning[] = [];
  let duplicates = 0;
  const columns = readTradeRows(bytes, { ...reading, signals }, (row, header) => {
    const place = placeOfTrade.of(row.number);
    if (place === capacity) throw tooManyTrades(row, capacity);
    const [own, other] = row.isEntry ? [entries, exits] : [exits, entries];
    if (own.row[place] !== 0) {
      requireSameRow(bytes, row, own, place);
      duplicates += 1;
      if (duplicates <= mostDuplicates) warnings.push(duplicate(row, own.row[place] ?? 0));
      return;
    }
    own.row[place] = row.row;
    own.start[place] = row.start;
    const isShort = row.isShort ? 1 : 0;
    if (other.row[place] === 0) table.isShort[place] = isShort;
    else if (table.isShort[place] !== isShort) throw directionMismatch(row, other.row[place] ?? 0, header);
    table.number[place] = row.number;
    if (row.isEntry) {
      table.entryWallMs[place] = row.wallMs;
      table.entryPrice[place] = row.price;
      table.entrySignal[place] = row.signal;
      entryNet[place] = countable(row.net);
      return;
    }
    isOpen[place] = row.isOpen ? 1 : 0;
    table.exitWallMs[place] = row.wallMs;
    table.exitPrice[place] = row.price;
    table.exitSignal[place] = row.signal;
    table.netProfit[place] = countable(row.net);
    table.netPercent[place] = row.netPercent;
    table.quantity[place] = row.quantity;
    table.commission[place] = row.commission;
    // Layouts differ in the sign of an excursion, never in its meaning. From zero, so that there is no -0.
    table.favourable[place] = Math.abs(row.favourable);
    table.adverse[place] = 0 - Math.abs(row.adverse);
    table.bars[place] = row.bars;
    cumulative[place] = row.cumulative;
    cumulativePercent[place] = row.cumulativePercent;
  });
  if (duplicates > mostDuplicates) warnings.push(moreDuplicates(duplicates - mostDuplicates, warnings));
  const count = placeOfTrade.count();
  requireBothRows(count, table.number, entries.row, exits.row, columns);
  warnings.push(...gaps(table.number.subarray(0, count), entries.row));
  const [entryRow, exitRow] = [entries.row, exits.row];
  return {
    count,
    table,
    columns,
    isOpen,
    entryRow,
    exitRow,
    entryNet,
    cumulative,
    cumulativePercent,
    warnings,
  };
}

export function columnName({ at, names }: Columns, role: ColumnRole): string | null {
  return names[at[role]] ?? null;
}

/** No row is shorter than the nine letters of its type, the four delimiters around it and the end of its line. */
const shortestRow = 14;

/** Pages of memory that nothing is written to cost nothing, so room for too many does no harm. */
function mostTrades(bytes: number, rows: number): number {
  return Math.ceil(Math.min(bytes / shortestRow, rows / 2));
}

function tooManyTrades({ row }: TradeRow, most: number): Refused {
  const problem = `the file has more than ${most.toLocaleString("en-US")} trades, the most that is read`;
  return new Refused("row-count", row, null, problem);
}

function half(capacity: number): Half {
  return { start: new Int32Array(capacity), row: new Int32Array(capacity) };
}

/** The place of each trade. Numbers run from 1, so a list is faster than a map; one that jumps ahead goes to a map. */
function tradePlaces(capacity: number) {
  /** One more than the place, 0 where there is none. */
  const near = new Int32Array(capacity + 1);
  const far = new Map<number, number>();
  let count = 0;
  return {
    count: () => count,
    of(number: number): number {
      const known = number <= capacity ? (near[number] ?? 0) : (far.get(number) ?? 0);
      if (known !== 0) return known - 1;
      count += 1;
      if (number <= capacity) near[number] = count;
      else far.set(number, count);
      return count - 1;
    },
  };
}

/** The earlier row has no end of its own here: it is the same if the same bytes lead to the end of a line. */
function requireSameRow(bytes: Uint8Array, row: TradeRow, { start, row: rows }: Half, place: number): void {
  const earlier = start[place] ?? 0;
  const length = row.end - row.start;
  let same = 0;
  while (same < length && bytes[earlier + same] === bytes[row.start + same]) same += 1;
  const after = bytes[earlier + length];
  if (same === length && (after === 10 || after === 13)) return;
  throw new Refused("conflicting-rows", row.row, null, `${named(row)} differs from row ${rows[place]}`);
}

function duplicate(row: TradeRow, earlierRow: number): Warning {
  const message = `${named(row)} repeats row ${earlierRow} and was left out`;
  return { kind: "duplicate-row", row: row.row, message };
}

function moreDuplicates(more: number, told: readonly Warning[]): Warning {
  const message = `${more} more rows below repeat others and were left out`;
  return { kind: "duplicate-row", row: told.at(-1)?.row ?? 0, message };
}

function named({ isEntry, number }: TradeRow): string {
  return `the ${isEntry ? "entry" : "exit"} of trade ${number}`;
}

function directionMismatch(row: TradeRow, otherRow: number, columns: Columns): Refused {
  const [here, there] = row.isShort ? ["short", "long"] : ["long", "short"];
  const problem = `trade ${row.number} is ${here} here and ${there} in row ${otherRow}`;
  return new Refused("direction-mismatch", row.row, columnName(columns, "type"), problem);
}

function requireBothRows(
  count: number,
  numbers: Float64Array,
  entryRows: Int32Array,
  exitRows: Int32Array,
  columns: Columns,
): void {
  for (let place = 0; place < count; place += 1) {
    if (entryRows[place] !== 0 && exitRows[place] !== 0) continue;
    const [missing, row] = entryRows[place] === 0 ? ["entry", exitRows[place]] : ["exit", entryRows[place]];
    const problem = `trade ${numbers[place]} has no ${missing} row`;
    throw new Refused("missing-row", row ?? null, columnName(columns, "type"), problem);
  }
}

/** The platform numbers from 1 without holes: where a number is missing, a trade has been left out. */
function gaps(numbers: Float64Array, rows: Int32Array): Warning[] {
  const highest = numbers.reduce((high, number) => Math.max(high, number), 0);
  // They are whole, from 1 on and all different.
  if (highest === numbers.length) return [];
  const sorted = numbers.toSorted();
  const first = sorted.findIndex((number, place) => number !== place + 1);
  const missing = highest - sorted.length;
  const message = `trade ${first + 1} is missing${missing > 1 ? `, and ${missing - 1} more` : ""}`;
  return [{ kind: "missing-trades", row: rows[numbers.indexOf(sorted[first] ?? 0)] ?? 0, message }];
}
