import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedMarkets } from "#backtests/published-markets.ts";
import { chosenMarket, marketCounts, marketOfFile, publishedClass } from "./published-class.ts";

test.each(publishedMarkets)(
  "every ledger of %s can be downloaded, with the hash of its bytes",
  async (market) => {
    const { report, files } = await publishedClass(market);
    expect(files.map(({ file }) => file).toSorted()).toEqual(
      report.instruments.map(({ facts }) => facts.file).toSorted(),
    );
    for (const { file, address, bytes, sha256, format, reconciliation } of files) {
      const lying = readFileSync(`backtests/${file}`);
      expect(address).toBe(`/backtests/${file}`);
      expect(bytes).toBe(lying.length);
      expect(sha256).toBe(createHash("sha256").update(lying).digest("hex"));
      expect(file.endsWith(`.${format}`)).toBe(true);
      expect(reconciliation !== null).toBe(format === "xlsx");
      expect(reconciliation?.every(({ agrees }) => agrees) ?? true).toBe(true);
    }
  },
);

test("a class is computed once, whoever asks", () => {
  const [market = "stocks"] = publishedMarkets;
  expect(publishedClass(market)).toBe(publishedClass(market));
});

test("the counts on the tabs are those of the reports", async () => {
  for (const { assetClass, trades } of await marketCounts()) {
    expect(trades).toBe((await publishedClass(assetClass)).report.figures.trades);
  }
});

test("a market is chosen in any case, and the first where there is no such market", () => {
  const [first, second = first] = publishedMarkets;
  expect(chosenMarket(second?.toUpperCase())).toBe(second);
  for (const asked of ["bonds", "", null, undefined]) expect(chosenMarket(asked)).toBe(first);
});

test("a file of the API is that of one market or of none", () => {
  expect(publishedMarkets.map((market) => marketOfFile(`${market}.json`))).toEqual(publishedMarkets);
  for (const file of ["stocks", "bonds.json", "STOCKS.json", "../stocks.json"]) {
    expect(marketOfFile(file)).toBeUndefined();
  }
});
