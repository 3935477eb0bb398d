import { expect, test } from "vitest";
import { zoneClock } from "./zone-clock.ts";

test.each([
  ["America/New_York", "2024-01-03T09:30", "2024-01-03T14:30"],
  ["America/New_York", "2024-07-03T09:30", "2024-07-03T13:30"],
  ["Asia/Kolkata", "2024-07-03T09:15", "2024-07-03T03:45"],
  ["Europe/London", "2024-07-03T08:00", "2024-07-03T07:00"],
  ["Pacific/Apia", "2024-07-03T00:00", "2024-07-02T11:00"],
  ["UTC", "2024-07-03T09:15", "2024-07-03T09:15"],
])("on the clock of %s %s is %s in UTC", (zone, wall, utc) => {
  expect(zoneClock(zone).momentOf(ms(wall))).toBe(ms(utc));
});

test("days on which the clock changes are read on both sides of the change", () => {
  const { momentOf } = zoneClock("America/New_York");
  expect(momentOf(ms("2025-03-09T01:59"))).toBe(ms("2025-03-09T06:59"));
  expect(momentOf(ms("2025-03-09T03:00"))).toBe(ms("2025-03-09T07:00"));
  expect(momentOf(ms("2025-11-02T00:59"))).toBe(ms("2025-11-02T04:59"));
  expect(momentOf(ms("2025-11-02T02:00"))).toBe(ms("2025-11-02T07:00"));
});

test("an hour that comes twice is the first, or the second where the first would be too early", () => {
  const { momentOf } = zoneClock("America/New_York");
  expect(momentOf(ms("2025-11-02T01:30"))).toBe(ms("2025-11-02T05:30"));
  expect(momentOf(ms("2025-11-02T01:15"), ms("2025-11-02T05:45"))).toBe(ms("2025-11-02T06:15"));
});

test("an hour that is skipped is the moment of the change, so that time never runs backwards", () => {
  const { momentOf } = zoneClock("America/New_York");
  for (const wall of ["2025-03-09T02:00", "2025-03-09T02:30", "2025-03-09T02:59"]) {
    expect(momentOf(ms(wall))).toBe(ms("2025-03-09T07:00"));
  }
});

test("a zone nobody knows is a fault", () => {
  expect(() => zoneClock("Europe/Atlantis")).toThrow(RangeError);
});

function ms(minute: string): number {
  return Date.parse(`${minute}Z`);
}
