import { describe, expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import { latestTrades } from "./latest-trades.ts";
import { type Ledger, type LedgerFacts, readLedger } from "./ledger.ts";
import { backtestReport, classReport, instrumentReport } from "./report.ts";

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

/** Number, direction, exit on which day of May 2025, entry price, exit price, net. */
type Row = readonly [number, "long" | "short", day: number, entry: number, exit: number, net: number];

const yen: readonly Row[] = [
  [1, "long", 5, 143.2, 143.64, 30],
  [2, "short", 7, 142.9, 143.33, -20],
  [3, "long", 9, 143, 144, 60],
];
const index: readonly Row[] = [
  [1, "long", 6, 100, 99.9, -50],
  [2, "short", 8, 99.5, 99.4, 20],
];

describe("an instrument's report", () => {
  const report = instrumentReport(ledger(yen));

  test("has pips for a pair and points for the dollar index", () => {
    expect(report.steps?.unit).toBe("pips");
    expect(report.steps?.total).toBeCloseTo(44 - 43 + 100, 6);
    const points = instrumentReport(ledger(index, { symbol: "DXY" })).steps;
    expect(points?.unit).toBe("points");
    expect(points?.total).toBeCloseTo(-10 + 10, 6);
  });

  test("has no steps outside forex", () => {
    expect(instrumentReport(ledger(yen, { assetClass: "stocks" })).steps).toBeNull();
  });

  test("splits its trades by side", () => {
    expect(report.sides).toEqual({
      long: { trades: 2, wins: 2, netProfit: 90 },
      short: { trades: 1, wins: 0, netProfit: -20 },
    });
  });

  test("begins its curve at the capital and the first entry", () => {
    expect(report.equity.map(({ equity }) => equity)).toEqual([10_000, 10_030, 10_010, 10_070]);
    expect(report.equity[0]?.atMs).toBe(Date.parse("2025-05-05T12:00Z"));
    expect(report.equity.at(-1)?.returnPercent).toBe(0.7);
    expect(report.equity[2]?.drawdownPercent).toBe(0.1994);
  });

  test("tells the worst drawdown with its dates", () => {
    expect(report.worstDrawdowns).toEqual([
      {
        amount: 20,
        percent: (20 / 10_030) * 100,
        peakAtMs: Date.parse("2025-05-05T14:00Z"),
        troughAtMs: Date.parse("2025-05-07T14:00Z"),
        recoveredAtMs: Date.parse("2025-05-09T14:00Z"),
        tradesDown: 1,
        tradesToRecover: 1,
      },
    ]);
  });

  test("infers the capital where the manifest does not state it, and says so", () => {
    const inferred = instrumentReport(ledger(yen, { initialCapital: null }));
    expect(inferred.isCapitalInferred).toBe(true);
    expect(inferred.figures.capital).toBe(10_000);
  });

  test("travels as JSON", () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe("a class's report", () => {
  const [pair, dollar] = [ledger(yen), ledger(index, { symbol: "DXY", file: "forex/dxy.csv" })];

  test("pools ledgers of one currency into one account", () => {
    const report = classReport("forex", [dollar, pair]);
    expect(report.pooling).toBe("one account");
    expect(report.currency).toBe("USD");
    expect(report.figures).toMatchObject({ capital: 20_000, trades: 5, wins: 3, netProfit: 40 });
    expect(report.figures.totalReturnPercent).toBeCloseTo(0.2, 9);
    expect(report.figures.closedDrawdown.amount).toBe(70);
  });

  test("puts the best return first", () => {
    const { instruments } = classReport("forex", [dollar, pair]);
    expect(instruments.map((one) => one.facts.symbol)).toEqual(["USD/JPY", "DXY"]);
  });

  test("weighs the benchmarks of its instruments by their capital", () => {
    const small = ledger(index, { symbol: "DXY", file: "forex/dxy.csv", initialCapital: 5_000 });
    const { benchmarkPercent } = classReport("forex", [pair, small]);
    const [yenPercent, indexPercent] = [(144 / 143.2 - 1) * 100, (99.4 / 100 - 1) * 100];
    expect(benchmarkPercent).toBeCloseTo((2 * yenPercent + indexPercent) / 3, 9);
  });

  test("gives ledgers of different currencies one unit of capital each", () => {
    const euro = ledger(index, {
      symbol: "DXY",
      file: "forex/dxy.csv",
      currency: "EUR",
      initialCapital: 5_000,
    });
    const report = classReport("forex", [pair, euro]);
    expect(report.pooling).toBe("equal weight");
    expect(report.currency).toBeNull();
    expect(report.figures.totalReturnPercent).toBeCloseTo((0.7 - 0.6) / 2, 6);
  });

  test("is as old as its oldest file, and a sample as soon as one file is", () => {
    const old = ledger(index, { symbol: "DXY", exportedOn: calendarDate("2025-05-31"), sample: true });
    expect(classReport("forex", [pair, old])).toMatchObject({ exportedOn: "2025-05-31", sample: true });
    expect(classReport("forex", [pair])).toMatchObject({ exportedOn: "2025-06-01", sample: false });
  });
});

test("the whole report has the classes that have ledgers, in the order of the tabs, and claims apart", () => {
  const report = backtestReport([
    ledger(yen),
    ledger(index, { assetClass: "stocks", symbol: "AAPL" }),
    ledger(index, { assetClass: "indices", symbol: "SENSEX", page: "home" }),
  ]);
  expect(report.classes.map(({ assetClass }) => assetClass)).toEqual(["stocks", "forex"]);
  expect(report.claims.map((claim) => claim.facts.symbol)).toEqual(["SENSEX"]);
});

test("the latest trades of a class are told oldest first, as parts of its total return", () => {
  const lines = latestTrades([ledger(yen), ledger(index, { symbol: "DXY" })], 3);
  expect(lines.map(({ symbol, number, returnPercent }) => [symbol, number, returnPercent])).toEqual([
    ["USD/JPY", 2, -0.1],
    ["DXY", 2, 0.1],
    ["USD/JPY", 3, 0.3],
  ]);
  expect(lines[0]).toMatchObject({ direction: "short", holdMinutes: 120, currency: "USD", netProfit: -20 });
  expect(latestTrades([ledger(yen)], 50)).toHaveLength(3);
});

describe("a ledger is refused", () => {
  test("in another currency than the manifest says", () => {
    expect(readLedger(listOf(yen, "USD"), { ...facts, currency: "EUR" })).toMatchObject({
      kind: "refused",
      reason: "currency-mismatch",
      message: "forex/usd-jpy.csv, row 1: the results are in USD, the manifest says EUR",
    });
  });

  test("whose capital nobody knows", () => {
    const [header = ""] = listOf(yen, "USD").split("\n");
    expect(readLedger(header, { ...facts, initialCapital: null })).toMatchObject({
      reason: "unknown-capital",
    });
  });

  test("as its list is", () => {
    expect(readLedger("", facts)).toMatchObject({ kind: "refused", reason: "empty-file" });
  });
});

function ledger(rows: readonly Row[], other: Partial<LedgerFacts> = {}): Ledger {
  const given = { ...facts, ...other };
  const read = readLedger(listOf(rows, given.currency), given);
  if ("kind" in read) throw new Error(read.message);
  return read;
}

/** Each trade begins at eight and ends at ten, New York time. */
function listOf(rows: readonly Row[], currency: string): string {
  let sum = 0;
  const lines = rows.flatMap(([number, direction, day, entry, exit, net]) => {
    sum += net;
    const tail = `${net},${sum},${(sum / 100).toFixed(2)}`;
    return [
      `${number},Exit ${direction},2025-05-0${day} 10:00,${exit},${tail}`,
      `${number},Entry ${direction},2025-05-0${day} 08:00,${entry},${tail}`,
    ];
  });
  const header = `Trade #,Type,Date and time,Price JPY,Net P&L ${currency},Cumulative P&L ${currency},Cumulative P&L %`;
  return [header, ...lines].join("\n");
}
