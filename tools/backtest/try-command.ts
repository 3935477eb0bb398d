import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { calendarDate } from "#core/calendar-date.ts";
import { type Outcome, runCommand } from "./run-command.ts";

/** One trade that made 25, without a word about the capital. */
export const shortList = [
  "Trade #,Type,Date and time,Signal,Price USD,Net P&L USD",
  "1,Entry long,2025-03-03 10:00,Long,100,25",
  "1,Exit long,2025-03-04 10:30,Exit,110,25",
  "",
].join("\n");

export type Tried = Outcome & { readonly shown: string };

/** A command in a log, on 15 November 2026. */
export async function tryCommand(...args: string[]): Promise<Tried> {
  let shown = "";
  const screen = { write: (text: string) => (shown += text) };
  const today = calendarDate("2026-11-15");
  const outcome = await runCommand(args, { typedIn: undefined, screen, today });
  return { ...outcome, shown };
}

/** Until the test ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "backtest-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function scratchFile(name: string, content: string | Uint8Array, folder = scratchFolder()): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** One as `backtests/` is before anything is published. */
export function emptyLedgerFolder(): string {
  return path.dirname(scratchFile("manifest.json", '{ "ledgers": [] }\n'));
}

export function entriesOf(folder: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")).ledgers;
}
