import { decodeUtf8 } from "./unicode-bytes.ts";

export type DecimalSign = "." | ",";

/** More digits than these do not fit a double exactly, so the engine's own reader rounds them. */
export const exactDigits = 15;
const powersOfTen = Float64Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/** Of up to `exactDigits` digits, as one whole number, so many of which are decimals. NaN without a digit. */
export function plainNumber(digits: number, count: number, decimals: number, isNegative: boolean): number {
  if (count === 0) return Number.NaN;
  // Both numbers are exact, so their quotient is the double nearest to the decimal.
  const size = digits / (powersOfTen[decimals] ?? Number.NaN);
  return isNegative && size !== 0 ? -size : size;
}

/** The same of more digits; NaN for a size out of range. */
export function longNumberAt(bytes: Uint8Array, start: number, end: number): number {
  // Adding zero turns -0 into 0.
  const number = Number(decodeUtf8(bytes, start, end).replace(",", ".")) + 0;
  return isInRange(number) ? number : Number.NaN;
}

/** Sizes that no price, sum or count of a backtest goes beyond; past them figures would end in infinity. */
export const numberRange = { least: 1e-30, most: 1e15 };

export function isInRange(number: number): boolean {
  const size = Math.abs(number);
  return size === 0 || (size >= numberRange.least && size <= numberRange.most);
}

/** What a spreadsheet makes of a number: grouped by spaces, apostrophes or the other sign, (12) or −12. */
export function looseNumber(cell: string, decimalSign: DecimalSign): number {
  const bare = cell.replaceAll("\u2212", "-").replace(/^([+-])\s+/, "$1");
  const inParentheses = /^\(\s*([^()+-]+?)\s*\)$/.exec(bare);
  const signed = inParentheses === null ? bare : `-${inParentheses[1]}`;
  const [shape, grouping] = grouped[decimalSign];
  const ungrouped = shape.test(signed) ? signed.replaceAll(grouping, "") : signed;
  const written = decimalSign === "," ? swapped(ungrouped) : ungrouped;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(written) ? Number(written) + 0 : Number.NaN;
}

/** Threes behind one to three digits, with the same sign between them all. */
const grouped: Readonly<Record<DecimalSign, readonly [RegExp, RegExp]>> = {
  ".": [/^[+-]?\d{1,3}([\s'’,])\d{3}(?:\1\d{3})*(?:\.\d+)?$/, /[\s'’,]/g],
  ",": [/^[+-]?\d{1,3}([\s'’.])\d{3}(?:\1\d{3})*(?:,\d+)?$/, /[\s'’.]/g],
};

/** With the point that a script expects; a number that has a point already is none with a decimal comma. */
function swapped(number: string): string {
  return number.includes(".") ? "" : number.replace(",", ".");
}

/** The sign that the cell proves to stand before decimals; null where it could be either or has none. */
export function provenDecimalSign(cell: string): DecimalSign | null {
  const comma = cell.lastIndexOf(",");
  const dot = cell.lastIndexOf(".");
  if (comma !== -1 && dot !== -1) return comma > dot ? "," : ".";
  if (comma !== -1) return isGroup(cell, ",") ? (cell.indexOf(",") === comma ? null : ".") : ",";
  if (dot !== -1) return isGroup(cell, ".") ? (cell.indexOf(".") === dot ? null : ",") : ".";
  return null;
}

/** Whether the sign could stand between thousands: three digits after each, one to three before. */
function isGroup(cell: string, sign: "," | "."): boolean {
  const [first = "", ...rest] = cell.replaceAll(/[^\d.,]/g, "").split(sign);
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
}
