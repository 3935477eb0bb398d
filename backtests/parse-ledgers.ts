import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { type LedgerFile, readLedgerFile } from "#core/backtest/ledger-file.ts";
import { parseManifest } from "#core/backtest/manifest.ts";
import type { Warning } from "#core/backtest/trade-sheet.ts";
import { inflate } from "./inflate.ts";

/** Every ledger of the manifest. Rejects, naming file, row and column: what can not be read is not published. */
export async function parseLedgers(
  manifest: unknown,
  readBytes: (file: string) => Uint8Array | Promise<Uint8Array>,
): Promise<LedgerFile[]> {
  const parsed = parseManifest(manifest);
  if (parsed.kind === "refused") throw new Error(`backtests/manifest.json: ${parsed.problems.join("; ")}`);
  return Promise.all(parsed.ledgers.map(async (facts) => parseLedger(await readBytes(facts.file), facts)));
}

async function parseLedger(bytes: Uint8Array, facts: LedgerFacts): Promise<LedgerFile> {
  const ledger = await readLedgerFile(bytes, facts, inflate);
  if ("kind" in ledger) throw new Error(ledger.message);
  const gap = gapIn(ledger);
  if (gap !== undefined) throw new Error(`${facts.file}, row ${gap.row}: ${gap.message}`);
  return ledger;
}

/** A list from which trades were taken still reads well: it must not be shown as if it were whole. */
export function gapIn({ list }: LedgerFile): Warning | undefined {
  return list.warnings.find(({ kind }) => kind !== "duplicate-row");
}
