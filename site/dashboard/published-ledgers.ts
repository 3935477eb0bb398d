import manifest from "#backtests/manifest.json";
import { parseLedgers } from "#backtests/parse-ledgers.ts";
import type { Ledger } from "#core/backtest/ledger.ts";

const files = import.meta.glob<string>("../../backtests/**/*.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Runs at build time only: a file that can not be read fails the build. */
export function publishedLedgers(): Ledger[] {
  return parseLedgers(manifest, (file) => {
    const text = files[`../../backtests/${file}`];
    if (text === undefined) throw new Error(`backtests/${file} is in the manifest and not in the folder.`);
    return text;
  });
}
