import { readFileSync } from "node:fs";
import path from "node:path";
import type { Ledger } from "#core/backtest/ledger.ts";
import { parseLedgers } from "./parse-ledgers.ts";

/** For whoever reads them from the disk; the pages have them bundled. */
export function readLedgers(folder = import.meta.dirname): Ledger[] {
  const readText = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return parseLedgers(JSON.parse(readText("manifest.json")), readText);
}
