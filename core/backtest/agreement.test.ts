import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import { compareFields, compareReports } from "./agreement.ts";
import type { Ledger, LedgerFacts } from "./ledger.ts";
import { type ClassReport, classReport } from "./report.ts";
import { tableOf } from "./trade-table.ts";

const facts: LedgerFacts = {
  symbol: "AAPL",
  name: "Apple",
  assetClass: "stocks",
  page: "dashboard",
  file: "stocks/aapl.csv",
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

describe("two reports", () => {
  const published = reportOf([30, -20, 60]);

  test("from the same trades agree in every field, also after a journey as JSON", () => {
    const { fields, disagreements } = compareReports(
      JSON.parse(JSON.stringify(published)),
      reportOf([30, -20, 60]),
    );
    expect(disagreements).toEqual([]);
    expect(fields).toBeGreaterThan(100);
  });

  test("from trades that differ by a cent do not, and the fields say where", () => {
    const { disagreements } = compareReports(published, reportOf([30, -20, 60.01]));
    const fields = disagreements.map(({ field }) => field);
    expect(fields).toContain("figures.netProfit");
    expect(fields).toContain("instruments.0.figures.netProfit");
    expect(disagreements.find(({ field }) => field === "figures.netProfit")).toMatchObject({
      published: 70,
      recomputed: 70.01,
    });
  });

  test("count nothing that the manifest says: it went into both", () => {
    const other: ClassReport = {
      ...published,
      exportedOn: calendarDate("2025-06-02"),
      sample: true,
      instruments: published.instruments.map((one) => ({ ...one, facts: { ...one.facts, name: "Pear" } })),
    };
    expect(compareReports(published, other).disagreements).toEqual([]);
  });
});

describe("fields", () => {
  test("that only one of the two has are a disagreement, whatever their names", () => {
    expect(compareFields({ a: 1 }, { a: 1, toString: 2 }).disagreements).toEqual([
      { field: "toString", published: undefined, recomputed: 2 },
    ]);
    expect(compareFields([1, 2], [1]).disagreements).toEqual([
      { field: "1", published: 2, recomputed: undefined },
    ]);
  });

  test("of a thing and of nothing are one disagreement", () => {
    expect(compareFields({ a: { b: 1, c: 2 } }, { a: null })).toEqual({
      fields: 1,
      disagreements: [{ field: "a", published: { b: 1, c: 2 }, recomputed: null }],
    });
  });

  test("agree to the last bit or not at all", () => {
    expect(compareFields(0.1 + 0.2, 0.3).disagreements).toHaveLength(1);
    expect(compareFields("1", 1).disagreements).toHaveLength(1);
  });

  test("of anything agree with themselves, and any one that is changed is found", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: fc.double(), b: fc.string() }), { minLength: 1 }),
        fc.nat(),
        (list, at) => {
          expect(compareFields(list, structuredClone(list))).toEqual({
            fields: list.length * 2,
            disagreements: [],
          });
          const place = at % list.length;
          const changed = list.map((one, here) => (here === place ? { ...one, b: `${one.b}!` } : one));
          expect(compareFields(list, changed).disagreements.map(({ field }) => field)).toEqual([
            `${place}.b`,
          ]);
        },
      ),
    );
  });
});

function reportOf(nets: readonly number[]): ClassReport {
  return classReport("stocks", [ledger(nets)]);
}

function ledger(nets: readonly number[]): Ledger {
  const trades = tableOf(
    nets.map((netProfit, place) => {
      const enteredAtMs = Date.UTC(2025, place, 3);
      const exitedAtMs = enteredAtMs + 7_200_000;
      return {
        number: place + 1,
        direction: "long",
        entrySignal: "in",
        exitSignal: "out",
        entryPrice: 100,
        exitPrice: 101,
        enteredAtMs,
        entryWallMs: enteredAtMs,
        exitedAtMs,
        exitWallMs: exitedAtMs,
        quantity: 1,
        commission: 0,
        favourable: 0,
        adverse: 0,
        netProfit,
        netPercent: null,
        bars: 8,
      };
    }),
  );
  return {
    facts,
    list: {
      kind: "read",
      trades,
      open: [],
      generation: "G7",
      currency: "USD",
      quoteCurrency: "USD",
      inferredCapital: null,
      warnings: [],
    },
    account: { trades, open: [], capital: 10_000, barMinutes: 15 },
    isCapitalInferred: false,
    priceStep: null,
  };
}
