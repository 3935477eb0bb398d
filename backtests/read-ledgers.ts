import { readFileSync } from "node:fs";
import path from "node:path";
import type { LedgerFile } from "#core/backtest/ledger-file.ts";
import { parseLedgers } from "./parse-ledgers.ts";

/** For whoever reads them from the disk; the pages have them bundled. */
export async function readLedgers(folder = import.meta.dirname): Promise<LedgerFile[]> {
  const manifest = readFileSync(path.join(folder, "manifest.json"), "utf8");
  return parseLedgers(JSON.parse(manifest), (file) => readFileSync(path.join(folder, file)));
}
