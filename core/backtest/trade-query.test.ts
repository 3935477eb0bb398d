import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import type { Ledger, LedgerFacts } from "./ledger.ts";
import { classReport } from "./report.ts";
import type { Trade } from "./trade.ts";
import { everyTrade, findTrades, type TradeOrder, type TradeQuery } from "./trade-query.ts";
import { tableOf } from "./trade-table.ts";

const hour = 3_600_000;

const facts: LedgerFacts = {
  symbol: "USD/JPY",
  name: "US dollar to yen",
  assetClass: "forex",
  page: "dashboard",
  file: "forex/usd-jpy.csv",
  timeframeMinutes: 15,
  timeZone: "America/New_York",
  currency: "USD",
  initialCapital: 10_000,
  exportedOn: calendarDate("2025-06-01"),
  sample: false,
  record: "backtest",
  revisions: [],
  dateOrder: null,
};

/** Number, direction, entered at, exited at (both in hours), net. The wall clock runs five hours behind. */
type Row = readonly [number, "long" | "short", number, number, number];

const yen = ledger(facts, [
  [1, "long", 10, 12, 30],
  [2, "short", 13, 20, -20],
  [3, "long", 15, 16, 0],
]);
const index = ledger({ ...facts, symbol: "DXY", file: "forex/dxy.csv" }, [
  [1, "short", 11, 14, -50],
  [2, "long", 16, 30, 40],
]);
const both = [yen, index];

describe("without a wish", () => {
  test("all trades are found, the last to close first", () => {
    const { lines, found, wins, page, pages } = findTrades(both, everyTrade);
    expect(lines.map(({ symbol, number }) => `${symbol} ${number}`)).toEqual([
      "DXY 2",
      "USD/JPY 2",
      "USD/JPY 3",
      "DXY 1",
      "USD/JPY 1",
    ]);
    expect({ found, wins, page, pages }).toEqual({ found: 5, wins: 2, page: 0, pages: 1 });
  });

  test("their returns add up to the class's total return", () => {
    const report = classReport("forex", both);
    const { returnPercent, lines } = findTrades(both, everyTrade);
    expect(returnPercent).toBeCloseTo(report.figures.totalReturnPercent, 9);
    expect(lines.reduce((sum, line) => sum + line.returnPercent, 0)).toBeCloseTo(returnPercent, 9);
  });

  test("and do so where accounts in different currencies weigh the same", () => {
    const euro = ledger({ ...facts, symbol: "DXY", currency: "EUR" }, [[1, "long", 1, 2, 75]], 500);
    const report = classReport("forex", [yen, euro]);
    expect(report.pooling).toBe("equal weight");
    expect(findTrades([yen, euro], everyTrade).returnPercent).toBeCloseTo(
      report.figures.totalReturnPercent,
      9,
    );
  });
});

describe("a reader who asks for", () => {
  test.each<[string, Partial<TradeQuery>, readonly string[]]>([
    ["one symbol", { symbol: "DXY" }, ["DXY 2", "DXY 1"]],
    ["one side", { direction: "short" }, ["USD/JPY 2", "DXY 1"]],
    ["wins", { result: "win" }, ["DXY 2", "USD/JPY 1"]],
    ["losses", { result: "loss" }, ["USD/JPY 2", "DXY 1"]],
    ["trades that broke even", { result: "break-even" }, ["USD/JPY 3"]],
    ["a time from", { fromWallMs: 11 * hour }, ["DXY 2", "USD/JPY 2", "USD/JPY 3"]],
    ["a time until", { untilWallMs: 9 * hour }, ["USD/JPY 1"]],
    ["both at once", { symbol: "USD/JPY", result: "loss", direction: "short" }, ["USD/JPY 2"]],
    ["what is not there", { symbol: "AAPL" }, []],
  ])("%s finds just those", (_, wish, names) => {
    const { lines, found } = findTrades(both, { ...everyTrade, ...wish });
    expect(lines.map(({ symbol, number }) => `${symbol} ${number}`)).toEqual(names);
    expect(found).toBe(names.length);
  });

  test.each<[TradeOrder, readonly string[]]>([
    ["entry", ["USD/JPY 1", "DXY 1", "USD/JPY 2", "USD/JPY 3", "DXY 2"]],
    ["exit", ["USD/JPY 1", "DXY 1", "USD/JPY 3", "USD/JPY 2", "DXY 2"]],
    ["symbol", ["DXY 1", "DXY 2", "USD/JPY 1", "USD/JPY 3", "USD/JPY 2"]],
    ["number", ["USD/JPY 1", "DXY 1", "USD/JPY 2", "DXY 2", "USD/JPY 3"]],
    ["side", ["USD/JPY 1", "USD/JPY 3", "DXY 2", "DXY 1", "USD/JPY 2"]],
    ["result", ["DXY 1", "USD/JPY 2", "USD/JPY 3", "USD/JPY 1", "DXY 2"]],
    ["hold", ["USD/JPY 3", "USD/JPY 1", "DXY 1", "USD/JPY 2", "DXY 2"]],
  ])("the order of %s gets it, and its reverse", (order, names) => {
    const namesIn = (descending: boolean) =>
      findTrades(both, { ...everyTrade, order, descending }).lines.map(
        ({ symbol, number }) => `${symbol} ${number}`,
      );
    expect(namesIn(false)).toEqual(names);
    expect(namesIn(true)).toEqual(names.toReversed());
  });
});

