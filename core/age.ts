import { addMonths, type CalendarDate } from "./calendar-date.ts";

const dayMs = 86_400_000;
const monthsPerYear = 12;

/** How long ago a day was, in whole units: "today", "12 days ago", "10 months ago", "2 years ago". */
export function ageText(since: CalendarDate, today: CalendarDate): string {
  const months = wholeMonths(since, today);
  if (months >= monthsPerYear) return ago(Math.floor(months / monthsPerYear), "year");
  if (months > 0) return ago(months, "month");
  const days = Math.round((Date.parse(today) - Date.parse(since)) / dayMs);
  // The day may be over where the file was made and not yet have begun where it is read.
  if (days <= 0) return "today";
  return days === 1 ? "yesterday" : ago(days, "day");
}

function wholeMonths(since: CalendarDate, today: CalendarDate): number {
  const between = monthNumber(today) - monthNumber(since);
  return between > 0 && addMonths(since, between) > today ? between - 1 : between;
}

function monthNumber(date: CalendarDate): number {
  return Number(date.slice(0, 4)) * monthsPerYear + Number(date.slice(5, 7));
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
