import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflate } from "#backtests/inflate.ts";
import { gapIn } from "#backtests/parse-ledgers.ts";
import type { LedgerFacts, Revision } from "#core/backtest/ledger.ts";
import { readLedgerFile } from "#core/backtest/ledger-file.ts";
import { replacedBy, withLedger } from "#core/backtest/manifest.ts";
import { wallClockText } from "#core/backtest/wall-clock.ts";
import { type CalendarDate, calendarDateAt } from "#core/calendar-date.ts";
import { root } from "../step.ts";
import { addedText, alreadyThereText, type Lying } from "./added-text.ts";
import type { AddCommand } from "./arguments.ts";
import type { Said } from "./check.ts";
import { applyChange, freeName, readManifest, sha256 } from "./ledger-folder.ts";
import { type ReadExport, readExport, type Surroundings } from "./read-export.ts";

type Refused = { readonly kind: "refused"; readonly message: string };

export async function add(
  command: AddCommand,
  { today, ...surroundings }: Surroundings & { readonly today: CalendarDate },
): Promise<Said> {
  const folder = path.resolve(command.folder ?? path.join(root, "backtests"));
  const manifest = readManifest(folder);
  if (manifest.kind === "refused") return manifest;
  const { ledgers } = manifest;
  const old = replacedBy(command, ledgers);
  const read = await readExport(toldFacts(command, old), surroundings);
  if (read.kind === "refused") return read;
  const exportedOn = command.exportedOn ?? earlier(calendarDateAt(read.changedAtMs, "UTC"), today);
  const problem = problemOf(read, exportedOn, today);
  if (problem !== null) return refused(`${command.file}: ${problem}`);

  const lying = lyingIn(folder, ledgers);
  if ("kind" in lying) return lying;
  const same = lying.find((one) => one.sha256 === read.sha256);
  if (same !== undefined && same.facts === old) {
    return { kind: "said", output: alreadyThereText(same), notes: [] };
  }
  if (same !== undefined && same.facts.symbol !== command.symbol)
    return refused(publishedAs(command, same.facts));

  const given = new Set(ledgers.flatMap((one) => [one.file, ...one.revisions.map(({ file }) => file)]));
  const isSource = (file: string) => path.join(folder, file) === read.place;
  const isTaken = (file: string) =>
    given.has(file) || (existsSync(path.join(folder, file)) && !isSource(file));
  const isWorkbook = read.ledger.workbook !== null;
  const facts: LedgerFacts = {
    ...read.ledger.facts,
    exportedOn,
    initialCapital: command.capital,
    file: freeName({ ...command, exportedOn }, isWorkbook ? "xlsx" : "csv", isTaken),
  };
  const replaced = lying.find((one) => one.facts === old);
  const superseded = replaced === undefined ? null : await revisionOf(replaced, today);
  if (superseded !== null && "kind" in superseded) return superseded;
  try {
    applyChange(folder, {
      ledgers: withLedger(ledgers, facts, superseded),
      file: facts.file,
      bytes: read.bytes,
      removed: old?.file ?? null,
    });
  } catch (error) {
    return refused(`${folder}: it can not be written (${error instanceof Error ? error.message : error})`);
  }
  const isDayGiven = command.exportedOn !== null;
  const isLeftOver = read.place.startsWith(folder + path.sep) && !isSource(facts.file);
  return {
    kind: "said",
    output: addedText({ facts, read, replaced, isDayGiven }),
    notes: isLeftOver ? [`${read.place} lies in the folder under its old name too: remove it`] : [],
  };
}

function toldFacts(command: AddCommand, old: LedgerFacts | undefined) {
  const { symbol, assetClass, page, file, timeframeMinutes, timeZone, currency, record, dateOrder } = command;
  return {
    ...{ symbol, assetClass, page, file, timeframeMinutes, timeZone, currency, record, dateOrder },
    name: command.name ?? old?.name ?? symbol,
    initialCapital: command.capital,
    sample: false,
    revisions: [],
    // Known when the file has been read.
    exportedOn: "" as CalendarDate,
  };
}

/** Why a list that can be read is not to be published all the same. */
function problemOf({ ledger }: ReadExport, exportedOn: CalendarDate, today: CalendarDate): string | null {
  const gap = gapIn(ledger);
  if (gap !== undefined) return `row ${gap.row}: ${gap.message}; a list with a hole is not published`;
  const { length, exitWallMs, signals } = ledger.account.trades;
  if (signals.some((signal) => /^SAMPLE\b/.test(signal))) return "its signals say that it is a sample";
  if (length === 0) return "it has no closed trade, so there is nothing to publish";
  if (!/^[A-Z]{3,5}$/.test(ledger.facts.currency)) {
    return "its header names no currency of the account: state it with --currency";
  }
  if (exportedOn > today) return `it can not have been exported on ${exportedOn}: today is ${today}`;
  const lastExit = wallClockText(exitWallMs.at(-1) ?? 0).slice(0, 10);
  if (lastExit > exportedOn) {
    return `its last trade ends on ${lastExit}, after ${exportedOn}: state the day of the export with --exported`;
  }
  return null;
}

function lyingIn(folder: string, ledgers: readonly LedgerFacts[]): Lying[] | Refused {
  const missing = ledgers.find(({ file }) => !existsSync(path.join(folder, file)));
  if (missing !== undefined) {
    return refused(`${path.join(folder, missing.file)} is in the manifest and not in the folder.`);
  }
  return ledgers.map((facts) => {
    const bytes = readFileSync(path.join(folder, facts.file));
    return { facts, bytes, sha256: sha256(bytes) };
  });
}

async function revisionOf(
  { facts, bytes, sha256: hash }: Lying,
  today: CalendarDate,
): Promise<Pick<Revision, "sha256" | "trades" | "supersededOn"> | Refused> {
  const ledger = await readLedgerFile(bytes, facts, inflate);
  if ("kind" in ledger)
    return refused(
      `The ledger it replaces can not be read, so take it out of manifest.json: ${ledger.message}`,
    );
  return { sha256: hash, trades: ledger.account.trades.length, supersededOn: today };
}

function publishedAs({ file, symbol }: AddCommand, { symbol: other, assetClass }: LedgerFacts): string {
  return `${file}: the same bytes are published as ${other} of ${assetClass}, so they can not be ${symbol} too`;
}

function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}

function refused(message: string): Refused {
  return { kind: "refused", message };
}
