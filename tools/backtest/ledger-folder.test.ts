import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { calendarDate } from "#core/calendar-date.ts";
import { applyChange, freeName, readManifest } from "./ledger-folder.ts";

const facts = { symbol: "USD/JPY", assetClass: "forex", exportedOn: calendarDate("2026-01-02") } as const;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ledger-folder-"));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
  writeFileSync(path.join(folder, "manifest.json"), '{ "ledgers": [] }');
});

test("a file is named for its symbol and the day of its export", () => {
  expect(freeName(facts, "csv", () => false)).toBe("forex/usd-jpy-2026-01-02.csv");
  expect(freeName({ ...facts, symbol: "S&P 500." }, "xlsx", () => false)).toBe(
    "forex/s-p-500-2026-01-02.xlsx",
  );
});

test("a name that is taken is numbered, never given again", () => {
  const taken = ["forex/usd-jpy-2026-01-02.csv", "forex/usd-jpy-2026-01-02-2.csv"];
  expect(freeName(facts, "csv", (file) => taken.includes(file))).toBe("forex/usd-jpy-2026-01-02-3.csv");
});

test("the new file comes, the manifest changes, the old file goes, and nothing else is left behind", () => {
  mkdirSync(path.join(folder, "stocks"));
  writeFileSync(path.join(folder, "stocks/old.csv"), "old");
  const bytes = Buffer.from("new");
  applyChange(folder, { ledgers: [], file: "stocks/new.csv", bytes, removed: "stocks/old.csv" });
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "manifest.json",
    "stocks",
    "stocks/new.csv",
  ]);
  expect(readFileSync(path.join(folder, "stocks/new.csv"), "utf8")).toBe("new");
  expect(readFileSync(path.join(folder, "manifest.json"), "utf8")).toBe('{\n  "ledgers": []\n}\n');
});

test("where the manifest can not be written, the new file goes again and the old one stays", () => {
  writeFileSync(path.join(folder, "old.csv"), "old");
  // In the way of the name under which a manifest is written.
  mkdirSync(path.join(folder, "manifest.json.writing/x"), { recursive: true });
  const change = { ledgers: [], file: "stocks/new.csv", bytes: Buffer.from("new"), removed: "old.csv" };
  expect(() => applyChange(folder, change)).toThrow();
  expect(readdirSync(path.join(folder, "stocks"))).toEqual([]);
  expect(readFileSync(path.join(folder, "old.csv"), "utf8")).toBe("old");
});

test("a manifest that is missing, is no JSON or says nonsense is refused by its place", () => {
  const file = path.join(folder, "manifest.json");
  writeFileSync(file, "{");
  expect(readManifest(folder)).toMatchObject({ message: expect.stringContaining(`${file}: `) });
  writeFileSync(file, '{ "ledgers": [{}] }');
  expect(readManifest(folder)).toMatchObject({
    message: expect.stringContaining("ledger 1: symbol must be"),
  });
  rmSync(file);
  expect(readManifest(folder)).toMatchObject({ message: expect.stringContaining("ENOENT") });
});
