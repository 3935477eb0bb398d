import { expect, test } from "vitest";
import { isoText, serialText } from "./serial-date.ts";

test.each([
  [45292, "2024-01-01 00:00:00"],
  [45292.791666666664, "2024-01-01 19:00:00"],
  [45292.79166666666, "2024-01-01 19:00:00"],
  [45292.999999, "2024-01-02 00:00:00"],
  [45351.520833333336, "2024-02-29 12:30:00"],
  [25569, "1970-01-01 00:00:00"],
])("day %d is %s", (serial, text) => {
  expect(serialText(serial, false)).toBe(text);
});

test("days counted from 1904 on are 1,462 fewer", () => {
  expect(serialText(45292.5 - 1_462, true)).toBe("2024-01-01 12:00:00");
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, 1e300])("%d is no day", (serial) => {
  expect(serialText(serial, false)).toBeNull();
});

test.each([
  ["2024-01-01T18:59:59.9999999Z", "2024-01-01 19:00:00"],
  ["2024-01-01T19:00", "2024-01-01 19:00:00"],
  ["2024-01-01T19:00:00.4", "2024-01-01 19:00:00"],
  ["2024-01-01", "2024-01-01 00:00:00"],
  ["2024-02-31T10:00:00", null],
  ["2024-13-01", null],
  ["tomorrow", null],
])("%s is %s", (written, text) => {
  expect(isoText(written)).toBe(text);
});
