import { expect, test } from "vitest";
import { drawdownEpisodes } from "./drawdown.ts";
import { worstDrawdownZone } from "./drawdown-zone.ts";
import { equityCurve } from "./equity.ts";
import { tableOf } from "./trade-table.ts";

const capital = 1_000;

function curveOf(nets: readonly number[]) {
  const table = tableOf(
    nets.map((netProfit, place) => ({
      number: place + 1,
      direction: "long",
      entrySignal: "",
      exitSignal: "",
      entryPrice: 1,
      exitPrice: 1,
      enteredAtMs: place * 10,
      entryWallMs: place * 10,
      exitedAtMs: place * 10 + 5,
      exitWallMs: place * 10 + 5,
      quantity: null,
      commission: null,
      favourable: null,
      adverse: null,
      netPercent: null,
      bars: null,
      netProfit,
    })),
  );
  return {
    figures: { capital },
    equity: equityCurve(table, capital, 100),
    worstDrawdowns: drawdownEpisodes(table, capital, 5),
  };
}

test("the zone runs from the peak to where it was seen again, between peak and trough on the curve's own scale", () => {
  expect(worstDrawdownZone(curveOf([250, -50, -200, 100, 200]))).toEqual({
    fromMs: 5,
    toMs: 45,
    topPercent: expect.closeTo(25, 9),
    bottomPercent: expect.closeTo(0, 9),
    tradesDown: 2,
    tradesToRecover: 2,
  });
});

test("a peak that was not seen again leaves the zone open to the end of the curve", () => {
  expect(worstDrawdownZone(curveOf([250, -50, 10]))).toMatchObject({ toMs: 25, tradesToRecover: null });
});

test("an account that never fell has no zone", () => {
  expect(worstDrawdownZone(curveOf([10, 20]))).toBeNull();
  expect(worstDrawdownZone(curveOf([]))).toBeNull();
});
