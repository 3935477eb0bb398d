import { wholeNumber } from "./whole-number.ts";

/** A day without an hour or a zone, as "2026-11-15": two of them compare and store as plain strings. */
export type CalendarDate = string & { readonly brand: "CalendarDate" };

// Years from 1000 on: Date.UTC reads the years 0 to 99 as 1900 to 1999.
const isoDay = /^[1-9]\d{3}-\d{2}-\d{2}$/;

const inWords = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function parseCalendarDate(text: string): CalendarDate | null {
  return isoDay.test(text) && isoText(utcMs(text)) === text ? (text as CalendarDate) : null;
}

export function calendarDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === null) throw new RangeError(`not a calendar date: ${text}`);
  return date;
}

/** The day it is at that moment in that zone, such as "Asia/Kolkata". */
export function calendarDateAt(epochMs: number, timeZone: string): CalendarDate {
  const format = new Intl.DateTimeFormat("en-GB", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  });
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(epochMs).map(({ type, value }) => [type, value]),
  );
  return calendarDate(`${year}-${month}-${day}`);
}

export function dateParts(date: string): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(isoText(utcMs(date, wholeNumber(days, "days"))));
}

/**
 * The same day of the month, or the last one where that month is shorter. Count from the anchor each time
 * (31 January, +1, +2), never from the last result: that is how 28 February is followed by 31 March.
 */
export function addMonths(anchor: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(anchor);
  const monthsFromYearZero = year * 12 + (month - 1) + wholeNumber(months, "months");
  const toYear = Math.floor(monthsFromYearZero / 12);
  const toMonth = monthsFromYearZero - toYear * 12 + 1;
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return calendarDate(`${toYear}-${twoDigits(toMonth)}-${twoDigits(Math.min(day, lastDay))}`);
}

export function addYears(anchor: CalendarDate, years: number): CalendarDate {
  return addMonths(anchor, wholeNumber(years, "years") * 12);
}

export function formatDate(date: CalendarDate): string {
  return inWords.format(utcMs(date));
}

function utcMs(date: string, plusDays = 0): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day + plusDays);
}

function isoText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
