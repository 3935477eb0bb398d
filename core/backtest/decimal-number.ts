export type DecimalSign = "." | ",";

const zero = 48;
const nine = 57;
const minus = 45;
const point = 46;
/** More digits than these do not fit a double exactly, so the engine's own reader rounds them. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/**
 * A plain number such as -12.5, read in place: the platform writes no others, and a file has tens of millions of them.
 * NaN for anything else, the empty cell included.
 */
export function plainNumberAt(text: string, start: number, end: number): number {
  let at = start;
  const isNegative = text.charCodeAt(at) === minus;
  if (isNegative) at += 1;
  let digits = 0;
  let decimals = -1;
  let value = 0;
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) {
      value = value * 10 + (code - zero);
      digits += 1;
      if (decimals >= 0) decimals += 1;
    } else if (code === point && decimals < 0) {
      decimals = 0;
    } else {
      return Number.NaN;
    }
  }
  if (digits === 0) return Number.NaN;
  if (digits > exactDigits) return Number(text.slice(start, end));
  // Both numbers are exact, so their quotient is the double nearest to the decimal.
  if (decimals > 0) value /= powersOfTen[decimals] ?? Number.NaN;
  return isNegative && value !== 0 ? -value : value;
}

/** What a spreadsheet makes of a number: spaces, apostrophes and the other sign as grouping, (12) or −12, a % after it. */
export function looseNumber(cell: string, decimalSign: DecimalSign): number {
  const bare = cell
    .replaceAll(/[\s'’]/g, "")
    .replaceAll("\u2212", "-")
    .replace(/%$/, "");
  const inParentheses = /^\((.+)\)$/.exec(bare);
  const signed = inParentheses === null ? bare : `-${inParentheses[1]}`;
  const grouping = decimalSign === "." ? "," : ".";
  const shape =
    decimalSign === "." ? /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ : /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
  const ungrouped = shape.test(signed) ? signed.replaceAll(grouping, "") : signed;
  const written = decimalSign === "," ? ungrouped.replace(",", ".") : ungrouped;
  const isRead = decimalSign === "." || !ungrouped.includes(".");
  return isRead && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(written)
    ? Number(written) + 0
    : Number.NaN;
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
