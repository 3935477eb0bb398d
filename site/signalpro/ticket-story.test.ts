import { expect, test } from "vitest";
import { bars, buy, demand, sellBar, supply } from "./ticket-story.ts";

test("the ticket's signal is bought inside demand, with the stop beyond it and the target below supply", () => {
  expect(buy.entry).toBeGreaterThan(demand.low);
  expect(buy.entry).toBeLessThan(demand.high);
  expect(buy.stop).toBeLessThan(demand.low);
  expect(buy.target).toBeLessThan(supply.low);
});

test("price reaches the target on the chart before the stop", () => {
  expect(buy.outcome).toBe("target");
  const held = bars.slice(buy.bar, buy.until + 1);
  expect(Math.min(...held.map(({ low }) => low))).toBeGreaterThan(buy.stop);
  expect(bars[buy.until]?.high).toBeGreaterThanOrEqual(buy.target);
});

test("the sell marker stands inside supply", () => {
  const high = bars[sellBar]?.high ?? 0;
  expect(high).toBeGreaterThan(supply.low);
  expect(high).toBeLessThan(supply.high);
});
