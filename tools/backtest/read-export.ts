import { inflate } from "#backtests/inflate.ts";
import { inferBarMinutes } from "#core/backtest/bar-length.ts";
import type { StatedFacts } from "#core/backtest/ledger.ts";
import { type LedgerFile, readLedgerFile } from "#core/backtest/ledger-file.ts";
import type { RefusalKind } from "#core/backtest/refusal.ts";
import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { readInputFile } from "./input-file.ts";
import { sha256 } from "./ledger-folder.ts";
import { type Screen, showProgress } from "./progress.ts";

/** A file that was read, and where its bars come from. */
export type ReadExport = {
  readonly kind: "read";
  readonly ledger: LedgerFile;
  /** Where the file lies. */
  readonly place: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly changedAtMs: number;
  readonly barsAre: "given" | "in the workbook" | "inferred from the times of the trades" | "assumed";
};

/** Where what was typed is looked for, and where progress is shown. */
export type Surroundings = { readonly typedIn: string | undefined; readonly screen: Screen };

type ToldFacts = Omit<StatedFacts, "timeframeMinutes"> & { readonly timeframeMinutes: number | null };

/** What a refusal says to the keeper of the manifest, and what it says to whoever runs a command. */
const inCommand = new Map<RefusalKind, readonly [string, string]>([
  ["unknown-capital", ["state it in the manifest", "state it with --capital"]],
  ["ambiguous-date", ["state the order in the manifest", "state the order with --date-order"]],
  ["zone-mismatch", ["the manifest states", "--zone states"]],
  ["currency-mismatch", ["the manifest says", "--currency says"]],
]);

export async function readExport(
  facts: ToldFacts,
  { typedIn, screen }: Surroundings,
): Promise<ReadExport | { readonly kind: "refused"; readonly message: string }> {
  const input = readInputFile(facts.file, typedIn);
  if (input.kind === "refused") return input;
  const { place, bytes, changedAtMs } = input;
  const progress = showProgress(screen, bytes.length);
  const stated = { ...facts, timeframeMinutes: facts.timeframeMinutes ?? recommendedTimeframeMinutes };
  const read = await readLedgerFile(bytes, stated, inflate, { onProgress: progress.onProgress });
  progress.end();
  if ("kind" in read) {
    return { kind: "refused", message: read.message.replace(...(inCommand.get(read.reason) ?? ["", ""])) };
  }
  const { barMinutes, barsAre } = barsOf(facts.timeframeMinutes, read);
  const ledger = {
    ...read,
    facts: { ...read.facts, timeframeMinutes: barMinutes },
    account: { ...read.account, barMinutes },
  };
  return { kind: "read", ledger, place, bytes, sha256: sha256(bytes), changedAtMs, barsAre };
}

function barsOf(
  given: number | null,
  { workbook, account }: LedgerFile,
): { readonly barMinutes: number; readonly barsAre: ReadExport["barsAre"] } {
  if (given !== null) return { barMinutes: given, barsAre: "given" };
  const written = workbook?.facts.timeframeMinutes ?? null;
  if (written !== null) return { barMinutes: written, barsAre: "in the workbook" };
  const inferred = inferBarMinutes(account.trades);
  if (inferred !== null) return { barMinutes: inferred, barsAre: "inferred from the times of the trades" };
  return { barMinutes: recommendedTimeframeMinutes, barsAre: "assumed" };
}
