import { describe, expect, test } from "vitest";
import { closedDrawdown, drawdownEpisodes, drawdownWithExcursions } from "./drawdown.ts";
import type { Trade } from "./trade.ts";
import { tableOf } from "./trade-table.ts";

const capital = 1_000;

describe("trades open at the same time", () => {
  test("add up their excursions", () => {
    const both = tableOf([trade(1, 0, 20, 10, -40), trade(2, 10, 30, 10, -50)]);
    expect(drawdownWithExcursions(both, capital)?.amount).toBe(90);
  });

  test("are not those of which one ends when the other begins", () => {
    const reversal = tableOf([trade(1, 0, 10, 10, -40), trade(2, 10, 20, 10, -50)]);
    expect(drawdownWithExcursions(reversal, capital)?.amount).toBe(50);
  });

  test("may begin and end at one moment, after what ended then", () => {
    const instant = tableOf([trade(1, 10, 10, 5, -30), trade(2, 0, 10, 10, -40), trade(3, 10, 10, 5, -30)]);
    expect(drawdownWithExcursions(instant, capital)?.amount).toBe(60);
  });
});

test("a drawdown is measured from the peak before it, which starts at the capital", () => {
  const falls = tableOf([trade(1, 0, 1, -50), trade(2, 1, 2, 250), trade(3, 2, 3, -60)]);
  // 950, 1,200, 1,140: the first fall is 5 % of the capital, the second 5 % of the new peak.
  expect(closedDrawdown(falls, capital)).toEqual({ amount: 60, percent: 5 });
});

test("a drawdown that has not ended has no end", () => {
  const [worst, other] = drawdownEpisodes(
    tableOf([trade(1, 0, 1, -100), trade(2, 1, 2, 150), trade(3, 2, 3, -300), trade(4, 3, 4, 50)]),
    capital,
    5,
  );
  expect(worst).toMatchObject({ amount: 300, tradesDown: 1, tradesToRecover: null, recoveredAtMs: null });
  expect(other).toMatchObject({ amount: 100, percent: 10, tradesDown: 1, tradesToRecover: 1 });
});

function trade(number: number, from: number, to: number, netProfit: number, adverse = 0): Trade {
  const [enteredAtMs, exitedAtMs] = [from * 60_000, to * 60_000];
  return {
    ...{ number, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1, netProfit },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs, adverse },
    ...{ quantity: null, commission: null, favourable: null, netPercent: null, bars: null },
  };
}
