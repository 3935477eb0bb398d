import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "./unicode-bytes.ts";
import { looseWallClock, wallClockAt, wallClockText, wallMonth, zonedWallClock } from "./wall-clock.ts";

const anyMinute = fc
  .integer({ min: Date.UTC(1850, 0, 1) / 60_000, max: Date.UTC(2099, 11, 31) / 60_000 })
  .map((minute) => minute * 60_000);

test("what the platform writes is read in place and written back", () => {
  fc.assert(
    fc.property(anyMinute, (ms) => {
      const text = wallClockText(ms);
      expect(wallClockAt(encodeUtf8(`,${text},`), 1, 1 + text.length)).toBe(ms);
      expect(inPlace(`${text}:07`)).toBe(ms + 7000);
      expect(inPlace(text.slice(0, 10))).toBe(Math.floor(ms / 86_400_000) * 86_400_000);
      expect(looseWallClock(text, null)).toBe(ms);
    }),
  );
});

test.each([
  "2024-02-30 10:00",
  "2023-02-29 10:00",
  "2024-13-01 10:00",
  "2024-01-01 24:00",
  "2024-01-01 10:60",
  "2024/01/01 10:00",
  "2024-1-1 10:000",
  "1799-12-31 10:00",
  "2924-01-01 10:00",
  "2024-01-0a",
  "not a date, no. ",
])("%s is not as the platform writes it", (text) => {
  expect(inPlace(text)).toBeNaN();
});

describe("a date that a spreadsheet wrote", () => {
  test.each([
    ["02.07.2025 9:05", "2025-07-02 09:05"],
    ["2.7.2025 09:05:30", "2025-07-02 09:05"],
    ["2024-01-03T12:30", "2024-01-03 12:30"],
    ["2024-1-3 1:02", "2024-01-03 01:02"],
    ["2024/01/03 12:30", "2024-01-03 12:30"],
    ["2024-01-03", "2024-01-03 00:00"],
  ])("%s needs no order", (text, wanted) => {
    expect(wallClockText(looseWallClock(text, null) as number)).toBe(wanted);
  });

  test("with slashes is ambiguous until the order is stated", () => {
    expect(looseWallClock("01/07/2025 10:00", null)).toBe("ambiguous-date");
    expect(wallClockText(looseWallClock("01/07/2025 10:00", "day-first") as number)).toBe("2025-07-01 10:00");
    expect(wallClockText(looseWallClock("01/07/2025 10:00 PM", "month-first") as number)).toBe(
      "2025-01-07 22:00",
    );
    expect(wallClockText(looseWallClock("1/7/2025 12:05 am", "month-first") as number)).toBe(
      "2025-01-07 00:05",
    );
  });

  test.each([
    "",
    "soon",
    "9024-01-03 10:00",
    "31.02.2025 10:00",
    "01-07-2025 10:00",
    "2024-01-03 25:00",
    "13/13/2025 10:00",
  ])("%j is none", (text) => {
    expect(looseWallClock(text, "day-first")).toBe("unreadable-date");
  });
});

test.each([
  ["2022-01-03T09:00:00-0500", "2022-01-03 09:00", "2022-01-03 14:00"],
  ["2022-01-03 09:00+05:30", "2022-01-03 09:00", "2022-01-03 03:30"],
  ["2022-01-03T09:00:00Z", "2022-01-03 09:00", "2022-01-03 09:00"],
])("%s says its moment itself", (text, wall, moment) => {
  const { wallMs = 0, momentMs = 0 } = zonedWallClock(text) ?? {};
  expect([wallMs, momentMs].map(wallClockText)).toEqual([wall, moment]);
});

test.each(["2022-01-03 09:00", "2022-02-30T09:00:00Z", "2022-01-03-0500", "03.01.2022 09:00+0100", ""])(
  "%j does not say its moment",
  (text) => {
    expect(zonedWallClock(text)).toBeNull();
  },
);

test("months count from 1", () => {
  expect(wallMonth(Date.UTC(2024, 11, 31, 23, 59))).toEqual({ year: 2024, month: 12 });
  expect(wallMonth(Date.UTC(2025, 0, 1))).toEqual({ year: 2025, month: 1 });
});

function inPlace(text: string): number {
  const bytes = encodeUtf8(text);
  return wallClockAt(bytes, 0, bytes.length);
}
