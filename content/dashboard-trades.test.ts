import { expect, test } from "vitest";
import { platformFigures, unitOf } from "#core/backtest/workbook/platform-figures.ts";
import { checkSection, reconciliation, tradesSection } from "./dashboard-trades.ts";

test.each(platformFigures)("%s is written in the unit that it is compared in", (figure) => {
  expect(reconciliation.figures[figure][1]).toBe(unitOf(figure));
});

test("one clock is named alone, several with their symbols", () => {
  const newYork = { name: "New York", symbols: ["NDX", "IXIC", "SPX"] };
  const utc = { name: "UTC", symbols: ["ETH/USD"] };
  expect(tradesSection.clocks([newYork])).toBe("Times are on the chart's own clock: New York time.");
  expect(tradesSection.clocks([newYork, utc])).toBe(
    "Times are on each chart's own clock: New York time for NDX, IXIC and SPX; UTC for ETH/USD.",
  );
});

test("one file is one file", () => {
  expect(checkSection.tag(1)).toBe("1 file");
  expect(checkSection.tag(6)).toBe("6 files");
});
