import manifest from "#backtests/manifest.json";
import { parseLedgers } from "#backtests/parse-ledgers.ts";
import type { LedgerFile } from "#core/backtest/ledger-file.ts";
import { ledgerBytes } from "./ledger-bytes.ts";

let read: Promise<LedgerFile[]> | undefined;

/** Runs at build time only, once for all pages: a file that can not be read fails the build. */
export function publishedLedgers(): Promise<LedgerFile[]> {
  read ??= parseLedgers(manifest, ledgerBytes);
  return read;
}
