import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { writeWorkbook } from "#core/backtest/workbook/write-workbook.ts";
import { emptyLedgerFolder, entriesOf, scratchFile, shortList, tryCommand } from "./try-command.ts";

const tesla = {
  symbol: "TESLA",
  class: "stocks",
  zone: "America/New_York",
  exported: "2025-03-05",
  capital: "1000",
};

test("a ledger is placed, described in the manifest, and what comes next is said", async () => {
  const folder = emptyLedgerFolder();
  const file = scratchFile("export.csv", shortList);
  const { status, stdout, stderr } = await add(folder, file, { ...tesla, name: "Tesla" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Added TESLA to stocks: 1 trade, \+2\.50 %\.$/m);
  expect(stdout).toMatch(
    /^Next: npm test, npm run build, look at \/dashboard\?market=stocks, and commit backtests\/\.$/m,
  );
  expect(readFileSync(path.join(folder, "stocks/tesla-2025-03-05.csv"), "utf8")).toBe(shortList);
  expect(entriesOf(folder)).toEqual([
    {
      ...{ symbol: "TESLA", name: "Tesla", assetClass: "stocks", page: "dashboard" },
      ...{ file: "stocks/tesla-2025-03-05.csv", timeframeMinutes: 30, timeZone: "America/New_York" },
      ...{ currency: "USD", initialCapital: 1_000, exportedOn: "2025-03-05", sample: false },
    },
  ]);
});

test("what is told goes into the manifest", async () => {
  const folder = emptyLedgerFolder();
  const file = scratchFile("export.csv", shortList.replaceAll(" USD", ""));
  const told = {
    ...tesla,
    symbol: "USD/JPY",
    class: "forex",
    currency: "USD",
    timeframe: "15",
    page: "home",
  };
  await add(folder, file, told, "--forward", "--date-order", "day-first");
  expect(entriesOf(folder)[0]).toMatchObject({
    ...{ name: "USD/JPY", file: "forex/usd-jpy-2025-03-05.csv", timeframeMinutes: 15, currency: "USD" },
    ...{ page: "home", record: "forward", dateOrder: "day-first" },
  });
});

test("a ledger takes the place of the one before it, which stays listed with its hash while its bytes go", async () => {
  const folder = emptyLedgerFolder();
  await add(folder, scratchFile("older.csv", shortList), { ...tesla, name: "Tesla" });
  await add(folder, scratchFile("aapl.csv", worth(7)), { ...tesla, symbol: "AAPL" });
  const { stdout } = await add(folder, scratchFile("newer.csv", worth(30)), {
    ...tesla,
    exported: "2025-04-01",
  });
  expect(stdout).toContain("replaces  stocks/tesla-2025-03-05.csv, which is removed");
  expect(readdirSync(path.join(folder, "stocks"))).toEqual(["aapl-2025-03-05.csv", "tesla-2025-04-01.csv"]);
  const [entry, other] = entriesOf(folder);
  expect(other).toMatchObject({ symbol: "AAPL" });
  expect(entry).toMatchObject({
    ...{ name: "Tesla", file: "stocks/tesla-2025-04-01.csv", exportedOn: "2025-04-01" },
    revisions: [
      {
        ...{ file: "stocks/tesla-2025-03-05.csv", exportedOn: "2025-03-05", trades: 1 },
        ...{ sha256: createHash("sha256").update(shortList).digest("hex"), supersededOn: "2026-11-15" },
      },
    ],
  });
});

test("a second file of the same day gets a name of its own, and a name is never given twice", async () => {
  const folder = emptyLedgerFolder();
  for (const net of [25, 26, 27]) await add(folder, scratchFile("export.csv", worth(net)), tesla);
  expect(readdirSync(path.join(folder, "stocks"))).toEqual(["tesla-2025-03-05-3.csv"]);
  expect(entriesOf(folder)[0]?.revisions).toHaveLength(2);
});

test("a file that the manifest does not know is never written over", async () => {
  const folder = emptyLedgerFolder();
  const foreign = scratchFile("stocks/tesla-2025-03-05.csv", "mine", folder);
  await add(folder, scratchFile("export.csv", shortList), tesla);
  expect(readFileSync(foreign, "utf8")).toBe("mine");
  expect(entriesOf(folder)[0]).toMatchObject({ file: "stocks/tesla-2025-03-05-2.csv" });
});

test("a file that lies at its place already stays there; one that lies beside it is told of", async () => {
  const folder = emptyLedgerFolder();
  const dropped = scratchFile("stocks/tesla-2025-03-05.csv", shortList, folder);
  expect(await add(folder, dropped, tesla)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(path.join(folder, "stocks"))).toEqual(["tesla-2025-03-05.csv"]);
  const other = scratchFile("stocks/other name.csv", worth(26), folder);
  expect((await add(folder, other, { ...tesla, symbol: "AAPL" })).stderr).toBe(
    `${other} lies in the folder under its old name too: remove it\n`,
  );
});

test("the same bytes again change nothing, and can not be another instrument", async () => {
  const folder = emptyLedgerFolder();
  const file = scratchFile("export.csv", shortList);
  await add(folder, file, tesla);
  const before = readFileSync(path.join(folder, "manifest.json"), "utf8");
  const { status, stdout } = await add(folder, file, { ...tesla, exported: "2025-06-01" });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^These bytes are published already, as TESLA of stocks: nothing was changed\.$/m);
  expect(readFileSync(path.join(folder, "manifest.json"), "utf8")).toBe(before);
  expect(await add(folder, file, { ...tesla, symbol: "AAPL" })).toMatchObject({
    status: 1,
    stderr: `${file}: the same bytes are published as TESLA of stocks, so they can not be AAPL too\n`,
  });
});