describe("pages", () => {
  test("hold every trade once, in whatever order and size", () => {
    const anyQuery = fc.record({
      order: fc.constantFrom<TradeOrder>("exit", "entry", "symbol", "number", "side", "result", "hold"),
      descending: fc.boolean(),
      pageSize: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(anyRows, anyRows, anyQuery, (some, others, wish) => {
        const ledgers = [ledger(facts, some), ledger({ ...facts, symbol: "DXY" }, others)];
        const query = { ...everyTrade, ...wish };
        const { pages, found } = findTrades(ledgers, query);
        const lines = Array.from(
          { length: pages },
          (_, page) => findTrades(ledgers, { ...query, page }).lines,
        ).flat();
        expect(found).toBe(some.length + others.length);
        expect(new Set(lines.map(({ symbol, number }) => `${symbol} ${number}`)).size).toBe(found);
        expect(lines).toEqual(findTrades(ledgers, { ...query, pageSize: 1_000 }).lines);
      }),
    );
  });

  test("past the last one show the last one, and before the first the first", () => {
    const query = { ...everyTrade, pageSize: 2 };
    expect(findTrades(both, { ...query, page: 99 })).toMatchObject({ page: 2, pages: 3 });
    expect(findTrades(both, { ...query, page: -1 })).toMatchObject({ page: 0, pages: 3 });
    expect(findTrades([], { ...query, page: 4 })).toMatchObject({ page: 0, pages: 1, found: 0, lines: [] });
  });

  test("asked for by nonsense are the first", () => {
    for (const page of [Number.NaN, Number.POSITIVE_INFINITY, 0.5]) {
      const answer = findTrades(both, { ...everyTrade, pageSize: 2, page });
      expect(answer.lines.length, String(page)).toBeGreaterThan(0);
      expect(Number.isInteger(answer.page), String(page)).toBe(true);
    }
  });
});

test("a split by result finds every trade once", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const one = [ledger(facts, rows)];
      const counts = (["win", "loss", "break-even"] as const).map(
        (result) => findTrades(one, { ...everyTrade, result }).found,
      );
      expect(counts[0]).toBe(findTrades(one, everyTrade).wins);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    }),
  );
});

const anyRows: fc.Arbitrary<Row[]> = fc
  .array(fc.tuple(fc.boolean(), fc.nat({ max: 8 }), fc.nat({ max: 3 }), fc.integer({ min: -2, max: 2 })), {
    maxLength: 12,
  })
  .map((list) =>
    list.map(([isLong, from, held, net], place): Row => {
      return [place + 1, isLong ? "long" : "short", from, from + held, net];
    }),
  );

function ledger(of: LedgerFacts, rows: readonly Row[], capital = 10_000): Ledger {
  const trades = tableOf(rows.map(trade));
  return {
    facts: of,
    list: {
      kind: "read",
      trades,
      open: [],
      generation: "G7",
      currency: of.currency,
      quoteCurrency: null,
      inferredCapital: null,
      warnings: [],
    },
    account: { trades, open: [], capital, barMinutes: 15 },
    isCapitalInferred: false,
    priceStep: null,
  };
}

function trade([number, direction, entered, exited, netProfit]: Row): Trade {
  return {
    number,
    direction,
    entrySignal: "in",
    exitSignal: "out",
    entryPrice: 150,
    exitPrice: 151,
    enteredAtMs: entered * hour,
    entryWallMs: (entered - 5) * hour,
    exitedAtMs: exited * hour,
    exitWallMs: (exited - 5) * hour,
    quantity: 1,
    commission: 0,
    favourable: 0,
    adverse: 0,
    netProfit,
    netPercent: null,
    bars: 1,
  };
}
