import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readLedgers } from "./read-ledgers.ts";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test("every ledger of the manifest is read", async () => {
  expect((await readLedgers()).map(({ facts }) => facts.symbol)).toContain("SENSEX");
});

test("a damaged cell stops the reading, naming file, row and column", async () => {
  const folder = changed("stocks/aapl-SAMPLE.csv", (text) => text.replace("Exit long", "Exit lung"));
  await expect(readLedgers(folder)).rejects.toThrow(
    /^stocks\/aapl-SAMPLE\.csv, row \d+, column "Type": "Exit lung" is neither an entry nor an exit$/,
  );
});

test("a trade taken out of a list stops the reading", async () => {
  const folder = changed("indices/hsi-SAMPLE.csv", (text) => text.replaceAll(/^7,.*\n/gm, ""));
  await expect(readLedgers(folder)).rejects.toThrow(
    /^indices\/hsi-SAMPLE\.csv, row \d+: trade 7 is missing$/,
  );
});

test("a manifest that says nonsense stops the reading, naming the field", async () => {
  const folder = changed("manifest.json", (text) => text.replace('"America/New_York"', '"New York"'));
  await expect(readLedgers(folder)).rejects.toThrow(
    /^backtests\/manifest\.json: ledger 1: timeZone must be a zone such as America\/New_York$/,
  );
});

function changed(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ledgers-"));
  folders.push(folder);
  cpSync(import.meta.dirname, folder, { recursive: true });
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(place, change(text));
  return folder;
}