test("the day of the export is that of the file unless it is stated, and is said", async () => {
  const folder = emptyLedgerFolder();
  const { exported: _, ...undated } = tesla;
  // The file was changed today, which is not before the day that the test says it is.
  const { stdout } = await add(folder, scratchFile("export.csv", shortList), undated);
  expect(stdout).toMatch(/^ {2}exported +20\d\d-\d\d-\d\d \(the day the file was last changed; --exported /m);
  expect(entriesOf(folder)[0]?.exportedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
});

describe("what is not to be published is refused, and the folder stays as it was:", () => {
  test.each([
    ["a list with a hole", numbered(2), /row \d+: trade 1 is missing; a list with a hole is not published$/],
    [
      "a list without a closed trade",
      headerOnly(),
      /: it has no closed trade, so there is nothing to publish$/,
    ],
    ["a sample", shortList.replace("Long", "SAMPLE Long"), /: its signals say that it is a sample$/],
    ["a header without a currency", shortList.replaceAll(" USD", ""), /: state it with --currency$/],
    [
      "a trade that ends after the export",
      shortList.replace("2025-03-04", "2025-03-09"),
      /: its last trade ends on 2025-03-09, after 2025-03-05: state the day of the export with --exported$/,
    ],
    ["a damaged row", shortList.replace("Exit long", "Exit lung"), /row 3, column "Type": /],
  ])("%s", async (_, text, sentence) => {
    const folder = emptyLedgerFolder();
    const { status, stdout, stderr } = await add(folder, scratchFile("refused.csv", text), tesla);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(readdirSync(folder)).toEqual(["manifest.json"]);
    expect(entriesOf(folder)).toEqual([]);
  });

  test("another currency than the header's", async () => {
    const file = scratchFile("export.csv", shortList);
    expect((await add(emptyLedgerFolder(), file, { ...tesla, currency: "EUR" })).stderr).toBe(
      `${file}, row 1: the results are in USD, --currency says EUR\n`,
    );
  });

  test("an export from tomorrow", async () => {
    const file = scratchFile("export.csv", shortList);
    expect((await add(emptyLedgerFolder(), file, { ...tesla, exported: "2026-11-16" })).stderr).toBe(
      `${file}: it can not have been exported on 2026-11-16: today is 2026-11-15\n`,
    );
  });

  test("anything, while the manifest names a file that is not there", async () => {
    const folder = emptyLedgerFolder();
    await add(folder, scratchFile("export.csv", shortList), tesla);
    const file = path.join(folder, "stocks/tesla-2025-03-05.csv");
    const manifest = readFileSync(path.join(folder, "manifest.json"), "utf8");
    scratchFile("manifest.json", manifest.replace("03-05.csv", "03-06.csv"), folder);
    expect((await add(folder, scratchFile("new.csv", worth(3)), tesla)).stderr).toBe(
      `${file.replace("03-05", "03-06")} is in the manifest and not in the folder.\n`,
    );
  });
});

test("a workbook is placed as one, whatever its name, and what it says is taken", async () => {
  const folder = emptyLedgerFolder();
  const list = shortList
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));
  const bytes = writeWorkbook([
    { name: "List of trades", rows: list },
    {
      name: "Properties",
      rows: [
        ["Symbol", "NASDAQ:TSLA"],
        ["Timeframe", "5 minutes"],
        ["Initial capital", 500],
      ],
    },
  ]);
  const file = scratchFile("export.csv", bytes);
  const { capital: _, ...uncounted } = tesla;
  const { stdout, stderr } = await add(folder, file, uncounted);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^Added TESLA to stocks: 1 trade, \+5\.00 %\.$/m);
  expect(stdout).toMatch(/^ {2}capital +500\.00 USD$/m);
  expect(stdout).toMatch(/^ {2}bars +5 min \(in the workbook\)$/m);
  expect(Buffer.compare(readFileSync(path.join(folder, "stocks/tesla-2025-03-05.xlsx")), bytes)).toBe(0);
  expect(entriesOf(folder)[0]).not.toHaveProperty("initialCapital");
});

function add(folder: string, file: string, options: Record<string, string>, ...more: string[]) {
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return tryCommand("add", file, "--folder", folder, ...given, ...more);
}

function worth(net: number): string {
  return shortList.replaceAll(/25$/gm, String(net));
}

function numbered(number: number): string {
  return shortList.replaceAll(/^1,/gm, `${number},`);
}

function headerOnly(): string {
  return `${shortList.split("\n")[0]}\n`;
}
