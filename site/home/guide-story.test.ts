import { expect, test } from "vitest";
import { brokenBoxMovePercent } from "#content/method.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { demand, guideStory, lowestBar, riskMultiple, supply, trade } from "./guide-story.ts";

const bars = priceBars(guideStory);

test("after the base, price closes below the demand zone at no bar and returns to it once", () => {
  const inside = bars.map(({ low }, bar) => bar >= 20 && low <= demand.high && bar);
  const returns = inside.filter((bar, index) => bar !== false && inside[index - 1] === false);
  expect(bars.slice(demand.fromBar).filter(({ close }) => close < demand.low)).toEqual([]);
  expect(returns).toHaveLength(1);
});

test("the supply box is first closed through at the bar where its drawing ends", () => {
  const through = bars.findIndex(({ close }, bar) => bar > supply.fromBar && close > supply.high);
  expect(Math.abs(through - supply.brokenAtBar)).toBeLessThanOrEqual(1);
});

test("the move after the broken box is the one the rule speaks of", () => {
  const high = Math.max(...bars.slice(supply.brokenAtBar).map((bar) => bar.high));
  const movePercent = (high / supply.high - 1) * 100;
  expect(movePercent).toBeGreaterThanOrEqual(brokenBoxMovePercent.from);
  expect(movePercent).toBeLessThanOrEqual(brokenBoxMovePercent.to);
});

test("the stop stands below the far edge and below the lowest bar of the return", () => {
  const lowest = bars[lowestBar(bars, 31, 39)];
  expect(trade.stop).toBeLessThan(demand.low);
  expect(trade.stop).toBeLessThan(lowest?.low ?? 0);
  expect(trade.long).toBeLessThan(demand.high);
});

test("the result is the gain divided by the risk", () => {
  expect(riskMultiple({ long: 100, stop: 90, exit: 125 })).toBe(2.5);
  expect(riskMultiple({ long: 100, stop: 90, exit: 95 })).toBe(-0.5);
});
