import { type Ledger, readLedger, type StatedFacts } from "./ledger.ts";
import { commandLimits } from "./reading-limits.ts";
import { type Refusal, Refused, refusalOf } from "./refusal.ts";
import type { ReadingOptions } from "./trade-list.ts";
import type { PlatformFigures } from "./workbook/platform-figures.ts";
import type { Inflate } from "./workbook/unzip.ts";
import { isOldWorkbook, isWorkbook, readWorkbook } from "./workbook/workbook.ts";
import type { WorkbookFacts } from "./workbook/workbook-facts.ts";

/** A ledger and what came with it. */
export type LedgerFile = Ledger & {
  /** Null for a list of trades alone. */
  readonly workbook: { readonly facts: WorkbookFacts; readonly own: PlatformFigures } | null;
};

/** A list of trades as text, or the platform's whole report as a workbook: told by its bytes, never by its name. */
export async function readLedgerFile(
  bytes: Uint8Array,
  facts: StatedFacts,
  inflate: Inflate,
  options: ReadingOptions = {},
): Promise<LedgerFile | Refusal> {
  if (isOldWorkbook(bytes)) {
    const problem = "it is a workbook of before 2007, or one with a password: save it as .xlsx or .csv";
    return refusalOf(new Refused("unsupported-workbook", null, null, problem), facts.file);
  }
  if (!isWorkbook(bytes)) return withWorkbook(readLedger(bytes, facts, options), null);
  const read = await readWorkbook(bytes, facts.file, inflate, options.limits ?? commandLimits);
  if (read.kind === "refused") return read;
  // The strategy's own capital is a fact, not an inference; what the manifest says comes first.
  const initialCapital = facts.initialCapital ?? read.facts.initialCapital;
  return withWorkbook(readLedger(read.tradeList, { ...facts, initialCapital }, options), read);
}

function withWorkbook(ledger: Ledger | Refusal, workbook: LedgerFile["workbook"]): LedgerFile | Refusal {
  if ("kind" in ledger) return ledger;
  return { ...ledger, workbook: workbook && { facts: workbook.facts, own: workbook.own } };
}
