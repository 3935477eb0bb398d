import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withExtraCosts } from "./extra-costs.ts";
import { type Account, figuresOf } from "./figures.ts";
import type { Trade } from "./trade.ts";
import { tableOf, tradesOf } from "./trade-table.ts";

const day = 86_400_000;
const none = { commissionPerTrade: 0, slippagePercent: 0 };

/** Ten contracts of 50 each point, bought at 100 and sold at 102, for a commission of 4. */
const future: Trade = {
  number: 1,
  direction: "long",
  entrySignal: "in",
  exitSignal: "out",
  entryPrice: 100,
  exitPrice: 102,
  enteredAtMs: day,
  entryWallMs: day,
  exitedAtMs: 2 * day,
  exitWallMs: 2 * day,
  quantity: 10,
  commission: 4,
  favourable: 1_200,
  adverse: -300,
  netProfit: 996,
  netPercent: null,
  bars: 3,
};

describe("a commission", () => {
  test("is taken from each trade once, and from its worst moment too", () => {
    const account = accountOf([future, { ...future, number: 2, netProfit: -54, adverse: -60 }]);
    const [first, second] = tradesOf(withExtraCosts(account, { ...none, commissionPerTrade: 2.5 }).trades);
    expect(first).toMatchObject({ netProfit: 993.5, adverse: -302.5, commission: 6.5 });
    expect(second).toMatchObject({ netProfit: -56.5, adverse: -62.5, commission: 6.5 });
  });

  test("turns a win that does not pay for it into a loss", () => {
    const account = accountOf([{ ...future, netProfit: 2 }]);
    const before = figuresOf(account);
    const after = figuresOf(withExtraCosts(account, { ...none, commissionPerTrade: 3 }));
    expect([before.wins, after.wins, after.losses]).toEqual([1, 0, 1]);
  });

  test("does not make up what a file that books none would have booked", () => {
    const mute = accountOf([{ ...future, commission: null, adverse: null }]);
    const { commission, drawdown, netProfit } = figuresOf(
      withExtraCosts(mute, { ...none, commissionPerTrade: 2 }),
    );
    expect([commission, drawdown, netProfit]).toEqual([null, null, 994]);
  });
});

