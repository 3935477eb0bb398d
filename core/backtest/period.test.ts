import { expect, test } from "vitest";
import { periodOf } from "./period.ts";
import type { ClassReport } from "./report.ts";

function traded(timeZone: string, firstEntry: string | null, lastExit: string | null) {
  const ms = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    facts: { timeZone },
    figures: { firstEntryMs: ms(firstEntry), lastExitMs: ms(lastExit) },
  } as ClassReport["instruments"][number];
}

test("the period begins with the earliest entry and ends with the latest exit of all instruments", () => {
  const instruments = [
    traded("UTC", "2024-01-03T10:00Z", "2025-12-30T10:00Z"),
    traded("UTC", "2024-01-02T10:00Z", "2025-12-29T10:00Z"),
  ];
  expect(periodOf({ instruments })).toEqual({ from: "2024-01-02", to: "2025-12-30" });
});

test("a day is the day on the chart's own clock", () => {
  const instruments = [traded("America/New_York", "2024-01-03T02:00Z", "2025-12-31T03:00Z")];
  expect(periodOf({ instruments })).toEqual({ from: "2024-01-02", to: "2025-12-30" });
});

test("without a closed trade there is no period", () => {
  expect(periodOf({ instruments: [traded("UTC", null, null)] })).toBeNull();
});
