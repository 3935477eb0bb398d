/** Where the cells of the row under the cursor begin and end; reading on overwrites them. */
export type RowCursor = {
  readonly text: string;
  readonly delimiter: number;
  /** As a spreadsheet counts: a line break inside quotes does not end the row. */
  row: number;
  cells: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Whether the cell stood in quotes: doubled quotes in it stand for one. */
  readonly quoted: Uint8Array;
  rowStart: number;
  rowEnd: number;
  /** The file ended inside quotes. */
  unclosed: boolean;
  next: number;
};

/** A cell beyond these is counted, not kept. */
const mostCells = 64;
const quote = 34;
const carriageReturn = 13;
const lineFeed = 10;
const byteOrderMark = 0xfeff;
const delimiters = [",", ";", "\t"];

export function openRows(text: string): RowCursor {
  const first = text.charCodeAt(0) === byteOrderMark ? 1 : 0;
  return {
    text,
    delimiter: delimiterOf(text, first),
    row: 0,
    cells: 0,
    starts: new Int32Array(mostCells),
    ends: new Int32Array(mostCells),
    quoted: new Uint8Array(mostCells),
    rowStart: first,
    rowEnd: first,
    unclosed: false,
    next: first,
  };
}

/** False at the end of the file. */
export function nextRow(cursor: RowCursor): boolean {
  const { text, delimiter, starts, ends, quoted } = cursor;
  const length = text.length;
  const highest = Math.max(delimiter, carriageReturn);
  let at = cursor.next;
  if (at >= length) return false;
  cursor.row += 1;
  cursor.rowStart = at;
  let cell = 0;
  for (;;) {
    let start = at;
    let end: number;
    let code = text.charCodeAt(at);
    const inQuotes = code === quote;
    if (inQuotes) {
      start = at + 1;
      end = closingQuote(text, start);
      if (end === -1) {
        cursor.unclosed = true;
        end = length;
      }
      at = end + 1;
      code = at < length ? text.charCodeAt(at) : lineFeed;
      // What stands between a closing quote and the delimiter belongs to no cell.
      while (at < length && code !== delimiter && code !== lineFeed && code !== carriageReturn) {
        at += 1;
        code = text.charCodeAt(at);
      }
    } else {
      // Nearly every character is above them all, and is passed by with one comparison.
      while (
        code > highest ||
        (at < length && code !== delimiter && code !== lineFeed && code !== carriageReturn)
      ) {
        at += 1;
        code = text.charCodeAt(at);
      }
      end = at;
    }
    if (cell < mostCells) {
      starts[cell] = start;
      ends[cell] = end;
      quoted[cell] = inQuotes ? 1 : 0;
    }
    cell += 1;
    if (at >= length || code !== delimiter) break;
    at += 1;
  }
  cursor.cells = cell;
  cursor.rowEnd = Math.min(at, length);
  if (text.charCodeAt(at) === carriageReturn) at += 1;
  if (text.charCodeAt(at) === lineFeed) at += 1;
  cursor.next = at;
  return true;
}

/** Without the space around it. A cell that the row does not have is empty. */
export function cellText(cursor: RowCursor, cell: number): string {
  if (cell < 0 || cell >= cursor.cells || cell >= mostCells) return "";
  const raw = cursor.text.slice(cursor.starts[cell], cursor.ends[cell]);
  return (cursor.quoted[cell] === 1 ? raw.replaceAll('""', '"') : raw).trim();
}

export function isBlankRow(cursor: RowCursor): boolean {
  for (let cell = 0; cell < cursor.cells; cell += 1) if (cellText(cursor, cell) !== "") return false;
  return true;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}

/** The one that the first row has most of, outside quotes. */
function delimiterOf(text: string, from: number): number {
  const counts = delimiters.map(() => 0);
  let inQuotes = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (character === "\n" || character === "\r") {
      if (counts.some((count) => count > 0)) break;
      continue;
    }
    const which = delimiters.indexOf(character);
    if (which !== -1) counts[which] = (counts[which] ?? 0) + 1;
  }
  return (delimiters[counts.indexOf(Math.max(...counts))] ?? ",").charCodeAt(0);
}