describe("slippage", () => {
  test("is a part of both prices, worth what the ledger's own moves were worth", () => {
    const account = accountOf([future]);
    const [trade] = tradesOf(withExtraCosts(account, { ...none, slippagePercent: 0.1 }).trades);
    // 0.1 % of 100 and of 102, times ten contracts, times 50 for a point: (996 + 4) / (2 × 10).
    expect(trade?.netProfit).toBeCloseTo(996 - (0.1 + 0.102) * 10 * 50, 9);
    expect(trade?.commission).toBe(4);
  });

  test("is the same for a short trade", () => {
    const short = accountOf([{ ...future, direction: "short", entryPrice: 102, exitPrice: 100 }]);
    const [trade] = tradesOf(withExtraCosts(short, { ...none, slippagePercent: 0.1 }).trades);
    expect(trade?.netProfit).toBeCloseTo(996 - (0.1 + 0.102) * 10 * 50, 9);
  });

  test("of a pair is counted in the account's currency, not in that of the prices", () => {
    // 30,000 dollars sold at 150.00 yen, bought back at 149.70: 9,000 yen are 60.12 dollars.
    const yen = { ...future, direction: "short" as const, entryPrice: 150, exitPrice: 149.7, commission: 0 };
    const account = accountOf([{ ...yen, quantity: 30_000, netProfit: 9_000 / 149.7 }]);
    const [trade] = tradesOf(withExtraCosts(account, { ...none, slippagePercent: 0.01 }).trades);
    const yenSlipped = 30_000 * (150 + 149.7) * 0.0001;
    expect(trade?.netProfit).toBeCloseTo((9_000 - yenSlipped) / 149.7, 9);
  });

  test("takes the middle worth of a point, so that one odd trade changes nothing", () => {
    const trades = [1, 2, 3, 4, 5].map((number) => ({ ...future, number }));
    const odd = { ...future, number: 6, exitPrice: 100.000001 };
    const slipped = (list: readonly Trade[]) =>
      tradesOf(withExtraCosts(accountOf(list), { ...none, slippagePercent: 0.1 }).trades)[0]?.netProfit;
    expect(slipped([...trades, odd])).toBe(slipped(trades));
  });

  test("of a file without quantities counts one contract each", () => {
    const account = accountOf([{ ...future, quantity: null }]);
    const [trade] = tradesOf(withExtraCosts(account, { ...none, slippagePercent: 0.1 }).trades);
    expect(trade?.netProfit).toBeCloseTo(996 - (0.1 + 0.102) * 500, 9);
  });
});

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const anyTrades = fc
  .array(
    fc.record({
      direction: fc.constantFrom("long" as const, "short" as const),
      entryPrice: cents(100, 100_000),
      exitPrice: cents(100, 100_000),
      netProfit: cents(-50_000, 50_000),
      adverse: cents(-50_000, 0),
      quantity: fc.option(fc.integer({ min: 1, max: 50 })),
      enteredAtMs: fc.integer({ min: 0, max: 700 }).map((days) => days * day),
      days: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((list) =>
    list.map(({ days, ...trade }, place): Trade => {
      const exitedAtMs = trade.enteredAtMs + days * day;
      const moments = { entryWallMs: trade.enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs };
      return { ...future, ...trade, ...moments, number: place + 1 };
    }),
  );
const anyCosts = fc.record({ commissionPerTrade: cents(0, 2_000), slippagePercent: cents(0, 10) });

test("no costs change nothing at all", () => {
  fc.assert(
    fc.property(anyTrades, (trades) => {
      const account = accountOf(trades);
      expect(withExtraCosts(account, none)).toBe(account);
    }),
  );
});

test("costs never improve a figure that costs can only worsen", () => {
  fc.assert(
    fc.property(anyTrades, anyCosts, (trades, costs) => {
      const account = accountOf(trades);
      const [before, after] = [figuresOf(account), figuresOf(withExtraCosts(account, costs))];
      expect(after.trades).toBe(before.trades);
      expect(after.netProfit).toBeLessThanOrEqual(before.netProfit + 1e-6);
      expect(after.wins).toBeLessThanOrEqual(before.wins);
      expect(after.grossProfit).toBeLessThanOrEqual(before.grossProfit + 1e-6);
      expect(after.grossLoss).toBeGreaterThanOrEqual(before.grossLoss - 1e-6);
      expect(after.closedDrawdown.amount).toBeGreaterThanOrEqual(before.closedDrawdown.amount - 1e-6);
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    }),
  );
});

test("a commission costs exactly its sum over the trades", () => {
  fc.assert(
    fc.property(anyTrades, cents(0, 2_000), (trades, commissionPerTrade) => {
      const account = accountOf(trades);
      const after = figuresOf(withExtraCosts(account, { ...none, commissionPerTrade }));
      expect(after.netProfit).toBeCloseTo(
        figuresOf(account).netProfit - trades.length * commissionPerTrade,
        6,
      );
    }),
  );
});

test("twice the account and twice the costs give the same returns", () => {
  fc.assert(
    fc.property(anyTrades, anyCosts, (trades, costs) => {
      const doubled = trades.map((trade) => ({
        ...trade,
        quantity: 2 * (trade.quantity ?? 1),
        netProfit: 2 * trade.netProfit,
        adverse: 2 * (trade.adverse ?? 0),
        commission: 2 * (trade.commission ?? 0),
      }));
      const { commissionPerTrade, slippagePercent } = costs;
      const larger = { ...accountOf(doubled), capital: 20_000 };
      const one = figuresOf(withExtraCosts(accountOf(trades), costs));
      const two = figuresOf(
        withExtraCosts(larger, { commissionPerTrade: 2 * commissionPerTrade, slippagePercent }),
      );
      expect(two.totalReturnPercent).toBeCloseTo(one.totalReturnPercent, 6);
      expect(two.wins).toBe(one.wins);
    }),
  );
});

function accountOf(trades: readonly Trade[]): Account {
  return { trades: tableOf(trades), open: [], capital: 10_000, barMinutes: 15 };
}
