import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { inflate } from "#backtests/inflate.ts";
import manifest from "#backtests/manifest.json" with { type: "json" };
import { ledgerAddress } from "#core/backtest/addresses.ts";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { readLedgerFile } from "#core/backtest/ledger-file.ts";
import { parseManifest } from "#core/backtest/manifest.ts";
import { classReport } from "#core/backtest/report.ts";
import { everyTrade } from "#core/backtest/trade-query.ts";
import { openClass, type Surroundings } from "./class-engine.ts";
import type { ClassSource } from "./class-source.ts";
import type { RecomputeStep } from "./workbench.ts";

const folder = path.resolve(import.meta.dirname, "../../../backtests");
const facts = stocksIn(manifest);
const bytesOf = (file: string) => new Uint8Array(readFileSync(path.join(folder, file)));
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const source: ClassSource = {
  assetClass: "stocks",
  facts,
  files: facts.map(({ symbol, file }) => ({
    symbol,
    file,
    address: ledgerAddress(file),
    bytes: bytesOf(file).length,
    sha256: hashOf(bytesOf(file)),
    format: "csv",
    generation: "G7",
    reconciliation: null,
  })),
};
const published = classReport("stocks", await Promise.all(facts.map(readPublished)));
const costs = { commissionPerTrade: 1, slippagePercent: 0 };

describe("over the published bytes", () => {
  test("every field comes out as published, to the last bit, also after a journey as JSON", async () => {
    const { surroundings } = served();
    const answer = await openClass(source, surroundings).recompute(
      JSON.parse(JSON.stringify(published)),
      noStep,
    );
    expect(answer.outcome).toMatchObject({ kind: "compared", agreement: { disagreements: [] } });
    if (answer.outcome.kind === "compared") expect(answer.outcome.agreement.fields).toBeGreaterThan(1_000);
    expect(answer.files.map(({ isPublished }) => isPublished)).toEqual([true, true]);
    expect(answer.files.map(({ bytes }) => bytes)).toEqual(source.files.map(({ bytes }) => bytes));
  });

  test("the steps are told in their order", async () => {
    const steps: RecomputeStep[] = [];
    await openClass(source, served().surroundings).recompute(published, (step) => steps.push(step));
    expect(steps).toEqual([
      { kind: "download", done: 0, files: 2 },
      { kind: "download", done: 1, files: 2 },
      { kind: "download", done: 2, files: 2 },
      { kind: "hash" },
      { kind: "compute" },
    ]);
  });

  test("each file is fetched once, whatever is asked and how often", async () => {
    const { surroundings, fetched } = served();
    const engine = openClass(source, surroundings);
    await Promise.all([
      engine.findTrades(everyTrade),
      engine.withCosts(costs),
      engine.recompute(published, noStep),
    ]);
    await engine.recompute(published, noStep);
    expect(fetched.toSorted()).toEqual(source.files.map(({ address }) => address).toSorted());
  });

  test("costs take their sum from the class, and no costs nothing", async () => {
    const engine = openClass(source, served().surroundings);
    const dearer = await engine.withCosts(costs);
    expect(dearer.figures.netProfit).toBeCloseTo(published.figures.netProfit - published.figures.trades, 6);
    expect(await engine.withCosts({ commissionPerTrade: 0, slippagePercent: 0 })).toEqual(published);
  });

  test("trades are found", async () => {
    const page = await openClass(source, served().surroundings).findTrades({ ...everyTrade, result: "win" });
    expect(page.found).toBe(published.figures.wins);
  });
});

