import { type DecimalSign, looseNumber, provenDecimalSign } from "../decimal-number.ts";
import { asPercent, type SheetContext } from "./list-sheet.ts";
import { readCells } from "./sheet-cells.ts";

/** A sheet of the platform's own report: what a figure is called, and what it came to. */
export type ReportSheet = {
  readonly rows: readonly ReportRow[];
  readonly decimalSign: DecimalSign;
};

export type ReportRow = {
  /** In lower case, with single spaces. */
  readonly label: string;
  /** By column, the label's own included. */
  readonly cells: readonly ReportCell[];
};

export type ReportCell = { readonly text: string; readonly number: number | null };

/** A number as the report prints it. */
export type PrintedNumber = {
  readonly value: number;
  /** What one more in its last digit would be; zero for a number that is kept whole. */
  readonly lastDigit: number;
};

/** Far more than the platform writes. */
const mostRows = 400;
const mostColumns = 10;
const longestText = 200;

/** What a formula came to is left out: it is nobody's figure. Throws `Refused`. */
export function readReportSheet(sheet: Uint8Array, context: SheetContext): ReportSheet {
  const rows: ReportCell[][] = [];
  readCells(sheet, context.strings, context.mostRows, (cell) => {
    if (cell.row > mostRows) return "stop";
    const isTold = cell.column < mostColumns && cell.text !== "" && !cell.isFormula && cell.kind !== "error";
    if (!isTold) return "go on";
    const read = cell.kind === "number" ? Number(cell.text) : Number.NaN;
    const number = context.showsPercent(cell.style) ? asPercent(read) : read;
    const row = rows[cell.row] ?? [];
    row[cell.column] = {
      text: cell.text.slice(0, longestText),
      number: Number.isFinite(number) ? number : null,
    };
    rows[cell.row] = row;
    return "go on";
  });
  const texts = rows.flatMap((row) => row.filter(({ number }) => number === null).map(({ text }) => text));
  const signs = texts.map((text) => provenDecimalSign(amountIn(text)));
  return {
    rows: rows.flatMap((cells) => ({ label: labelOf(cells[0]), cells })),
    decimalSign: signs.find((sign) => sign !== null) ?? ".",
  };
}

/** Null where the cell has no number, such as N/A. */
export function numberIn(cell: ReportCell | undefined, decimalSign: DecimalSign): PrintedNumber | null {
  if (cell === undefined) return null;
  if (cell.number !== null) return { value: cell.number, lastDigit: 0 };
  const written = amountIn(cell.text);
  const value = looseNumber(written, decimalSign);
  if (!Number.isFinite(value)) return null;
  const decimals = written.split(decimalSign)[1]?.replaceAll(/\D/g, "").length ?? 0;
  return { value, lastDigit: 10 ** -decimals };
}

/** Without the currency beside it. */
function amountIn(text: string): string {
  return text.replaceAll(/[\p{L}\p{Sc}\s%]/gu, "");
}

function labelOf(cell: ReportCell | undefined): string {
  const words = (cell?.text ?? "").toLowerCase().replaceAll("ё", "е");
  return words.replaceAll(/\s+/g, " ").replace(/:$/, "").trim();
}
