import type { SharedStrings } from "./shared-strings.ts";
import {
  attributeOf,
  findAttribute,
  isNamed,
  nextNode,
  scanXml,
  textOfNode,
  type XmlScan,
} from "./xml-scan.ts";
import { damaged, tooLarge } from "./zip-directory.ts";

/** One cell; the next one overwrites it. */
export type SheetCell = {
  /** From 1, as the sheet counts. */
  row: number;
  /** From 0. */
  column: number;
  kind: "number" | "text" | "boolean" | "error" | "date";
  /** As the file writes it: a number, a day such as 2024-01-02T10:00:00, or what stands in the cell. */
  text: string;
  isFormula: boolean;
  style: number;
};

const kinds: Readonly<Record<string, SheetCell["kind"]>> = {
  n: "number",
  s: "text",
  str: "text",
  inlineStr: "text",
  b: "boolean",
  e: "error",
  d: "date",
};

/** Sheets end at column XFD. */
const mostColumns = 16_384;

/**
 * Calls `take` for every cell that the sheet writes, row by row, until it says to stop. Cells and rows may leave out
 * where they stand: then they follow the one before. Throws `Refused`.
 */
export function readCells(
  xml: Uint8Array,
  strings: SharedStrings,
  mostRows: number,
  take: (cell: SheetCell) => "go on" | "stop",
): void {
  const scan = scanXml(xml);
  const cell: SheetCell = { row: 0, column: -1, kind: "number", text: "", isFormula: false, style: 0 };
  let type = "n";
  let isInCell = false;
  let isValue = false;
  let isPronunciation = false;
  while (nextNode(scan)) {
    const isOpen = scan.kind === "open";
    if (scan.kind === "text") {
      if (isValue && !isPronunciation) cell.text += textOfNode(scan);
    } else if (isInCell && isNamed(scan, type === "inlineStr" ? "t" : "v")) {
      isValue = isOpen;
    } else if (isNamed(scan, "c")) {
      if (isOpen) {
        type = typeOf(scan);
        startCell(scan, cell, type);
      } else {
        if (type === "s" && cell.text !== "") cell.text = strings(placeOf(cell.text));
        if (take(cell) === "stop") return;
      }
      isInCell = isOpen;
    } else if (isInCell && isNamed(scan, "f")) {
      cell.isFormula = true;
    } else if (isNamed(scan, "rPh")) {
      isPronunciation = isOpen;
    } else if (isOpen && isNamed(scan, "row")) {
      startRow(scan, cell, mostRows);
    }
  }
}

/** As a sheet names it: A to XFD. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** Most cells are numbers or point at a text. */
function typeOf(scan: XmlScan): string {
  if (!findAttribute(scan, "t")) return "n";
  const { bytes, valueStart, valueEnd } = scan;
  const isOneLetter = valueEnd - valueStart === 1;
  return isOneLetter ? String.fromCharCode(bytes[valueStart] ?? 0) : (attributeOf(scan, "t") ?? "");
}

function startRow(scan: XmlScan, cell: SheetCell, mostRows: number): void {
  const isNumbered = findAttribute(scan, "r");
  const row = isNumbered ? wholeNumber(scan.bytes, scan.valueStart, scan.valueEnd) : cell.row + 1;
  if (!(row > cell.row)) throw damaged(`after row ${cell.row} comes row ${attributeOf(scan, "r")}`);
  if (row > mostRows) throw tooLarge(`at most ${mostRows} rows of a sheet are read`, row);
  cell.row = row;
  cell.column = -1;
}

function startCell(scan: XmlScan, cell: SheetCell, type: string): void {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (kind === undefined) throw damaged(`a cell of row ${cell.row} is of an unknown type`);
  const column = findAttribute(scan, "r") ? columnAt(scan, cell.row) : cell.column + 1;
  if (column <= cell.column || column >= mostColumns) {
    throw damaged(`the cells of row ${cell.row} are not in order`);
  }
  cell.column = column;
  cell.kind = kind;
  cell.text = "";
  cell.isFormula = false;
  cell.style = findAttribute(scan, "s") ? wholeNumber(scan.bytes, scan.valueStart, scan.valueEnd) : 0;
}

/** Of an address such as AB12; -1 where it is none, or that of another row. */
function columnAt({ bytes, valueStart, valueEnd }: XmlScan, row: number): number {
  let column = 0;
  let at = valueStart;
  for (let letter = (bytes[at] ?? 0) - 64; at < valueStart + 3 && letter >= 1 && letter <= 26; ) {
    column = column * 26 + letter;
    at += 1;
    letter = (bytes[at] ?? 0) - 64;
  }
  return wholeNumber(bytes, at, valueEnd) === row ? column - 1 : -1;
}

/** NaN where it is none, zero where nothing is written. */
function wholeNumber(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

function placeOf(text: string): number {
  const place = Number(text);
  if (!Number.isSafeInteger(place) || place < 0) throw damaged("a cell points at no text");
  return place;
}