describe("over bytes that are not the published ones", () => {
  const tampered = (text: string) =>
    text
      .replaceAll(
        "1,Exit short,2024-01-03 10:45,SAMPLE target,244.41,200,49478,594",
        "1,Exit short,2024-01-03 10:45,SAMPLE target,244.41,200,49478,694",
      )
      .replaceAll(
        "1,Entry short,2024-01-02 11:15,SAMPLE zone short,247.39,200,49478,594",
        "1,Entry short,2024-01-02 11:15,SAMPLE zone short,247.39,200,49478,694",
      );

  test("the comparison goes on and says what disagrees", async () => {
    const answer = await openClass(source, served({ change: tampered }).surroundings).recompute(
      published,
      noStep,
    );
    expect(answer.files.map(({ isPublished }) => isPublished).toSorted()).toEqual([false, true]);
    const fields =
      answer.outcome.kind === "compared"
        ? answer.outcome.agreement.disagreements.map(({ field }) => field)
        : [];
    expect(fields).toContain("figures.netProfit");
    expect(fields).toContain("figures.totalReturnPercent");
  });

  test("a file that is no trade list is refused, by row and column", async () => {
    const broken = (text: string) => text.replace("Exit short", "Exit shirt");
    const answer = await openClass(source, served({ change: broken }).surroundings).recompute(
      published,
      noStep,
    );
    expect(answer.outcome).toMatchObject({ kind: "refused", reason: "row-type", row: 2, column: "Type" });
  });

  test("nothing else is answered: it would stand on the page as if it were the page's own", async () => {
    const engine = openClass(source, served({ change: tampered }).surroundings);
    await expect(engine.withCosts(costs)).rejects.toMatchObject({ problem: { kind: "changed" } });
    await expect(engine.findTrades(everyTrade)).rejects.toMatchObject({ problem: { kind: "changed" } });
  });
});

describe("where", () => {
  test("a download fails, the file is named, and the next question asks for it again", async () => {
    const { surroundings, fetched, repair } = served({ status: 503 });
    const engine = openClass(source, surroundings);
    await expect(engine.withCosts(costs)).rejects.toMatchObject({
      problem: { kind: "download", status: 503 },
    });
    repair();
    await expect(engine.withCosts(costs)).resolves.toBeDefined();
    expect(fetched).toHaveLength(4);
  });

  test("nothing answers at all, it is said", async () => {
    const { surroundings } = served();
    const lost = { ...surroundings, fetch: () => Promise.reject(new TypeError("Failed to fetch")) };
    await expect(openClass(source, lost).findTrades(everyTrade)).rejects.toMatchObject({
      problem: { kind: "download", status: null },
    });
  });

  test("the browser does not hash, the files are read and not called published", async () => {
    const { surroundings } = served();
    const engine = openClass(source, { ...surroundings, sha256: null });
    const answer = await engine.recompute(published, noStep);
    expect(answer.files.map(({ sha256, isPublished }) => [sha256, isPublished])).toEqual([
      [null, null],
      [null, null],
    ]);
    await expect(engine.withCosts(costs)).resolves.toBeDefined();
  });
});

type Service = { change?: (text: string) => string; status?: number };

function served({ change = (text) => text, status = 200 }: Service = {}) {
  const fetched: string[] = [];
  let answers = status;
  const surroundings: Surroundings = {
    fetch: async (address) => {
      fetched.push(address);
      const file = facts.find((one) => ledgerAddress(one.file) === address)?.file ?? "";
      return new Response(change(readFileSync(path.join(folder, file), "utf8")), { status: answers });
    },
    sha256: async (bytes) => hashOf(bytes),
    inflate,
  };
  return {
    surroundings,
    fetched,
    repair: () => {
      answers = 200;
    },
  };
}

function noStep() {}

async function readPublished(one: LedgerFacts) {
  const ledger = await readLedgerFile(bytesOf(one.file), one, inflate);
  if ("kind" in ledger) throw new Error(ledger.message);
  return ledger;
}

function stocksIn(text: unknown): LedgerFacts[] {
  const parsed = parseManifest(text);
  if (parsed.kind === "refused") throw new Error(parsed.problems.join());
  return parsed.ledgers.filter(({ assetClass }) => assetClass === "stocks");
}
