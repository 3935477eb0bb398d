import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { publishedMarkets } from "#backtests/published-markets.ts";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { portfolioMetrics } from "#core/backtest/portfolio-metrics.ts";
import { ledgersOf, publishedClass, publishedFile } from "#core/backtest/published.ts";

const root = path.dirname(import.meta.dirname);
const ledgers = await readLedgers();

describe.each(publishedMarkets)("%s", (market) => {
  const ofClass = ledgersOf(ledgers, market);
  const files = ofClass.map((ledger) => {
    const bytes = readFileSync(path.join(root, "backtests", ledger.facts.file));
    return publishedFile(ledger, bytes.length, createHash("sha256").update(bytes).digest("hex"));
  });
  const answers = {
    "backtest-results": publishedClass(market, ofClass, files),
    "portfolio-metrics": portfolioMetrics(publishedClass(market, ofClass, files).report),
  };

  test.each(Object.entries(answers))("%s is what its schema says, and nothing besides", (name, answer) => {
    const travelled: unknown = JSON.parse(JSON.stringify(answer));
    expect(problemsOf(name, travelled)).toEqual([]);
    // JSON turns what is no number into null: nothing may have been lost on the way.
    expect(travelled).toEqual(answer);
  });
});

describe("a schema finds", () => {
  const [market = "stocks"] = publishedMarkets;
  const report = publishedClass(market, ledgersOf(ledgers, market), []).report;
  const answer: Record<string, unknown> = JSON.parse(JSON.stringify(portfolioMetrics(report)));

  test.each([
    ["a field too many", { ...answer, extra: 1 }],
    ["a field that is missing", { ...answer, totalPnl: undefined }],
    ["a number that got lost", { ...answer, totalReturn: null }],
    ["a text in place of a number", { ...answer, winRate: "79.90" }],
    ["a thirteenth month", { ...answer, monthlyReturns: [{ year: 2025, month: 13, return: 0 }] }],
  ])("%s", (_, wrong) => {
    expect(problemsOf("portfolio-metrics", wrong)).not.toEqual([]);
  });
});

test("the example in the documentation is what its schema says", () => {
  const documentation = readFileSync(path.join(root, "docs", "api.md"), "utf8");
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(documentation) ?? [];
  expect(problemsOf("portfolio-metrics", JSON.parse(example))).toEqual([]);
});

function problemsOf(name: string, answer: unknown): string[] {
  const file = path.join(root, "docs", "api", `${name}.schema.json`);
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(file, "utf8")));
  const { error } = schema.safeParse(answer);
  return error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
}
