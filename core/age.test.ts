import { expect, test } from "vitest";
import { ageText } from "./age.ts";
import { calendarDate } from "./calendar-date.ts";

test.each([
  ["2026-01-02", "2026-01-02", "today"],
  ["2026-01-02", "2026-01-01", "today"],
  ["2026-01-02", "2026-01-03", "yesterday"],
  ["2026-01-02", "2026-01-14", "12 days ago"],
  ["2026-01-02", "2026-02-01", "30 days ago"],
  ["2026-01-02", "2026-02-02", "1 month ago"],
  ["2026-01-31", "2026-02-28", "1 month ago"],
  ["2026-01-02", "2026-11-15", "10 months ago"],
  ["2026-01-02", "2027-01-01", "11 months ago"],
  ["2026-01-02", "2027-01-02", "1 year ago"],
  ["2026-01-02", "2028-12-31", "2 years ago"],
])("what was made on %s is, on %s, of %s", (since, today, text) => {
  expect(ageText(calendarDate(since), calendarDate(today))).toBe(text);
});
