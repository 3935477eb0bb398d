import { type ColumnRole, type Columns, readHeader } from "./columns.ts";
import { type DecimalSign, provenDecimalSign } from "./decimal-number.ts";
import { cellText, isBlankRow, nextRow, openRows, type RowCursor } from "./delimited-text.ts";
import { isOpenMark } from "./open-mark.ts";
import type { ReadingLimits } from "./reading-limits.ts";
import { Refused } from "./refusal.ts";
import { type CellReader, cellReader, isTooLong, numberIn, refusedCell, wallMsIn } from "./row-cells.ts";
import { rowTypeOf } from "./row-type.ts";
import type { SignalPlaces } from "./signal-places.ts";
import type { DateOrder } from "./wall-clock.ts";
import type { ZoneClock } from "./zone-clock.ts";

/** One row of the list, decoded; the next one overwrites it. A number that the row leaves blank or has no column for is NaN. */
export type TradeRow = {
  row: number;
  /** Where it stands in the file, to tell a row given twice from two rows that disagree. */
  start: number;
  end: number;
  number: number;
  isEntry: boolean;
  isShort: boolean;
  /** Of an exit: it has not come yet. Of an entry it says nothing. */
  isOpen: boolean;
  wallMs: number;
  /** Its place among the signals. */
  signal: number;
  price: number;
  quantity: number;
  net: number;
  netPercent: number;
  commission: number;
  favourable: number;
  adverse: number;
  cumulative: number;
  cumulativePercent: number;
  bars: number;
};

/** What the reading of a file depends on besides its bytes. */
export type RowReading = {
  readonly limits: ReadingLimits;
  readonly dateOrder: DateOrder | null;
  readonly clock: ZoneClock;
  readonly signals: SignalPlaces;
  readonly onProgress: (rowsRead: number, bytesRead: number) => void;
};

const rolesWithDecimals: readonly ColumnRole[] = [
  "price",
  "net",
  "favourable",
  "adverse",
  "cumulative",
  "netPercent",
  "cumulativePercent",
  "commission",
  "quantity",
];
const rowsToProveSign = 200;
const rowsPerReport = 100_000;
/** A scrape leaves out the empty cells at a row's end; the platform's own files never do. */
const raggedGenerations = ["G0", "G1"];

/** Calls `take` for every row that is not blank, in the order of the file. Throws `Refused`. */
export function readTradeRows(
  bytes: Uint8Array,
  reading: RowReading,
  take: (row: TradeRow, columns: Columns) => void,
): Columns {
  const { limits, signals, onProgress } = reading;
  const cursor = openRows(bytes, limits);
  const columns = headerOf(cursor);
  const headerRow = cursor.row;
  const reader = cellReader(cursor, columns, decimalSignOf(cursor, columns), reading);
  const row = blankRow();
  const areOpen: boolean[] = [];
  let entryAbove = Number.NaN;
  while (nextRow(cursor)) {
    const rows = cursor.row - headerRow;
    if (rows > limits.rows) throw tooManyRows(cursor);
    if (rows % rowsPerReport === 0) onProgress(rows, cursor.next);
    if (cursor.cells !== columns.count) {
      if (isBlankRow(cursor)) continue;
      checkLength(cursor, columns);
    } else if (cursor.rowEnd - cursor.rowStart < 2 * columns.count && isBlankRow(cursor)) {
      continue;
    }
    const signal = signals.of(cursor, columns.at.signal);
    areOpen[signal] ??= isOpenMark(signals.list[signal] ?? "");
    row.signal = signal;
    readRow(reader, entryAbove, areOpen[signal] === true, row);
    if (row.isEntry) entryAbove = row.number;
    take(row, columns);
  }
  return columns;
}

function blankRow(): TradeRow {
  const none = Number.NaN;
  return {
    ...{ row: 0, start: 0, end: 0, number: none, isEntry: false, isShort: false, isOpen: false },
    ...{ wallMs: none, signal: 0, price: none, quantity: none, net: none, netPercent: none },
    ...{ commission: none, favourable: none, adverse: none, cumulative: none, cumulativePercent: none },
    bars: none,
  };
}

