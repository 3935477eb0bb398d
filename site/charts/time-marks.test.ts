import fc from "fast-check";
import { expect, test } from "vitest";
import { monthMarks } from "./time-marks.ts";

const day = (text: string) => Date.parse(`${text}T12:00Z`);
const short = (from: string, to: string) =>
  monthMarks(day(from), day(to)).map(
    ({ year, month, isNewYear }) => `${month}${isNewYear ? ` ${year}` : ""}`,
  );

test("two years have a mark every quarter, with the year on the first of each", () => {
  expect(short("2024-01-02", "2025-12-29")).toEqual(["1 2024", "4", "7", "10", "1 2025", "4", "7", "10"]);
});

test("the first mark stands at the start, the others on the first of their month", () => {
  const [first, second] = monthMarks(day("2024-01-02"), day("2025-12-29"));
  expect(first?.atMs).toBe(day("2024-01-02"));
  expect(second?.atMs).toBe(Date.UTC(2024, 3));
});

test("a start late in its month leaves its place to the next month", () => {
  expect(short("2024-01-25", "2024-06-10")).toEqual(["2 2024", "3", "4", "5", "6"]);
});

test("a mark too close to the end is left out", () => {
  expect(short("2024-01-02", "2024-06-02")).toEqual(["1 2024", "2", "3", "4", "5"]);
});

test("any time from a minute to fifty years has one to nine marks inside of it, in order", () => {
  const ms = fc.integer({ min: day("1990-01-01"), max: day("2030-01-01") });
  fc.assert(
    fc.property(ms, fc.integer({ min: 60_000, max: 1_577_000_000_000 }), (fromMs, lengthMs) => {
      const marks = monthMarks(fromMs, fromMs + lengthMs);
      expect(marks.length).toBeGreaterThanOrEqual(1);
      expect(marks.length).toBeLessThanOrEqual(9);
      expect(marks[0]?.isNewYear).toBe(true);
      for (const [place, { atMs }] of marks.entries()) {
        expect(atMs).toBeGreaterThan(place === 0 ? fromMs - 1 : (marks[place - 1]?.atMs ?? 0));
        expect(atMs).toBeLessThanOrEqual(fromMs + lengthMs);
      }
    }),
  );
});
