import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addYears,
  type CalendarDate,
  calendarDate,
  calendarDateAt,
  dateParts,
  formatDate,
  parseCalendarDate,
} from "./calendar-date.ts";

const anyDate = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));
const anyMonths = fc.integer({ min: -1_200, max: 1_200 });

describe("reading a date", () => {
  test.each(["2026-11-15", "2024-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])(
    "%s is a date",
    (text) => {
      expect(parseCalendarDate(text)).toBe(text);
      expect(calendarDate(text)).toBe(text);
    },
  );

  test.each([
    "",
    "2026-11-31",
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "0999-12-31",
    "10000-01-01",
    "2026-11-15T00:00",
    " 2026-11-15",
    "2026-11-15\n",
    "15 November 2026",
  ])("%j is not a date", (text) => {
    expect(parseCalendarDate(text)).toBeNull();
    expect(() => calendarDate(text)).toThrow(new RangeError(`not a calendar date: ${text}`));
  });

  test("its parts are numbers", () => {
    expect(dateParts("2026-03-09")).toEqual({ year: 2026, month: 3, day: 9 });
  });
});

describe("the day at a moment", () => {
  test("depends on the zone", () => {
    const lateEvening = Date.UTC(2026, 10, 14, 20, 0);
    expect(calendarDateAt(lateEvening, "UTC")).toBe("2026-11-14");
    expect(calendarDateAt(lateEvening, "Asia/Kolkata")).toBe("2026-11-15");
    expect(calendarDateAt(Date.UTC(2026, 0, 1, 2), "America/New_York")).toBe("2025-12-31");
  });

  test("a moment or a zone that is none throws", () => {
    expect(() => calendarDateAt(Number.NaN, "UTC")).toThrow(RangeError);
    expect(() => calendarDateAt(0, "Mars/Olympus")).toThrow(RangeError);
  });
});

describe("adding days", () => {
  test.each([
    ["2026-11-15", 14, "2026-11-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
  ] as const)("%s and %i days is %s", (from, days, to) => {
    expect(addDays(calendarDate(from), days)).toBe(to);
  });

  test("there and back again is the same day", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -9_999, max: 9_999 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  test("a later day is a greater string", () => {
    fc.assert(fc.property(anyDate, fc.integer({ min: 1, max: 9_999 }), (date, n) => addDays(date, n) > date));
  });

  test("half days and days outside the calendar are refused", () => {
    expect(() => addDays(calendarDate("2026-11-15"), 0.5)).toThrow(
      new RangeError("days must be a whole number, not 0.5"),
    );
    expect(() => addDays(calendarDate("9999-12-31"), 1)).toThrow(RangeError);
    expect(() => addDays(calendarDate("1000-01-01"), -1)).toThrow(RangeError);
    expect(() => addDays(calendarDate("2026-11-15"), 1e15)).toThrow(RangeError);
  });
});

describe("adding months", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2026-01-31", 3, "2026-04-30"],
    ["2023-12-31", 2, "2024-02-29"],
    ["2026-11-15", 1, "2026-12-15"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-01-31", -2, "2025-11-30"],
    ["2026-01-31", 0, "2026-01-31"],
  ] as const)("%s and %i months is %s", (from, months, to) => {
    expect(addMonths(calendarDate(from), months)).toBe(to);
  });

  test("one month more is always a later day, in the next calendar month", () => {
    fc.assert(
      fc.property(anyDate, anyMonths, (anchor, months) => {
        const now = addMonths(anchor, months);
        const next = addMonths(anchor, months + 1);
        expect(next > now).toBe(true);
        expect(monthNumber(next) - monthNumber(now)).toBe(1);
      }),
    );
  });

  test("a later anchor never gives an earlier day", () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyMonths, (a, b, months) => {
        const [early, late] = a <= b ? [a, b] : [b, a];
        expect(addMonths(early, months) <= addMonths(late, months)).toBe(true);
      }),
    );
  });

  test("the day of the month is the anchor's or the month's last", () => {
    fc.assert(
      fc.property(anyDate, anyMonths, (anchor, months) => {
        const result = addMonths(anchor, months);
        const isLastDay = dateParts(addDays(result, 1)).day === 1;
        expect(dateParts(result).day === dateParts(anchor).day || isLastDay).toBe(true);
        expect(dateParts(result).day).toBeLessThanOrEqual(dateParts(anchor).day);
      }),
    );
  });

  test("half months and months outside the calendar are refused", () => {
    expect(() => addMonths(calendarDate("2026-11-15"), 0.5)).toThrow(
      new RangeError("months must be a whole number, not 0.5"),
    );
    expect(() => addMonths(calendarDate("9999-12-15"), 1)).toThrow(RangeError);
    expect(() => addMonths(calendarDate("2026-11-15"), -12 * 2_000)).toThrow(RangeError);
    expect(() => addMonths(calendarDate("2026-11-15"), -12 * 3_000)).toThrow(RangeError);
  });
});

describe("adding years", () => {
  test("leap day is kept where it exists", () => {
    expect(addYears(calendarDate("2024-02-29"), 1)).toBe("2025-02-28");
    expect(addYears(calendarDate("2024-02-29"), 4)).toBe("2028-02-29");
  });

  test("half a year is refused although it is six whole months", () => {
    expect(() => addYears(calendarDate("2026-11-15"), 0.5)).toThrow(RangeError);
  });
});

test("a date in words names the month", () => {
  expect(formatDate(calendarDate("2026-11-15"))).toBe("15 November 2026");
  expect(formatDate(calendarDate("2025-05-06"))).toBe("6 May 2025");
});

function monthNumber(date: CalendarDate): number {
  const { year, month } = dateParts(date);
  return year * 12 + month;
}