function headerOf(cursor: RowCursor): Columns {
  while (nextRow(cursor)) {
    if (cursor.row > cursor.limits.rows) throw tooManyRows(cursor);
    if (isBlankRow(cursor)) continue;
    const names = Array.from({ length: cursor.cells }, (_, cell) => cellText(cursor, cell));
    return readHeader(names.slice(0, names.findLastIndex((name) => name !== "") + 1), cursor.row);
  }
  throw new Refused("empty-file", null, null, "the file is empty");
}

/** Looks ahead, and leaves the cursor where it was. */
function decimalSignOf(cursor: RowCursor, { at }: Columns): DecimalSign | null {
  const ahead = { ...cursor };
  for (let rows = 0; rows < rowsToProveSign && nextRow(ahead); rows += 1) {
    for (const role of rolesWithDecimals) {
      if (isTooLong(ahead, at[role])) continue;
      const proven = provenDecimalSign(cellText(ahead, at[role]));
      if (proven !== null) return proven;
    }
  }
  return null;
}

function checkLength(cursor: RowCursor, { count, generation, names }: Columns): void {
  const isShort = cursor.cells < count;
  if (isShort && raggedGenerations.includes(generation)) return;
  let used = cursor.cells;
  while (used > count && cellText(cursor, used - 1) === "") used -= 1;
  if (used === count) return;
  const column = isShort ? (names[cursor.cells] ?? null) : null;
  throw new Refused("row-length", cursor.row, column, `the row has ${used} cells, the header has ${count}`);
}

function readRow(reader: CellReader, entryAbove: number, isOpenSignal: boolean, into: TradeRow): void {
  const { cursor } = reader;
  const { at } = reader.columns;
  const type = rowTypeOf(cursor, at.type);
  if (type === null) throw refusedCell(reader, "row-type", at.type, "is neither an entry nor an exit");
  const { isEntry, isShort } = type;
  const isOpenDate = !isEntry && saysOpen(cursor, at.time);
  into.row = cursor.row;
  into.start = cursor.rowStart;
  into.end = cursor.rowEnd;
  into.number = tradeNumberOf(reader, isEntry ? Number.NaN : entryAbove);
  into.isEntry = isEntry;
  into.isShort = isShort;
  into.isOpen = isOpenDate || isOpenSignal;
  into.wallMs = isOpenDate ? Number.NaN : wallMsIn(reader, at.time);
  into.price = numberIn(reader, at.price);
  into.quantity = numberIn(reader, at.quantity);
  into.net = numberIn(reader, at.net);
  into.netPercent = numberIn(reader, at.netPercent);
  into.commission = numberIn(reader, at.commission);
  into.favourable = numberIn(reader, at.favourable);
  into.adverse = numberIn(reader, at.adverse);
  into.cumulative = numberIn(reader, at.cumulative);
  into.cumulativePercent = numberIn(reader, at.cumulativePercent);
  into.bars = numberIn(reader, at.bars);
  // Repetitions of others: read so that damage in them is found, then dropped.
  numberIn(reader, at.value);
  numberIn(reader, at.favourablePercent);
  numberIn(reader, at.adversePercent);
}

/** A date begins with a digit, so hardly any has to be decoded for this. */
function saysOpen(cursor: RowCursor, cell: number): boolean {
  const first = cursor.bytes[cursor.starts[cell] ?? 0] ?? 0;
  const isDate = first >= 48 && first <= 57;
  return !isDate && isOpenMark(cellText(cursor, cell));
}

/** The oldest files number the entry only: the exit under it has the same number. */
function tradeNumberOf(reader: CellReader, entryAbove: number): number {
  const { columns } = reader;
  const number = numberIn(reader, columns.at.number);
  if (Number.isNaN(number) && raggedGenerations.includes(columns.generation) && !Number.isNaN(entryAbove)) {
    return entryAbove;
  }
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw refusedCell(reader, "trade-number", columns.at.number, "is not the number of a trade");
}

function tooManyRows({ row, limits }: RowCursor): Refused {
  const most = limits.rows.toLocaleString("en-US");
  return new Refused("row-count", row, null, `the file has more than ${most} rows, the most that is read`);
}
