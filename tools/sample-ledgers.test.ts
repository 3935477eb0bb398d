import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { symbolsOf } from "#content/trust.ts";
import { figuresOf } from "#core/backtest/figures.ts";
import { assetClasses } from "#core/backtest/instruments.ts";
import { latestTrades } from "#core/backtest/latest-trades.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { tradesOf } from "#core/backtest/trade-table.ts";
import { platformFigures } from "#core/backtest/workbook/platform-figures.ts";
import { reconcile } from "#core/backtest/workbook/reconcile.ts";
import { parseLedgers } from "../backtests/parse-ledgers.ts";
import { readLedgers } from "../backtests/read-ledgers.ts";
import { sampleFiles } from "./sample-ledgers/ledger-files.ts";

const folder = path.join(import.meta.dirname, "../backtests");
const samples = sampleFiles();
const manifest = new TextDecoder().decode(samples.get("manifest.json"));
const ledgers = await parseLedgers(JSON.parse(manifest), (file) => samples.get(file) ?? new Uint8Array());
const report = backtestReport(ledgers);
const published = await readLedgers();

test("writing the sample ledgers anew gives the same SHA-256 for every one that is still published", () => {
  const files = published.filter(({ facts }) => facts.sample).map(({ facts }) => facts.file);
  const written = files.map((file) => [file, sha256(samples.get(file) ?? new Uint8Array())]);
  const committed = files.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]);
  expect(written).toEqual(committed);
});

test("the folder holds the files of the manifest and no others", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:csv|xlsx)$/.test(file),
  );
  expect(files.sort()).toEqual(published.map(({ facts }) => facts.file).sort());
});

test("all sample ledgers together stay below three megabytes", () => {
  const bytes = ledgers.map(({ facts }) => samples.get(facts.file)?.length ?? 0);
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

test("the samples exercise the reader: two layouts, a workbook, an open trade, prices in six currencies", () => {
  expect([...new Set(ledgers.map(({ list }) => list.generation))].toSorted()).toEqual(["G3", "G7"]);
  expect(ledgers.filter(({ workbook }) => workbook !== null).map(({ facts }) => facts.symbol)).toEqual([
    "FTSE100",
  ]);
  expect(ledgers.flatMap(({ list }) => list.open)).toHaveLength(1);
  const quotes = new Set(ledgers.map(({ list }) => list.quoteCurrency));
  expect([...quotes].toSorted()).toEqual(["EUR", "GBP", "HKD", "INR", "JPY", "USD"]);
});

describe("the sample workbook", () => {
  const ftse = ledgers.find(({ workbook }) => workbook !== null);

  test("says what the manifest says, and that it is a sample", () => {
    expect(ftse?.workbook?.facts).toMatchObject({
      symbol: "SAMPLE:FTSE100",
      timeframeMinutes: ftse?.facts.timeframeMinutes,
      initialCapital: ftse?.facts.initialCapital,
      currency: "USD",
    });
    expect(ftse?.list.trades.length).toBe(138);
  });

  test("agrees with its own sheets in every figure they print", () => {
    if (!ftse?.workbook) throw new Error("no sample is a workbook");
    const compared = reconcile(figuresOf(ftse.account), ftse.workbook.own);
    expect(compared.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(compared.map(({ figure }) => figure).toSorted()).toEqual(platformFigures.toSorted());
  });
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

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function classOf(assetClass: ClassReport["assetClass"]): ClassReport {
  const found = report.classes.find((one) => one.assetClass === assetClass);
  if (found === undefined) throw new Error(`no ledger of ${assetClass}`);
  return found;
}
