import { chmodSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../step.ts";
import { scratchFile, scratchFolder, shortList, tryCommand } from "./try-command.ts";

const workbook = path.join(root, "backtests/indices/ftse100-SAMPLE.xlsx");
const inLondon = ["--zone", "Europe/London"];

test("the report can be read, and says what was assumed and what was inferred", async () => {
  const file = scratchFile("mixed.csv", vectorList("v01_mixed_12_trades"));
  const { status, stdout, stderr } = await tryCommand("check", file);
  expect([status, stderr]).toEqual([0, "--zone not given: UTC assumed\n"]);
  for (const line of [
    /^ {2}SHA-256 +[0-9a-f]{64}$/m,
    /^ {2}Layout +G5$/m,
    /^ {2}Clock +UTC \(assumed\)$/m,
    /^ {2}Bars +15 min \(inferred from the times of the trades\)$/m,
    /^ {2}Capital +10,000\.00 USD \(inferred from the percentages in the list\)$/m,
    /^ {2}Trades +12 closed, none open$/m,
    /^ {2}Net profit +\+444\.50 USD$/m,
    /^ {2}Total return +\+4\.45 %$/m,
    /^ {2}Win rate +58\.33 %$/m,
    /^ {2}Max drawdown +1\.12 %, 113\.00 USD$/m,
    /^ {4}of so many months +7, a short sample$/m,
    /^ {2}long +7 +5 +71\.43 % +\+292\.50 USD$/m,
    /^ {2}2024 +\+0\.9 +\+0\.5 +\+0\.3 +\+1\.5 +\+0\.7 +-- +\+0\.5 .* \+4\.37 +\+4\.45$/m,
    /^ {2}0\.79 % +80\.00 USD +2024-01-24 +2024-02-05 +2024-02-20 +1$/m,
  ]) {
    expect(stdout).toMatch(line);
  }
  expect(stdout).not.toMatch(/NaN|Infinity|undefined|null/);
});

test("an empty list has a report too", async () => {
  const file = scratchFile("none.csv", vectorList("v05_zero_trades"));
  const { status, stdout } = await tryCommand("check", file, "--capital", "10000", "--zone", "UTC");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}Win rate +n\/a$/m);
  expect(stdout).not.toMatch(/NaN|Infinity|undefined|null/);
});

test("a trade that is still open is told with its mark", async () => {
  const { input } = vector("v09_open_trade_at_end");
  const file = scratchFile("open.csv", input.files[0].csv);
  const { stdout } = await tryCommand("check", file, "--capital", "10000", "--zone", "UTC");
  expect(stdout).toMatch(/^ {2}Trades +\d+ closed, 1 open, marked at -20\.00 USD$/m);
});

test("what is given is taken and said", async () => {
  const file = scratchFile("given.csv", shortList);
  const given = ["--capital", "2000", "--zone", "Asia/Kolkata", "--timeframe", "5", "--symbol", "EURUSD"];
  const { stdout, stderr } = await tryCommand("check", file, ...given);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^ {2}Capital +2,000\.00 USD \(given\)$/m);
  expect(stdout).toMatch(/^ {2}Clock +Asia\/Kolkata$/m);
  expect(stdout).toMatch(/^ {2}Bars +5 min \(given\)$/m);
  expect(stdout).toMatch(/^ {2}Pips +\+100,000\.0$/m);
});

test("a workbook's own figures stand beside ours, and its capital is taken", async () => {
  const { stdout } = await tryCommand("check", workbook, ...inLondon);
  expect(stdout).toMatch(/^ {2}Layout +G\d, in a workbook$/m);
  expect(stdout).toMatch(/^ {2}Capital +25,000\.00 USD \(in the workbook\)$/m);
  expect(stdout).toMatch(/^The workbook's own figures: all \d+ figures agree$/m);
  expect(stdout).toMatch(/^ {2}profit factor +[\d.]+ +[\d.]+ +-?[\d.]+ +agrees$/m);
  const json = JSON.parse((await tryCommand("check", workbook, ...inLondon, "--json")).stdout);
  expect(json).toMatchObject({ closedTrades: 138, initialCapital: 25_000, isCapitalInferred: false });
  expect(json.reconciliation).toContainEqual(
    expect.objectContaining({ figure: "netProfit", agrees: true, theirs: expect.any(Number) }),
  );
});

test("figures of a workbook that differ are counted and marked", async () => {
  const { status, stdout } = await tryCommand("check", workbook, ...inLondon, "--capital", "50000");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The workbook's own figures: \d+ of \d+ figures differ$/m);
  expect(stdout).toMatch(/^ {2}net profit percent .* DIFFERS$/m);
});

test("warnings are listed, and the figures stand", async () => {
  const file = scratchFile("twice.csv", vectorList("v10_duplicate_rows"));
  const { status, stdout } = await tryCommand("check", file, "--zone", "UTC");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Warnings\n( {2}row \d+: the (entry|exit) of trade \d+ repeats row \d+ .*\n){3}/m);
});

