import { type ColumnRole, type Columns, readHeader } from "./columns.ts";
import { type DecimalSign, looseNumber, plainNumberAt, provenDecimalSign } from "./decimal-number.ts";
import { cellText, isBlankRow, nextRow, openRows, type RowCursor } from "./delimited-text.ts";
import { Refused } from "./refusal.ts";
import { type DateOrder, looseWallClock, wallClockAt } from "./wall-clock.ts";

/** One row of the list, decoded; the next one overwrites it. A number that the row leaves blank or has no column for is NaN. */
export type TradeRow = {
  row: number;
  /** Where it stands in the text, to tell a row given twice from two rows that disagree. */
  start: number;
  end: number;
  number: number;
  isEntry: boolean;
  isShort: boolean;
  wallMs: number;
  signal: string;
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

type Reader = {
  readonly cursor: RowCursor;
  readonly columns: Columns;
  readonly decimalSign: DecimalSign;
  /** No cell has shown which of the two signs stands before decimals. */
  readonly isSignUnproven: boolean;
  readonly dateOrder: DateOrder | null;
};

type RowType = { readonly isEntry: boolean; readonly isShort: boolean };

const entryLong: RowType = { isEntry: true, isShort: false };
const exitLong: RowType = { isEntry: false, isShort: false };
const entryShort: RowType = { isEntry: true, isShort: true };
const exitShort: RowType = { isEntry: false, isShort: true };

const rowTypes: ReadonlyMap<string, RowType> = new Map([
  ["entry long", entryLong],
  ["exit long", exitLong],
  ["entry short", entryShort],
  ["exit short", exitShort],
  ["вход в длинную позицию", entryLong],
  ["выход из длинной позиции", exitLong],
  ["вход в короткую позицию", entryShort],
  ["выход из короткой позиции", exitShort],
]);

const numericRoles: readonly ColumnRole[] = [
  "price",
  "net",
  "favourable",
  "adverse",
  "cumulative",
  "netPercent",
];
const rowsToProveSign = 200;
/** A scrape leaves out the empty cells at a row's end; the platform's own files never do. */
const raggedGenerations = ["G0", "G1"];

/** Calls `take` for every row that is not blank, in the order of the file. Throws `Refused`. */
export function readTradeRows(
  text: string,
  dateOrder: DateOrder | null,
  take: (row: TradeRow, columns: Columns) => void,
): Columns {
  const columns = headerOf(openRows(text));
  const sign = decimalSignOf(text, columns);
  const cursor = openRows(text);
  headerOf(cursor);
  const reader = {
    cursor,
    columns,
    decimalSign: sign ?? ".",
    isSignUnproven: sign === null,
    dateOrder,
  } as const satisfies Reader;
  const row = blankRow();
  let entryAbove = Number.NaN;
  while (nextRow(cursor)) {
    if (cursor.unclosed) throw new Refused("unclosed-quote", cursor.row, null, "the file ends inside quotes");
    if (cursor.cells !== columns.count) {
      if (isBlankRow(cursor)) continue;
      checkLength(cursor, columns);
    } else if (cursor.rowEnd - cursor.rowStart < 2 * columns.count && isBlankRow(cursor)) {
      continue;
    }
    readRow(reader, entryAbove, row);
    if (row.isEntry) entryAbove = row.number;
    take(row, columns);
  }
  return columns;
}

function blankRow(): TradeRow {
  const none = Number.NaN;
  return {
    ...{ row: 0, start: 0, end: 0, number: none, isEntry: false, isShort: false, wallMs: none, signal: "" },
    ...{ price: none, quantity: none, net: none, netPercent: none, commission: none, favourable: none },
    ...{ adverse: none, cumulative: none, cumulativePercent: none, bars: none },
  };
}

function headerOf(cursor: RowCursor): Columns {
  while (nextRow(cursor)) {
    if (isBlankRow(cursor)) continue;
    if (cursor.unclosed) throw new Refused("unclosed-quote", cursor.row, null, "the file ends inside quotes");
    const names = Array.from({ length: cursor.cells }, (_, cell) => cellText(cursor, cell));
    return readHeader(names.slice(0, names.findLastIndex((name) => name !== "") + 1), cursor.row);
  }
  throw new Refused("empty-file", null, null, "the file is empty");
}

function decimalSignOf(text: string, { at }: Columns): DecimalSign | null {
  const cursor = openRows(text);
  headerOf(cursor);
  for (let rows = 0; rows < rowsToProveSign && nextRow(cursor); rows += 1) {
    for (const role of numericRoles) {
      const proven = provenDecimalSign(cellText(cursor, at[role]));
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

function readRow(reader: Reader, entryAbove: number, into: TradeRow): void {
  const { cursor } = reader;
  const { at } = reader.columns;
  const { isEntry, isShort } = typeOf(reader);
  into.row = cursor.row;
  into.start = cursor.rowStart;
  into.end = cursor.rowEnd;
  into.number = numberOf(reader, isEntry ? Number.NaN : entryAbove);
  into.isEntry = isEntry;
  into.isShort = isShort;
  into.wallMs = wallMsOf(reader);
  into.signal = unguarded(cellText(cursor, at.signal));
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

function typeOf({ cursor, columns }: Reader): RowType {
  const { text, starts, ends } = cursor;
  const start = starts[columns.at.type] ?? 0;
  const length = (ends[columns.at.type] ?? 0) - start;
  // As the platform writes it today, compared in place.
  if (length === 9 && text.startsWith("Exit long", start)) return exitLong;
  if (length === 10 && text.startsWith("Entry long", start)) return entryLong;
  if (length === 10 && text.startsWith("Exit short", start)) return exitShort;
  if (length === 11 && text.startsWith("Entry short", start)) return entryShort;
  const written = cellText(cursor, columns.at.type);
  const known = rowTypes.get(written.toLowerCase().replaceAll(/\s+/g, " "));
  if (known !== undefined) return known;
  throw refused("row-type", cursor, columns, columns.at.type, `"${written}" is neither an entry nor an exit`);
}

/** The oldest files number the entry only: the exit under it has the same number. */
function numberOf(reader: Reader, entryAbove: number): number {
  const { cursor, columns } = reader;
  const number = numberIn(reader, columns.at.number);
  if (Number.isNaN(number) && raggedGenerations.includes(columns.generation) && !Number.isNaN(entryAbove)) {
    return entryAbove;
  }
  if (Number.isSafeInteger(number) && number > 0) return number;
  const written = cellText(cursor, columns.at.number);
  throw refused(
    "trade-number",
    cursor,
    columns,
    columns.at.number,
    `"${written}" is not the number of a trade`,
  );
}

/** A cell of -1 is that of a column which the file does not have. */
function numberIn(reader: Reader, cell: number): number {
  const { cursor } = reader;
  if (cell === -1 || cell >= cursor.cells) return Number.NaN;
  const start = cursor.starts[cell] ?? 0;
  const end = cursor.ends[cell] ?? 0;
  if (start === end) return Number.NaN;
  const plain = reader.decimalSign === "." ? plainNumberAt(cursor.text, start, end) : Number.NaN;
  return Number.isNaN(plain) ? looseNumberIn(reader, cell) : plain;
}

function looseNumberIn({ cursor, columns, decimalSign, isSignUnproven }: Reader, cell: number): number {
  const written = cellText(cursor, cell);
  if (written === "") return Number.NaN;
  if (isSignUnproven && written.includes(",")) {
    const problem = `"${written}" could be read with a comma before decimals or between thousands`;
    throw refused("ambiguous-number", cursor, columns, cell, problem);
  }
  const number = looseNumber(written, decimalSign);
  if (!Number.isNaN(number)) return number;
  throw refused("unreadable-number", cursor, columns, cell, `"${written}" is not a number`);
}

function wallMsOf({ cursor, columns, dateOrder }: Reader): number {
  const cell = columns.at.time;
  const inPlace = wallClockAt(cursor.text, cursor.starts[cell] ?? 0, cursor.ends[cell] ?? 0);
  if (!Number.isNaN(inPlace) && cell < cursor.cells) return inPlace;
  const written = cellText(cursor, cell);
  if (written === "") return Number.NaN;
  const read = looseWallClock(written, dateOrder);
  if (typeof read === "number") return read;
  const problem =
    read === "ambiguous-date"
      ? `"${written}" could be read with the day or with the month first: state the order in the manifest`
      : `"${written}" is not a date with a time`;
  throw refused(read, cursor, columns, cell, problem);
}

/** Takes back the apostrophe that keeps a spreadsheet from running a signal as a formula. */
function unguarded(signal: string): string {
  return signal.startsWith("'") && /^'+[=+\-@]/.test(signal) ? signal.slice(1) : signal;
}

function refused(
  reason: Refused["reason"],
  { row }: RowCursor,
  { names }: Columns,
  cell: number,
  problem: string,
): Refused {
  return new Refused(reason, row, names[cell] ?? null, problem);
}
