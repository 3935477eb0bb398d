import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf, areSameCosts, commissionRange, costsIn, noCosts, slippageRange } from "./cost-range.ts";

test.each([
  ["5", "0.02", 5, 0.02],
  ["2.5", "0.015", 2.5, 0.015],
  ["2.6", "0.0149", 2.5, 0.015],
  ["999", "50", 20, 0.1],
  ["-3", "-0.01", 0, 0],
  ["NaN", "much", 0, 0],
  ["Infinity", "1e400", 0, 0],
  ["", " ", 0, 0],
  [null, null, 0, 0],
])(
  "an address with a commission of %s and a slippage of %s means %d and %d",
  (commission, slippage, one, other) => {
    expect(costsIn({ commission, slippage })).toEqual({ commissionPerTrade: one, slippagePercent: other });
  },
);

test("no costs take no room in the address", () => {
  expect(addressOf(noCosts)).toEqual({ commission: null, slippage: null });
});

test("what the sliders can show is read back from the address as it was written", () => {
  const any = fc.tuple(
    fc.nat({ max: commissionRange.most / commissionRange.step }),
    fc.nat({ max: Math.round(slippageRange.most / slippageRange.step) }),
  );
  fc.assert(
    fc.property(any, ([one, other]) => {
      const costs = costsIn({
        commission: String(one * commissionRange.step),
        slippage: String(other * slippageRange.step),
      });
      expect(areSameCosts(costsIn(addressOf(costs)), costs)).toBe(true);
      expect(addressOf(costs).slippage?.length ?? 0).toBeLessThanOrEqual(5);
    }),
  );
});