test("JSON is one object on one line, without a word beside it", async () => {
  const file = scratchFile("one.csv", shortList);
  const { stdout, stderr } = await tryCommand("check", file, "--json", "--capital", "1000", "--zone", "UTC");
  expect([stderr, stdout.split("\n").length]).toEqual(["", 2]);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ closedTrades: 1, netProfit: 25, profitFactor: null, sharpe: null, warnings: 0, currency: "USD" },
    ...{ initialCapital: 1_000, isCapitalInferred: false, timeZone: "UTC", barMinutes: 30 },
  });
  expect(JSON.parse(stdout)).not.toHaveProperty("pips");
});

test("a large file's progress is shown beside its report", { timeout: 60_000 }, async () => {
  const signal = "x".repeat(70);
  const lines = Array.from({ length: 300_000 }, (_, place) =>
    ["Entry", "Exit"]
      .map((type, half) => `${place + 1},${type} long,2025-03-03 1${half}:00,${signal},100,1\n`)
      .join(""),
  );
  const file = scratchFile("large.csv", `${shortList.split("\n")[0]}\n${lines.join("")}`);
  const { stdout, shown } = await tryCommand("check", file, "--capital", "1000", "--zone", "UTC", "--json");
  expect(JSON.parse(stdout).closedTrades).toBe(300_000);
  expect(shown).toMatch(/^(?:\d00,\d{3} rows read\n){5,6}$/);
});

describe("what can not be read is refused with one sentence and nothing else:", () => {
  test("no such file", async () => {
    const file = scratchFile("plain.csv", shortList);
    await expectRefused(["check", `${file}x`], `${file}x: there is no such file`);
    await expectRefused(["check", `${file}/x`], `${file}/x: there is no such file`);
  });

  test("a folder", async () => {
    const folder = scratchFolder();
    await expectRefused(["check", folder], `${folder}: this is a folder; name a file in it`);
  });

  test("a device", async () => {
    await expectRefused(["check", "/dev/zero"], "/dev/zero: this is not a file");
  });

  test("a file that is too large, without reading it", async () => {
    const file = scratchFile("huge.csv", "");
    truncateSync(file, 513 * 1_048_576);
    await expectRefused(["check", file], `${file}: the file has 513 MB, more than the 512 MB that are read`);
  });

  test.skipIf(process.getuid?.() === 0)("a file of somebody else", async () => {
    const file = scratchFile("locked.csv", shortList);
    chmodSync(file, 0o000);
    await expectRefused(["check", file], `${file}: this user may not read it`);
  });

  test("a list without capital", async () => {
    const file = scratchFile("bare.csv", shortList);
    const problem = "the initial capital can not be inferred: state it with --capital";
    await expectRefused(["check", file, "--json"], `${file}: ${problem}`);
  });

  test("dates that can be read in two ways, until the order is stated", async () => {
    const slashes = shortList.replace("2025-03-03", "03/03/2025").replace("2025-03-04", "04/03/2025");
    const given = ["check", scratchFile("slashes.csv", slashes), "--capital", "1000", "--zone", "UTC"];
    await expectRefused(given, /row \d, column "Date and time": .*: state the order with --date-order$/);
    const lastExit = async (order: string) =>
      /Last exit +(\S+)/.exec((await tryCommand(...given, "--date-order", order)).stdout)?.[1];
    expect(await lastExit("day-first")).toBe("2025-03-04");
    expect(await lastExit("month-first")).toBe("2025-04-03");
  });

  test("a column nobody knows, an empty file, a picture, half a workbook", async () => {
    const mood = scratchFile("mood.csv", shortList.replace("Signal", "Mood"));
    await expectRefused(["check", mood], /mood\.csv, row 1, column "Mood": /);
    await expectRefused(["check", scratchFile("empty.csv", "")], /empty\.csv: the file is empty$/);
    await expectRefused(["check", path.join(root, "public/favicon.ico")], /favicon\.ico/);
    await expectRefused(["check", scratchFile("half.xlsx", "PK\u0003\u0004 and no more")], /half\.xlsx: /);
  });
});

async function expectRefused(args: string[], sentence: string | RegExp): Promise<void> {
  const { status, stdout, stderr } = await tryCommand(...args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.endsWith("\n")).toBe(true);
  if (typeof sentence === "string") expect(stderr.trimEnd()).toBe(sentence);
  else expect(stderr.trimEnd()).toMatch(sentence);
}

function vector(id: string) {
  return JSON.parse(readFileSync(path.join(root, "core/backtest/vectors", `${id}.json`), "utf8"));
}

function vectorList(id: string): string {
  return vector(id).input.csv;
}
