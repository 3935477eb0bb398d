import { expect, test } from "vitest";
import { readLedgers } from "../../backtests/read-ledgers.ts";
import { performanceReport } from "./performance-report.ts";

const ledgers = await readLedgers();
const report = performanceReport(ledgers);

test("the claim is the win rate of the SENSEX ledger", () => {
  const sensex = ledgers.find(({ facts }) => facts.symbol === "SENSEX");
  const results = [...(sensex?.account.trades.netProfit ?? [])];
  const wins = results.filter((result) => result > 0).length;
  expect(report?.claim).toEqual({
    winRatePercent: (100 * wins) / results.length,
    trades: results.length,
    wins,
  });
});

test("without the SENSEX ledger there is no claim, and without ledgers there is no report", () => {
  const others = ledgers.filter(({ facts }) => facts.page !== "home");
  expect(performanceReport(others)?.claim).toBeUndefined();
  expect(performanceReport([])).toBeUndefined();
});

test("the last running figure is the total, and each differs from the one before by its own result", () => {
  const { lastTrades, totalReturnPercent } = report?.ledger ?? { lastTrades: [], totalReturnPercent: 0 };
  expect(lastTrades).toHaveLength(5);
  expect(lastTrades.at(-1)?.runningPercent).toBeCloseTo(totalReturnPercent, 10);
  for (const [place, trade] of lastTrades.entries()) {
    const before = lastTrades[place - 1];
    if (before) expect(trade.runningPercent - before.runningPercent).toBeCloseTo(trade.resultPercent, 10);
  }
});

test("the curve begins at nothing and ends at the total", () => {
  expect(report?.ledger.equity[0]).toBe(0);
  expect(report?.ledger.equity.at(-1)).toBe(report?.ledger.totalReturnPercent);
});

test("every class has its row, its instruments and its number of trades", () => {
  for (const { name, instruments, trades } of report?.classes ?? []) {
    const ofClass = ledgers.filter(
      ({ facts }) => facts.page === "dashboard" && instruments.includes(facts.symbol),
    );
    expect(
      ofClass.reduce((sum, { account }) => sum + account.trades.length, 0),
      name,
    ).toBe(trades);
  }
  expect(Object.values(report?.tradeCounts ?? {})).toEqual(report?.classes.map(({ trades }) => trades));
});

test("it says that its ledgers are samples as long as one of them is", () => {
  expect(report?.sample).toBe(true);
  const real = ledgers.map((ledger) => ({ ...ledger, facts: { ...ledger.facts, sample: false } }));
  expect(performanceReport(real)?.sample).toBe(false);
});

test("no two marks of the time axis have the same words", () => {
  const labels = report?.ledger.times.map(({ label }) => label) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
});
