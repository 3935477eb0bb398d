export type RefusalKind =
  | "empty-file"
  | "file-size"
  | "row-count"
  | "line-length"
  | "cell-count"
  | "not-text"
  | "encoding"
  | "unclosed-quote"
  | "text-after-quote"
  | "unknown-column"
  | "repeated-column"
  | "missing-column"
  | "row-length"
  | "trade-number"
  | "row-type"
  | "missing-value"
  | "formula-cell"
  | "unreadable-number"
  | "ambiguous-number"
  | "number-range"
  | "unreadable-date"
  | "ambiguous-date"
  | "zone-mismatch"
  | "conflicting-rows"
  | "missing-row"
  | "direction-mismatch"
  | "money-mismatch"
  | "exit-before-entry"
  | "currency-mismatch"
  | "unknown-capital"
  | "damaged-workbook"
  | "unsupported-workbook"
  | "workbook-too-large"
  | "no-trade-list"
  | "error-cell";

export type Refusal = {
  readonly kind: "refused";
  readonly reason: RefusalKind;
  readonly file: string;
  /** As a spreadsheet counts: the header is row 1. Null where no row is to blame. */
  readonly row: number | null;
  /** As the file's header spells it. */
  readonly column: string | null;
  /** Names file, row and column. */
  readonly message: string;
};

/** Thrown inside the reader only, out of its loop over the rows; the reader hands it on as a value. */
export class Refused extends Error {
  readonly reason: RefusalKind;
  readonly row: number | null;
  readonly column: string | null;

  constructor(reason: RefusalKind, row: number | null, column: string | null, problem: string) {
    super(problem);
    this.reason = reason;
    this.row = row;
    this.column = column;
  }
}

export function refusalOf({ reason, row, column, message }: Refused, file: string): Refusal {
  const place = [
    file,
    ...(row === null ? [] : [`row ${row}`]),
    ...(column === null ? [] : [`column ${quoted(column)}`]),
  ].join(", ");
  return { kind: "refused", reason, file, row, column, message: `${place}: ${message}` };
}

const mostQuoted = 60;

/** What a stranger's file says, fit for a terminal and a page: cut to a line, and nothing in it that moves a cursor. */
export function quoted(written: string): string {
  const line = written.slice(0, mostQuoted + 1).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
  return `"${line.length > mostQuoted ? `${line.slice(0, mostQuoted)}…` : line}"`;
}
