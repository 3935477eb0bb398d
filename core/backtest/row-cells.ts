import type { Columns } from "./columns.ts";
import { type DecimalSign, isInRange, looseNumber, numberRange } from "./decimal-number.ts";
import { cellText, isResaved, type RowCursor } from "./delimited-text.ts";
import { quoted, type RefusalKind, Refused } from "./refusal.ts";
import { type DateOrder, looseWallClock, wallClockAt, zonedWallClock } from "./wall-clock.ts";
import type { ZoneClock } from "./zone-clock.ts";

/** How the cells of one file are to be read. */
export type CellReader = {
  readonly cursor: RowCursor;
  readonly columns: Columns;
  readonly decimalSign: DecimalSign;
  /** No cell has shown which of the two signs stands before decimals. */
  readonly isSignUnproven: boolean;
  readonly dateOrder: DateOrder | null;
  readonly clock: ZoneClock;
};

/** The sign is null where no cell has proven it: then a platform's own file has points. */
export function cellReader(
  cursor: RowCursor,
  columns: Columns,
  sign: DecimalSign | null,
  { dateOrder, clock }: Pick<CellReader, "dateOrder" | "clock">,
): CellReader {
  const decimalSign = sign ?? ".";
  const isSignUnproven = sign === null;
  // In a file that a spreadsheet saved even a point could stand between thousands.
  const couldBeEither = isSignUnproven && isResaved(cursor);
  const byte = decimalSign.charCodeAt(0);
  // Where commas stand between cells, one before decimals stands in quotes.
  cursor.decimalSign = couldBeEither || byte === cursor.delimiter ? noSign : byte;
  return { cursor, columns, decimalSign, isSignUnproven, dateOrder, clock };
}

const noSign = -1;
/** In bytes. */
const longestCell = 100;

/** NaN where the cell is empty or the file has no such column, which is cell -1. */
export function numberIn(reader: CellReader, cell: number): number {
  const { cursor } = reader;
  if (cell === -1 || cell >= cursor.cells) return Number.NaN;
  const plain = cursor.numbers[cell] ?? Number.NaN;
  return Number.isNaN(plain) ? looseNumberIn(reader, cell) : plain;
}

/** NaN where the cell is empty. */
export function wallMsIn(reader: CellReader, cell: number): number {
  const { cursor, dateOrder, clock } = reader;
  if (cell >= cursor.cells) return Number.NaN;
  const inPlace = wallClockAt(cursor.bytes, cursor.starts[cell] ?? 0, cursor.ends[cell] ?? 0);
  if (!Number.isNaN(inPlace)) return inPlace;
  const written = shortText(reader, cell, "unreadable-date", "is not a date with a time");
  if (written === "") return Number.NaN;
  const read = looseWallClock(written, dateOrder);
  if (typeof read === "number") return read;
  const zoned = zonedWallClock(written);
  if (zoned !== null) {
    if (clock.momentOf(zoned.wallMs, zoned.momentMs) === zoned.momentMs) return zoned.wallMs;
    throw refusedCell(reader, "zone-mismatch", cell, "is not on the clock that the manifest states");
  }
  const problem =
    read === "ambiguous-date"
      ? "could be read with the day or with the month first: state the order in the manifest"
      : "is not a date with a time";
  throw refusedCell(reader, read, cell, problem);
}

/** Names the cell and what stands in it. */
export function refusedCell(
  { cursor, columns }: CellReader,
  reason: RefusalKind,
  cell: number,
  problem: string,
): Refused {
  const column = columns.names[cell] ?? null;
  const written = cellText(cursor, cell);
  // A spreadsheet's formula is told by name: its value is not in the file.
  if (written.startsWith("=")) {
    const problem = `${quoted(written)} is a formula, a value is expected`;
    return new Refused("formula-cell", cursor.row, column, problem);
  }
  return new Refused(reason, cursor.row, column, `${quoted(written)} ${problem}`);
}

function looseNumberIn(reader: CellReader, cell: number): number {
  const { columns, decimalSign, isSignUnproven, cursor } = reader;
  if (cursor.starts[cell] === cursor.ends[cell]) return Number.NaN;
  const written = shortText(reader, cell, "unreadable-number", "is not a number");
  // A long dash is how the platform and spreadsheets print a cell that is empty.
  if (written === "" || written === "—" || written === "–") return Number.NaN;
  if (isSignUnproven && (written.includes(",") || (isResaved(cursor) && written.includes(".")))) {
    const problem = "could be read with decimals or with thousands behind its sign";
    throw refusedCell(reader, "ambiguous-number", cell, problem);
  }
  const isPercent = columns.names[cell]?.endsWith("%") === true;
  const number = looseNumber(isPercent ? written.replace(/\s?%$/, "") : written, decimalSign);
  if (Number.isNaN(number)) throw refusedCell(reader, "unreadable-number", cell, "is not a number");
  if (isInRange(number)) return number;
  const { least, most } = numberRange;
  throw refusedCell(
    reader,
    "number-range",
    cell,
    `is out of range: its size may be ${least} to ${most.toExponential()}`,
  );
}

function shortText(reader: CellReader, cell: number, reason: RefusalKind, problem: string): string {
  if (isTooLong(reader.cursor, cell)) throw refusedCell(reader, reason, cell, problem);
  return cellText(reader.cursor, cell);
}

/** To be a number or a date: such a cell is not looked at closely. */
export function isTooLong({ starts, ends }: RowCursor, cell: number): boolean {
  return (ends[cell] ?? 0) - (starts[cell] ?? 0) > longestCell;
}
