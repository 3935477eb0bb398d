import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buyAndHoldCurve, buyAndHoldPercent, weightedBenchmark, weightedCurve } from "./benchmark.ts";
import { curvePercent, equityCurve } from "./equity.ts";
import type { Trade } from "./trade.ts";
import { tableOf } from "./trade-table.ts";

/** Entered at, exited at, entry price, exit price. */
type Leg = readonly [number, number, number, number];

test("holding is counted from the first entry to the last exit, in whatever order trades ended", () => {
  expect(buyAndHoldPercent(legs([5, 9, 110, 130], [1, 10, 100, 120]))).toBeCloseTo(20, 9);
  expect(buyAndHoldPercent(legs([1, 10, 100, 120], [5, 30, 110, 90]))).toBeCloseTo(-10, 9);
});

test("without trades, or from a price of nothing, there is no benchmark", () => {
  expect(buyAndHoldPercent(legs())).toBeNull();
  expect(buyAndHoldCurve(legs(), [0])).toBeNull();
  expect(buyAndHoldPercent(legs([1, 2, 0, 5]))).toBeNull();
  expect(buyAndHoldCurve(legs([1, 2, 0, 5]), [1, 2])).toBeNull();
});

describe("the curve", () => {
  test("has the last price that was known at each moment", () => {
    const curve = buyAndHoldCurve(legs([10, 20, 100, 110], [30, 40, 105, 90]), [10, 15, 20, 29, 35, 40, 50]);
    expect(curve?.map((percent) => Math.round(percent))).toEqual([0, 0, 10, 10, 5, -10, -10]);
  });

  test("is flat before the instrument was first traded", () => {
    const curve = buyAndHoldCurve(legs([10, 20, 100, 110]), [1, 5, 10, 20]);
    expect(curve?.map((percent) => Math.round(percent))).toEqual([0, 0, 0, 10]);
  });

  test("begins at nothing although two trades began at once at two prices", () => {
    expect(buyAndHoldCurve(legs([10, 20, 100, 110], [10, 30, 101, 120]), [10, 20, 30])?.[0]).toBe(0);
  });

  test("keeps the later of two prices between two moments", () => {
    const curve = buyAndHoldCurve(legs([0, 8, 100, 120], [4, 9, 150, 130]), [0, 10]);
    expect(curve?.[1]).toBeCloseTo(30, 9);
  });

  test("ends where buying and holding ends, on any thinned curve of the account", () => {
    fc.assert(
      fc.property(anyLegs, fc.integer({ min: 4, max: 40 }), (list, points) => {
        const table = legs(...list);
        const moments = equityCurve(table, 1_000, points).map(({ atMs }) => atMs);
        const curve = buyAndHoldCurve(table, moments);
        expect(curve).toHaveLength(moments.length);
        expect(curve?.at(-1)).toBe(curvePercent(buyAndHoldPercent(table) ?? Number.NaN));
        expect(curve?.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe("of a class", () => {
  test("each instrument weighs as much as its capital", () => {
    expect(
      weightedBenchmark([
        { capital: 3, benchmarkPercent: 10 },
        { capital: 1, benchmarkPercent: -2 },
      ]),
    ).toBeCloseTo(7, 9);
    expect(
      weightedCurve([
        { capital: 3, curve: [0, 10] },
        { capital: 1, curve: [0, -2] },
      ]),
    ).toEqual([0, 7]);
  });

  test("one instrument without a benchmark leaves the class without one", () => {
    expect(weightedBenchmark([{ capital: 1, benchmarkPercent: null }])).toBeNull();
    expect(
      weightedCurve([
        { capital: 1, curve: [0] },
        { capital: 1, curve: null },
      ]),
    ).toBeNull();
    expect(weightedBenchmark([])).toBeNull();
    expect(weightedCurve([])).toBeNull();
  });
});

const anyLegs: fc.Arbitrary<Leg[]> = fc.array(
  fc
    .tuple(
      fc.nat({ max: 60 }),
      fc.nat({ max: 20 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
    )
    .map(([from, held, entry, exit]): Leg => [from, from + held, entry, exit]),
  { minLength: 1, maxLength: 25 },
);

function legs(...list: readonly Leg[]) {
  return tableOf(
    list.map(
      ([enteredAtMs, exitedAtMs, entryPrice, exitPrice], place): Trade => ({
        number: place + 1,
        direction: "long",
        entrySignal: "",
        exitSignal: "",
        entryPrice,
        exitPrice,
        enteredAtMs,
        entryWallMs: enteredAtMs,
        exitedAtMs,
        exitWallMs: exitedAtMs,
        quantity: 1,
        commission: 0,
        favourable: 0,
        adverse: 0,
        netProfit: (place % 3) - 1,
        netPercent: null,
        bars: 1,
      }),
    ),
  );
}
