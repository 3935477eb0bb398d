import { type ColumnRole, type Columns, knownColumn, readHeader } from "../columns.ts";
import { sizeText } from "../reading-limits.ts";
import { quoted, Refused } from "../refusal.ts";
import type { CellStyles } from "./cell-styles.ts";
import { append, bytesOf, emptyText } from "./growing-text.ts";
import { isoText, serialText } from "./serial-date.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { columnLetters, readCells, type SheetCell } from "./sheet-cells.ts";
import { tooLarge } from "./zip-directory.ts";

/** What a sheet's cells mean is written elsewhere in the workbook. */
export type SheetContext = {
  readonly strings: SharedStrings;
  readonly showsPercent: CellStyles;
  readonly countsFrom1904: boolean;
  readonly mostRows: number;
  readonly mostBytes: number;
};

export type ListHeader = { readonly row: number; readonly names: readonly string[] };

/** Titles and notes above the list; nobody writes more of them. */
const rowsAbove = 20;
const tellingRoles: readonly ColumnRole[] = ["number", "type", "time", "price", "net"];
const enoughRoles = 3;
const mostNames = 64;
const longestName = 80;
/** A number that is no longer than this is written as it was meant. */
const exactDigits = 15;
const percentRoles: readonly ColumnRole[] = [
  "netPercent",
  "favourablePercent",
  "adversePercent",
  "cumulativePercent",
];

/** Where the list of trades begins, by what its columns are called: the names of sheets are translated. Null: nowhere. */
export function findListHeader(sheet: Uint8Array, { strings, mostRows }: SheetContext): ListHeader | null {
  let row = 0;
  let names: string[] = [];
  let found: ListHeader | null = null;
  const isHeader = () => {
    const roles = new Set(names.map(roleOf));
    return tellingRoles.filter((role) => roles.has(role)).length >= enoughRoles;
  };
  readCells(sheet, strings, mostRows, (cell) => {
    if (cell.row !== row) {
      if (isHeader()) {
        found = { row, names };
        return "stop";
      }
      row = cell.row;
      names = [];
    }
    if (row > rowsAbove) return "stop";
    if (cell.kind === "text" && cell.column < mostNames && cell.text.trim() !== "") {
      while (names.length < cell.column) names.push("");
      names[cell.column] = cell.text.trim().slice(0, longestName);
    }
    return "go on";
  });
  return found ?? (isHeader() ? { row, names } : null);
}

function roleOf(name: string): ColumnRole | null {
  try {
    return knownColumn(name, 1).role;
  } catch {
    return null;
  }
}

/**
 * The list as the platform's own text file, for the one reader there is. Every row of the sheet is a line, blank where
 * the sheet is, so that what the reader refuses it refuses by the sheet's own row. Throws `Refused`.
 */
export function listText(sheet: Uint8Array, header: ListHeader, context: SheetContext): Uint8Array {
  const columns = readHeader(header.names, header.row);
  const written = emptyText();
  const cells: string[] = header.names.map(() => "");
  let row = 1;

  function endRow(next: number): void {
    const isBlank = cells.every((cell) => cell === "");
    append(written, `${isBlank ? "" : cells.join(",")}${"\n".repeat(next - row)}`);
    if (written.length > context.mostBytes) {
      throw tooLarge(`its list is longer than ${sizeText(context.mostBytes)}`, row);
    }
    cells.fill("");
    row = next;
  }

  readCells(sheet, context.strings, context.mostRows, (cell) => {
    if (cell.row < header.row) return "go on";
    if (cell.row !== row) endRow(cell.row);
    requireValue(cell, header);
    if (cell.text.trim() === "") return "go on";
    if (cell.column >= header.names.length) throw outside(cell, header);
    cells[cell.column] = cellText(cell, columns, context);
    return "go on";
  });
  endRow(row + 1);
  return bytesOf(written);
}

/** What a formula would make of it is not in the file; what it made once need not be true any more. */
function requireValue(cell: SheetCell, { names }: ListHeader): void {
  if (!cell.isFormula && cell.kind !== "error") return;
  const column = names[cell.column] || columnLetters(cell.column);
  if (cell.isFormula) {
    const problem = "is a formula: export the list anew, or paste the values alone";
    throw new Refused("formula-cell", cell.row, column, problem);
  }
  throw new Refused("error-cell", cell.row, column, `${quoted(cell.text)} is an error, not a value`);
}

function outside({ row, column }: SheetCell, { names }: ListHeader): Refused {
  const problem = `the header ends at column ${columnLetters(names.length - 1)}`;
  return new Refused("row-length", row, columnLetters(column), problem);
}

function cellText(cell: SheetCell, { at }: Columns, { showsPercent, countsFrom1904 }: SheetContext): string {
  const { kind, text, column, style } = cell;
  if (column === at.time && kind === "date") return isoText(text) ?? inQuotes(text);
  if (kind !== "number") return inQuotes(text);
  const number = Number(text);
  if (!Number.isFinite(number)) return inQuotes(text);
  if (column === at.time) return serialText(number, countsFrom1904) ?? inQuotes(text);
  const isPercent = showsPercent(style) && percentRoles.some((role) => at[role] === column);
  if (isPercent) return String(asPercent(number));
  // Seventeen digits are how a spreadsheet writes 0.1; the fewest that mean the same number are what it shows.
  return text.length <= exactDigits ? text : String(number);
}

/** Without the noise that multiplying adds: 0.07 is 7 percent and no trillionth more. */
export function asPercent(fraction: number): number {
  return Number((fraction * 100).toPrecision(15));
}

function inQuotes(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
