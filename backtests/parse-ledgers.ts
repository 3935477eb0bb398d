import { type Ledger, type LedgerFacts, readLedger } from "#core/backtest/ledger.ts";
import { parseManifest } from "#core/backtest/manifest.ts";

/** Every ledger of the manifest. Throws, naming file, row and column: what can not be read is not published. */
export function parseLedgers(manifest: unknown, readText: (file: string) => string): Ledger[] {
  const parsed = parseManifest(manifest);
  if (parsed.kind === "refused") throw new Error(`backtests/manifest.json: ${parsed.problems.join("; ")}`);
  return parsed.ledgers.map((facts) => parseLedger(readText(facts.file), facts));
}

function parseLedger(text: string, facts: LedgerFacts): Ledger {
  const ledger = readLedger(text, facts);
  if ("kind" in ledger) throw new Error(ledger.message);
  // A list from which trades were taken still reads well: it must not be shown as if it were whole.
  const gap = ledger.list.warnings.find(({ kind }) => kind !== "duplicate-row");
  if (gap !== undefined) throw new Error(`${facts.file}, row ${gap.row}: ${gap.message}`);
  return ledger;
}
