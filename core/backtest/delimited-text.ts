import { exactDigits, longNumberAt, plainNumber } from "./decimal-number.ts";
import { type ReadingLimits, sizeText } from "./reading-limits.ts";
import { type RefusalKind, Refused } from "./refusal.ts";
import { decodeUtf8, isUtf8 } from "./unicode-bytes.ts";

/** Where the cells of the row under the cursor begin and end; reading on overwrites them. */
export type RowCursor = {
  /** UTF-8: every sign that matters here is one byte. */
  readonly bytes: Uint8Array;
  readonly limits: ReadingLimits;
  readonly delimiter: number;
  /** 1 for the bytes that end a cell outside quotes. */
  readonly stops: Uint8Array;
  /** As a spreadsheet counts: a line break inside quotes does not end the row. */
  row: number;
  cells: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Whether the cell stood in quotes: doubled quotes in it stand for one. */
  readonly quoted: Uint8Array;
  /**
   * What the cell says if it is a plain number such as -12.5, and NaN if it is anything else. Read in passing: nearly
   * all of a file is such numbers, and reading them again would take as long as finding them.
   */
  readonly numbers: Float64Array;
  /** As a byte, and never the delimiter. */
  decimalSign: number;
  rowStart: number;
  rowEnd: number;
  next: number;
};

const quote = 34;
const minus = 45;
const point = 46;
const zero = 48;
const nine = 57;
const carriageReturn = 13;
const lineFeed = 10;
const space = 32;
const comma = 44;
const semicolon = 59;
const tab = 9;
const delimiters = [comma, semicolon, tab];
/** The bit that no character of ASCII has. */
const beyondAscii = 0x80;
const byteOrderMark = [0xef, 0xbb, 0xbf];

export function openRows(bytes: Uint8Array, limits: ReadingLimits): RowCursor {
  const first = byteOrderMark.every((mark, at) => bytes[at] === mark) ? byteOrderMark.length : 0;
  const delimiter = delimiterOf(bytes, first, limits);
  const stops = new Uint8Array(256);
  for (const code of [0, lineFeed, carriageReturn, delimiter]) stops[code] = 1;
  return {
    bytes,
    limits,
    delimiter,
    stops,
    row: 0,
    cells: 0,
    starts: new Int32Array(limits.cells),
    ends: new Int32Array(limits.cells),
    quoted: new Uint8Array(limits.cells),
    numbers: new Float64Array(limits.cells),
    decimalSign: point,
    rowStart: first,
    rowEnd: first,
    next: first,
  };
}

/** False at the end of the file. Throws `Refused` for what is no text, or more of it than is read. */
export function nextRow(cursor: RowCursor): boolean {
  const { bytes, stops, delimiter, decimalSign, starts, ends, quoted, numbers, limits } = cursor;
  let at = cursor.next;
  if (at >= bytes.length) return false;
  const limit = Math.min(bytes.length, at + limits.lineBytes + 1);
  const mostCells = limits.cells;
  cursor.row += 1;
  cursor.rowStart = at;
  let cell = 0;
  let seen = 0;
  let code = delimiter;
  while (code === delimiter) {
    if (cell === mostCells)
      throw refusedRow(cursor, "cell-count", `the row has more than ${mostCells} cells`);
    const start = at;
    code = at < limit ? (bytes[at] ?? 0) : lineFeed;
    if (code === quote) {
      at = readQuoted(cursor, cell, start + 1, limit);
      seen |= beyondAscii;
    } else {
      const isNegative = code === minus;
      if (isNegative) at += 1;
      const first = at;
      let value = 0;
      while (at < limit) {
        code = bytes[at] ?? 0;
        if (code < zero || code > nine) break;
        value = value * 10 + (code - zero);
        at += 1;
      }
      let digits = at - first;
      let decimals = 0;
      if (code === decimalSign && at < limit) {
        at += 1;
        const second = at;
        while (at < limit) {
          code = bytes[at] ?? 0;
          if (code < zero || code > nine) break;
          value = value * 10 + (code - zero);
          at += 1;
        }
        decimals = at - second;
        digits += decimals;
      }
      if (at < limit && stops[code] === 0) {
        numbers[cell] = Number.NaN;
        while (at < limit) {
          code = bytes[at] ?? 0;
          if (stops[code] === 1) break;
          seen |= code;
          at += 1;
        }
      } else if (digits > exactDigits) {
        numbers[cell] = longNumberAt(bytes, start, at);
      } else {
        numbers[cell] = plainNumber(value, digits, decimals, isNegative);
      }
      quoted[cell] = 0;
      starts[cell] = start;
      ends[cell] = at;
    }
    cell += 1;
    code = at < limit ? (bytes[at] ?? 0) : lineFeed;
    if (code === delimiter) at += 1;
  }
  if (at === limit && limit < bytes.length) throw lineTooLong(cursor, "");
  if (code === 0) throw notText(cursor);
  if ((seen & beyondAscii) !== 0 && !isUtf8(bytes, cursor.rowStart, at)) throw notUtf8(cursor);
  cursor.cells = cell;
  cursor.rowEnd = at;
  if (bytes[at] === carriageReturn) at += 1;
  if (bytes[at] === lineFeed) at += 1;
  cursor.next = at;
  return true;
}

