import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { symbolsOf } from "#content/trust.ts";
import { assetClasses } from "#core/backtest/instruments.ts";
import { latestTrades } from "#core/backtest/latest-trades.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { tradesOf } from "#core/backtest/trade-table.ts";
import { readLedgers } from "../backtests/read-ledgers.ts";
import { sampleFiles } from "./sample-ledgers/ledger-files.ts";

const folder = path.join(import.meta.dirname, "../backtests");
const ledgers = readLedgers();
const report = backtestReport(ledgers);

test("the sample ledgers are, byte for byte, what the script writes", () => {
  for (const [file, text] of sampleFiles()) {
    expect(readFileSync(path.join(folder, file), "utf8") === text, file).toBe(true);
  }
});

test("all ledgers together stay below three megabytes", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".csv"),
  );
  const bytes = files.map((file) => readFileSync(path.join(folder, file)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});

describe("the figures are those of the specification", () => {
  test("stocks made +31.63 % in 204 trades, 79.90 % of them won", () => {
    const { figures } = classOf("stocks");
    expect(figures.trades).toBe(204);
    expect(figures.wins).toBe(163);
    expect(percentText(figures.winRate?.percent ?? 0)).toBe("79.90%");
    expect(figures.netProfit / figures.capital).toBe(0.3163);
    expect(percentText(figures.totalReturnPercent)).toBe("31.63%");
  });

  test.each([
    ["forex", 2_545],
    ["crypto", 1_033],
    ["commodity", 1_587],
    ["indices", 868],
  ] as const)("%s has %d trades", (assetClass, trades) => {
    expect(classOf(assetClass).figures.trades).toBe(trades);
  });

  test.each(assetClasses)("%s has the instruments that the site names", (assetClass) => {
    const symbols = classOf(assetClass).instruments.map(({ facts }) => facts.symbol);
    expect(symbols.toSorted()).toEqual(symbolsOf(assetClass).toSorted());
  });

  test("SENSEX bears out its claim, even at the lower end of what chance allows", () => {
    const [sensex] = report.claims;
    expect(sensex?.facts).toMatchObject({ symbol: "SENSEX", timeframeMinutes: 15, currency: "INR" });
    expect(sensex?.figures.winRate?.lowPercent).toBeGreaterThan(90);
  });
});

describe("the samples do not look too good", () => {
  test.each(assetClasses)(
    "%s has losing months, and a Sharpe ratio and a drawdown that one could believe",
    (assetClass) => {
      const { figures, months } = classOf(assetClass);
      expect(months.filter(({ returnPercent }) => (returnPercent ?? 0) < 0).length).toBeGreaterThanOrEqual(5);
      expect(figures.sharpe).toBeGreaterThan(0.2);
      expect(figures.sharpe).toBeLessThan(0.7);
      expect(figures.drawdown?.percent).toBeGreaterThan(3);
      expect(figures.drawdown?.percent).toBeLessThan(15);
      expect(figures.mostLossesInRow).toBeGreaterThanOrEqual(4);
    },
  );

  test("some instruments lost", () => {
    const losing = report.classes.flatMap(({ instruments }) =>
      instruments.filter(({ figures }) => figures.netProfit < 0).map(({ facts }) => facts.symbol),
    );
    expect(losing.toSorted()).toEqual(["DXY", "HSI"]);
  });

  test("the last five stock trades, shown on the home page, are not all wins", () => {
    const stocks = ledgers.filter(({ facts }) => facts.assetClass === "stocks");
    expect(latestTrades(stocks, 5).some(({ netProfit }) => netProfit < 0)).toBe(true);
  });
});

describe("a sample says that it is one", () => {
  test.each(ledgers.map((ledger) => ({ symbol: ledger.facts.symbol, ledger })))("$symbol", ({ ledger }) => {
    expect(ledger.facts.sample).toBe(true);
    expect(ledger.facts.file).toContain("SAMPLE");
    for (const signal of ledger.list.trades.signals) expect(signal).toMatch(/^SAMPLE |^Open$/);
  });
});

test("the samples exercise the reader: two layouts, an open trade, prices in five currencies", () => {
  expect([...new Set(ledgers.map(({ list }) => list.generation))].toSorted()).toEqual(["G3", "G7"]);
  expect(ledgers.flatMap(({ list }) => list.open)).toHaveLength(1);
  const quotes = new Set(ledgers.map(({ list }) => list.quoteCurrency));
  expect([...quotes].toSorted()).toEqual(["EUR", "GBP", "HKD", "INR", "JPY", "USD"]);
});

test.each(ledgers.map((ledger) => ({ symbol: ledger.facts.symbol, ledger })))(
  "the capital of $symbol can be inferred from its file",
  ({ ledger }) => {
    expect(ledger.list.inferredCapital).toBe(ledger.facts.initialCapital);
  },
);

test.each(ledgers.map((ledger) => ({ symbol: ledger.facts.symbol, ledger })))(
  "$symbol trades one position at a time, between 2 January 2024 and 31 December 2025",
  ({ ledger }) => {
    let lastExit = Date.UTC(2024, 0, 2);
    for (const { entryWallMs, exitWallMs } of tradesOf(ledger.list.trades)) {
      expect(entryWallMs).toBeGreaterThanOrEqual(lastExit);
      expect(exitWallMs).toBeGreaterThan(entryWallMs);
      lastExit = exitWallMs;
    }
    expect(lastExit).toBeLessThan(Date.UTC(2026, 0, 1));
  },
);

function classOf(assetClass: ClassReport["assetClass"]): ClassReport {
  const found = report.classes.find((one) => one.assetClass === assetClass);
  if (found === undefined) throw new Error(`no ledger of ${assetClass}`);
  return found;
}
