import { existsSync, readFileSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { commandLimits, sizeText } from "#core/backtest/reading-limits.ts";

export type InputFile =
  | {
      readonly kind: "read";
      readonly place: string;
      readonly bytes: Uint8Array;
      readonly changedAtMs: number;
    }
  | { readonly kind: "refused"; readonly message: string };

/** npm starts every script in the project's folder; the name was typed in `typedIn`, where that is known. */
export function readInputFile(file: string, typedIn: string | undefined): InputFile {
  const here = path.resolve(file);
  const there = path.resolve(typedIn ?? "", file);
  const place = existsSync(here) ? here : there;
  try {
    const stats = statSync(place);
    const problem = problemOf(stats);
    if (problem !== null) return refused(file, problem);
    return { kind: "read", place, bytes: readFileSync(place), changedAtMs: stats.mtimeMs };
  } catch (error) {
    return refused(file, reasonOf(error));
  }
}

function problemOf(stats: Stats): string | null {
  if (stats.isDirectory()) return "this is a folder; name a file in it";
  if (!stats.isFile()) return "this is not a file";
  if (stats.size <= commandLimits.bytes) return null;
  return `the file has ${sizeText(stats.size)}, more than the ${sizeText(commandLimits.bytes)} that are read`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR") return "there is no such file";
  if (code === "EACCES" || code === "EPERM") return "this user may not read it";
  return `it can not be read (${code || error})`;
}

function refused(file: string, problem: string): InputFile {
  return { kind: "refused", message: `${file}: ${problem}` };
}
