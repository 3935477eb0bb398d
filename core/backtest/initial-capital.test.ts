import fc from "fast-check";
import { expect, test } from "vitest";
import { inferCapital } from "./initial-capital.ts";

type Row = { net: number; cumulative: number; percent: number };

test("a round capital is found again from a list's percentages", () => {
  const results = fc.array(fc.integer({ min: -30_000, max: 40_000 }), { minLength: 8, maxLength: 30 });
  fc.assert(
    fc.property(results, fc.constantFrom(10_000, 25_000, 100_000), (cents, capital) => {
      fc.pre(Math.abs(cents.reduce((sum, one) => sum + one, 0)) > capital);
      const rows = runningRows(cents, (_, cumulative) => (cumulative / capital) * 100);
      expect(infer(rows, false)).toBe(capital);
    }),
  );
});

test("in old layouts the percentage is of the equity before the trade", () => {
  const capital = 10_000;
  const rows = runningRows([40_00, -30_00, 75_00, -80_00, 130_00], (net, cumulative) => {
    return (net / (capital + cumulative - net)) * 100;
  });
  expect(infer(rows, true)).toBe(capital);
});

test("rows that contradict each other, or say nothing, give none", () => {
  expect(
    infer(
      [
        { net: 50, cumulative: 50, percent: 5 },
        { net: 50, cumulative: 100, percent: 1 },
      ],
      false,
    ),
  ).toBeNull();
  expect(infer([{ net: 0.1, cumulative: 0.1, percent: 0 }], false)).toBeNull();
  expect(infer([], false)).toBeNull();
});

function runningRows(
  cents: readonly number[],
  percentOf: (net: number, cumulative: number) => number,
): Row[] {
  let sum = 0;
  return cents.map((one) => {
    sum += one;
    const [net, cumulative] = [one / 100, sum / 100];
    return { net, cumulative, percent: Number(percentOf(net, cumulative).toFixed(2)) };
  });
}

function infer(rows: readonly Row[], isOfEquityBefore: boolean): number | null {
  return inferCapital({
    places: Uint32Array.from(rows, (_, place) => place),
    net: Float64Array.from(rows, ({ net }) => net),
    cumulative: Float64Array.from(rows, ({ cumulative }) => cumulative),
    percent: Float64Array.from(rows, ({ percent }) => percent),
    percentScale: 1,
    isOfEquityBefore,
  });
}
