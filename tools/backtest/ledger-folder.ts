import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { manifestText, parseManifest } from "#core/backtest/manifest.ts";

export type FolderManifest =
  | { readonly kind: "read"; readonly ledgers: readonly LedgerFacts[] }
  | { readonly kind: "refused"; readonly message: string };

/** What is to happen in the folder, all of it or nothing. */
export type Change = {
  readonly ledgers: readonly LedgerFacts[];
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly removed: string | null;
};

export function readManifest(folder: string): FolderManifest {
  const file = path.join(folder, "manifest.json");
  try {
    const parsed = parseManifest(JSON.parse(readFileSync(file, "utf8")));
    if (parsed.kind === "read") return parsed;
    return { kind: "refused", message: `${file}: ${parsed.problems.join("; ")}` };
  } catch (error) {
    return { kind: "refused", message: `${file}: ${error instanceof Error ? error.message : error}` };
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Such as "forex/usd-jpy-2026-01-02.csv", or with a number behind it where that name was ever given away. */
export function freeName(
  { symbol, assetClass, exportedOn }: Pick<LedgerFacts, "symbol" | "assetClass" | "exportedOn">,
  extension: "csv" | "xlsx",
  isTaken: (file: string) => boolean,
): string {
  const words = symbol.toLowerCase().split(/[^a-z0-9]+/);
  const stem = `${assetClass}/${words.filter((word) => word !== "").join("-")}-${exportedOn}`;
  for (let count = 1; ; count += 1) {
    const file = `${stem}${count === 1 ? "" : `-${count}`}.${extension}`;
    if (!isTaken(file)) return file;
  }
}

/**
 * The manifest changes in one step, between the arrival of the new file and the removal of the old one: at no moment
 * does it name a file that is not there.
 */
export function applyChange(folder: string, { ledgers, file, bytes, removed }: Change): void {
  const place = path.join(folder, file);
  const isNew = !existsSync(place);
  const manifest = path.join(folder, "manifest.json");
  try {
    mkdirSync(path.dirname(place), { recursive: true });
    if (isNew) writeWhole(place, bytes);
    writeWhole(manifest, manifestText(ledgers));
  } catch (error) {
    if (isNew) rmSync(place, { force: true });
    throw error;
  }
  if (removed !== null) rmSync(path.join(folder, removed), { force: true });
}

/** Under another name first: whoever reads meanwhile sees the old file or the new one, never a part. */
function writeWhole(place: string, content: Uint8Array | string): void {
  const written = `${place}.writing`;
  try {
    writeFileSync(written, content);
    renameSync(written, place);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
}
