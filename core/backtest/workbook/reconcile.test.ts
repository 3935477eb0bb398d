import { expect, test } from "vitest";
import { figuresOf } from "../figures.ts";
import type { Trade } from "../trade.ts";
import { tableOf } from "../trade-table.ts";
import type { PlatformFigures } from "./platform-figures.ts";
import { reconcile } from "./reconcile.ts";

const results = [100.5, -40.25, 20, -9.75];
const figures = figuresOf({
  trades: tableOf(results.map(trade)),
  open: [],
  capital: 1_000,
  barMinutes: null,
});

function trade(netProfit: number, place: number): Trade {
  const enteredAtMs = place * 86_400_000;
  const exitedAtMs = enteredAtMs + 60_000;
  return {
    ...{ number: place + 1, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1 },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs, netProfit, bars: null },
    ...{ quantity: null, commission: null, favourable: 0, adverse: Math.min(0, netProfit), netPercent: null },
  };
}

function agreement(own: PlatformFigures): Record<string, boolean> {
  return Object.fromEntries(reconcile(figures, own).map(({ figure, agrees }) => [figure, agrees]));
}

test("a figure is set beside the platform's, with the difference", () => {
  const own = { netProfit: { value: 70.51, lastDigit: 0 }, wins: { value: 3, lastDigit: 0 } };
  const [net, wins] = reconcile(figures, own);
  expect(net).toMatchObject({
    figure: "netProfit",
    ours: 70.5,
    theirs: 70.51,
    tolerance: 0.02,
    agrees: true,
  });
  expect(net?.difference).toBeCloseTo(-0.01, 9);
  expect(wins).toEqual({ figure: "wins", ours: 2, theirs: 3, difference: -1, tolerance: 0, agrees: false });
});

test("counts agree when they are equal, money within two cents, percentages and ratios within a hundredth", () => {
  const near = (value: number, off: number) => ({ value: value + off, lastDigit: 0 });
  const at = (off: number) =>
    agreement({
      trades: near(4, off),
      grossProfit: near(120.5, off * 2),
      winRatePercent: near(50, off),
      profitFactor: near(2.41, off),
    });
  expect(at(0)).toEqual({ trades: true, grossProfit: true, winRatePercent: true, profitFactor: true });
  expect(at(0.01)).toEqual({ trades: false, grossProfit: true, winRatePercent: true, profitFactor: true });
  expect(at(0.011)).toEqual({
    trades: false,
    grossProfit: false,
    winRatePercent: false,
    profitFactor: false,
  });
});

test("a figure printed with few digits agrees within half of its last one, a count never does", () => {
  expect(figures.totalReturnPercent).toBeCloseTo(7.05, 9);
  expect(agreement({ netProfitPercent: { value: 7, lastDigit: 1 } })).toEqual({ netProfitPercent: true });
  expect(agreement({ netProfitPercent: { value: 7, lastDigit: 0.01 } })).toEqual({ netProfitPercent: false });
  expect(agreement({ trades: { value: 4.4, lastDigit: 1 } })).toEqual({ trades: false });
});

test("what either side leaves out is not compared", () => {
  expect(reconcile(figures, {})).toEqual([]);
  // Four days are no three months.
  expect(reconcile(figures, { sharpe: { value: 1, lastDigit: 0 } })).toEqual([]);
});
