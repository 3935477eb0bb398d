/** How a date with slashes is to be read; the file can not say, so its manifest must. */
export type DateOrder = "day-first" | "month-first";

export type WallClockProblem = "unreadable-date" | "ambiguous-date";

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A year outside these is a slip of the pen, and would stretch the months of a report over millennia. */
const [firstYear, lastYear] = [1800, 2199];
const zero = 48;
const dash = 45;
const colon = 58;
const space = 32;
const letterT = 84;

/**
 * What the chart's clock showed, in milliseconds and counted as if it were UTC. NaN for whatever is not written as the
 * platform writes it (2024-01-03 12:30, or 2024-01-03 on a chart of days; seconds allowed): such cells go to
 * `looseWallClock`.
 */
export function wallClockAt(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  if (length !== 16 && length !== 10 && length !== 19) return Number.NaN;
  if (bytes[start + 4] !== dash || bytes[start + 7] !== dash) return Number.NaN;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const day = twoDigits(bytes, start + 8);
  if (length === 10) return wallMs(year, month, day, 0, 0, 0);
  const separator = bytes[start + 10];
  if (
    (separator !== space && separator !== letterT) ||
    bytes[start + 13] !== colon ||
    (length === 19 && bytes[start + 16] !== colon)
  ) {
    return Number.NaN;
  }
  const second = length === 19 ? twoDigits(bytes, start + 17) : 0;
  return wallMs(year, month, day, twoDigits(bytes, start + 11), twoDigits(bytes, start + 14), second);
}

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i;

/** What a spreadsheet makes of a date: 02.07.2025 9:05, or with slashes where the order is known. */
export function looseWallClock(cell: string, order: DateOrder | null): number | WallClockProblem {
  const [date = "", ...rest] = cell.replaceAll(/[\s\u202f]+|T(?=\d)/g, " ").split(" ");
  const time = timeOfDay.exec(rest.join(" ") || "0:00");
  if (time === null) return "unreadable-date";
  const iso = yearFirst.exec(date);
  const parts = iso ?? yearLast.exec(date);
  if (parts === null) return "unreadable-date";
  const [, first = "", sign, second = "", third = ""] = parts;
  if (iso === null && sign === "/" && order === null) return "ambiguous-date";
  // Points are written day first everywhere they are written; dashes with the year last are not.
  const isMonthFirst = sign === "/" && order === "month-first";
  if (iso === null && sign === "-") return "unreadable-date";
  const [year, month, day] =
    iso !== null ? [first, second, third] : isMonthFirst ? [third, first, second] : [third, second, first];
  const ms = wallMs(
    Number(year),
    Number(month),
    Number(day),
    hourOfDay(Number(time[1]), time[4]),
    Number(time[2]),
    Number(time[3] ?? 0),
  );
  return Number.isNaN(ms) ? "unreadable-date" : ms;
}

const zoned = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?)(?:Z|([+-])(\d{2}):?(\d{2}))$/;

/** A date that says itself how far its clock was from UTC: 2022-01-03T09:00:00-0500. Null for any other. */
export function zonedWallClock(cell: string): { readonly wallMs: number; readonly momentMs: number } | null {
  const [, date = "", sign, hours = 0, minutes = 0] = zoned.exec(cell) ?? [];
  const shown = looseWallClock(date, null);
  if (typeof shown !== "number") return null;
  const aheadMs = (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign === "-" ? -1 : 1);
  return { wallMs: shown, momentMs: shown - aheadMs };
}

export type WallDate = { readonly year: number; readonly month: number };

/** The month counts from 1. */
export function wallMonth(wallClockMs: number): WallDate {
  const date = new Date(wallClockMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** As the platform writes it, "2024-01-03 12:30". */
export function wallClockText(wallClockMs: number): string {
  return new Date(wallClockMs).toISOString().slice(0, 16).replace("T", " ");
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

function wallMs(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
  const isDate =
    year >= firstYear &&
    year <= lastYear &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month);
  if (!isTime || !isDate) return Number.NaN;
  return daysSinceEpoch(year, month, day) * dayMs + (hour * 60 + minute) * minuteMs + second * 1000;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Counted in years that begin in March, so that the leap day comes last; 719,468 days lie before 1970. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const century = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - century * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return century * 146_097 + dayOfEra - 719_468;
}

/** NaN where either is no digit. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - zero;
  const ones = (bytes[at + 1] ?? 0) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}
