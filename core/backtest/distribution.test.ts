import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdBins, resultBins } from "./distribution.ts";
import type { Trade } from "./trade.ts";
import { scaledTable, tableOf } from "./trade-table.ts";

const minute = 60_000;
const trade: Trade = {
  number: 1,
  direction: "long",
  entrySignal: "",
  exitSignal: "",
  entryPrice: 1,
  exitPrice: 1,
  enteredAtMs: 0,
  entryWallMs: 0,
  exitedAtMs: 0,
  exitWallMs: 0,
  quantity: 1,
  commission: 0,
  favourable: 0,
  adverse: 0,
  netProfit: 0,
  netPercent: null,
  bars: 1,
};

describe("bins of results", () => {
  test("count from zero, each with its lower edge", () => {
    // In steps of 0.05 %, which is 5 of 10,000.
    const { binPercent, firstBin, counts } = resultBins(
      withNets([-12, -10, -5, -1, 0, 4.99, 5, 260]),
      10_000,
    );
    expect(binPercent).toBe(0.05);
    expect(firstBin).toBe(-3);
    expect(counts.slice(0, 5)).toEqual([1, 1, 2, 2, 1]);
    expect(counts.at(-1)).toBe(1);
    expect(firstBin + counts.length - 1).toBe(52);
  });

  test("put a result on an edge on that edge, whatever a division leaves over", () => {
    // 0.3 / 0.1 is 2.9999999999999996.
    const { binPercent, firstBin, counts } = resultBins(withNets([30, 300, -30, -280]), 10_000);
    expect(binPercent).toBe(0.1);
    expect(counts[3 - firstBin]).toBe(1);
    expect(counts[30 - firstBin]).toBe(1);
    expect(counts[-3 - firstBin]).toBe(1);
    expect(counts[-28 - firstBin]).toBe(1);
  });

  test("never hold a loss and a gain together, however small the loss", () => {
    const { firstBin, counts } = resultBins(withNets([-1e-12, 0, 1e-12]), 10_000);
    expect(firstBin).toBe(-1);
    expect(counts).toEqual([1, 2]);
  });

  test("are none without trades", () => {
    expect(resultBins(tableOf([]), 10_000).counts).toEqual([]);
  });

  test("count every trade once, in no more bins than a drawing has room for", () => {
    fc.assert(
      fc.property(anyNets, (nets) => {
        const { binPercent, firstBin, counts } = resultBins(withNets(nets), 10_000);
        expect(counts.length).toBeLessThanOrEqual(60);
        expect(binPercent).toBeGreaterThan(0);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(nets.length);
        const losses = counts.slice(0, Math.max(0, -firstBin)).reduce((sum, count) => sum + count, 0);
        expect(losses).toBe(nets.filter((net) => net < 0).length);
      }),
    );
  });

  test("are the same for an account many times as large", () => {
    fc.assert(
      fc.property(anyNets, fc.integer({ min: 2, max: 1_000 }), (nets, factor) => {
        const table = withNets(nets);
        expect(resultBins(scaledTable(table, factor), 10_000 * factor)).toEqual(resultBins(table, 10_000));
      }),
    );
  });
});

describe("bins of time held", () => {
  test("end with their step, and the last holds the rest", () => {
    const held = [0, 30, 30.5, 60, 1_440, 1_441, 4_320, 4_321, 99_999].map((minutes, place) => ({
      ...trade,
      number: place + 1,
      exitedAtMs: minutes * minute,
      netProfit: minutes === 30 || minutes === 99_999 ? 1 : -1,
    }));
    expect(holdBins(tableOf(held))).toEqual([
      { upToMinutes: 30, trades: 2, wins: 1 },
      { upToMinutes: 60, trades: 2, wins: 0 },
      { upToMinutes: 120, trades: 0, wins: 0 },
      { upToMinutes: 240, trades: 0, wins: 0 },
      { upToMinutes: 480, trades: 0, wins: 0 },
      { upToMinutes: 1_440, trades: 1, wins: 0 },
      { upToMinutes: 4_320, trades: 2, wins: 0 },
      { upToMinutes: null, trades: 2, wins: 1 },
    ]);
  });

  test("hold every trade once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20_000 })), (minutes) => {
        const table = tableOf(
          minutes.map((held, place) => ({ ...trade, number: place + 1, exitedAtMs: held * minute })),
        );
        expect(holdBins(table).reduce((sum, bin) => sum + bin.trades, 0)).toBe(minutes.length);
      }),
    );
  });
});

const anyNets = fc.array(
  fc.oneof(
    fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
  ),
  { minLength: 1, maxLength: 40 },
);

function withNets(nets: readonly number[]) {
  return tableOf(nets.map((netProfit, place) => ({ ...trade, number: place + 1, netProfit })));
}