/** Where the cell's delimiter is. */
function readQuoted(cursor: RowCursor, cell: number, start: number, limit: number): number {
  const { bytes, starts, ends, quoted, numbers, stops } = cursor;
  const end = closingQuote(cursor, start, limit);
  starts[cell] = start;
  ends[cell] = end;
  quoted[cell] = 1;
  numbers[cell] = Number.NaN;
  let at = end + 1;
  while (at < limit && bytes[at] === space) at += 1;
  if (at === limit || stops[bytes[at] ?? 0] === 1) return at;
  throw refusedRow(cursor, "text-after-quote", "a cell goes on after its closing quote");
}

/** Without the space around it. A cell that the row does not have is empty. */
export function cellText({ bytes, starts, ends, quoted, cells }: RowCursor, cell: number): string {
  if (cell < 0 || cell >= cells) return "";
  const raw = decodeUtf8(bytes, starts[cell] ?? 0, ends[cell] ?? 0);
  return (quoted[cell] === 1 ? raw.replaceAll('""', '"') : raw).trim();
}

export function isBlankRow(cursor: RowCursor): boolean {
  for (let cell = 0; cell < cursor.cells; cell += 1) if (cellText(cursor, cell) !== "") return false;
  return true;
}

/** Whether a spreadsheet may have saved it: the platform's own files have commas between their cells. */
export function isResaved({ delimiter }: RowCursor): boolean {
  return delimiter !== comma;
}

function closingQuote(cursor: RowCursor, from: number, limit: number): number {
  const { bytes } = cursor;
  for (let at = from; at < limit; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === 0) throw notText(cursor);
    if (code !== quote) continue;
    if (at + 1 >= limit || bytes[at + 1] !== quote) return at;
    at += 1;
  }
  if (limit < bytes.length) throw lineTooLong(cursor, ": a quote in it may not be closed");
  throw refusedRow(cursor, "unclosed-quote", "the file ends inside quotes");
}

/** The one that the first row has most of, outside quotes. */
function delimiterOf(bytes: Uint8Array, from: number, { lineBytes }: ReadingLimits): number {
  const counts = delimiters.map(() => 0);
  const limit = Math.min(bytes.length, from + lineBytes);
  let inQuotes = false;
  for (let at = from; at < limit; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === quote) inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (code === lineFeed || code === carriageReturn) {
      if (counts.some((count) => count > 0)) break;
      continue;
    }
    const which = delimiters.indexOf(code);
    if (which !== -1) counts[which] = (counts[which] ?? 0) + 1;
  }
  return delimiters[counts.indexOf(Math.max(...counts))] ?? comma;
}

function refusedRow({ row }: RowCursor, reason: RefusalKind, problem: string): Refused {
  return new Refused(reason, row, null, problem);
}

function lineTooLong(cursor: RowCursor, guess: string): Refused {
  const most = sizeText(cursor.limits.lineBytes);
  return refusedRow(cursor, "line-length", `the row is longer than ${most}, the most that is read${guess}`);
}

function notText(cursor: RowCursor): Refused {
  return refusedRow(cursor, "not-text", "has a zero byte: not a text file, a list saved as CSV is expected");
}

function notUtf8(cursor: RowCursor): Refused {
  return refusedRow(cursor, "encoding", "is not in UTF-8: save the list as CSV UTF-8");
}
