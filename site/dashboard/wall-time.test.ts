import { expect, test } from "vitest";
import { clocksOf, wallTime } from "./wall-time.ts";

test("a time is what the chart's clock showed, wherever it is read", () => {
  expect(wallTime(Date.UTC(2025, 11, 31, 15, 45))).toBe("31 Dec 2025, 15:45");
  expect(wallTime(Date.UTC(2024, 0, 2))).toBe("2 Jan 2024, 00:00");
});

test("each clock is named once, with the charts that it hangs on", () => {
  expect(
    clocksOf([
      { symbol: "NDX", timeZone: "America/New_York" },
      { symbol: "HSI", timeZone: "Asia/Hong_Kong" },
      { symbol: "SPX", timeZone: "America/New_York" },
      { symbol: "ETH/USD", timeZone: "UTC" },
    ]),
  ).toEqual([
    { name: "New York", symbols: ["NDX", "SPX"] },
    { name: "Hong Kong", symbols: ["HSI"] },
    { name: "UTC", symbols: ["ETH/USD"] },
  ]);
});
