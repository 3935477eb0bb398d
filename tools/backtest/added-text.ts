import { figuresOf } from "#core/backtest/figures.ts";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { plain, signedPercent } from "./printed-number.ts";
import type { ReadExport } from "./read-export.ts";

/** A ledger of the folder, as it lies there. */
export type Lying = { readonly facts: LedgerFacts; readonly bytes: Uint8Array; readonly sha256: string };

export type Added = {
  readonly facts: LedgerFacts;
  readonly read: ReadExport;
  readonly replaced: Lying | undefined;
  readonly isDayGiven: boolean;
};

export function addedText({ facts, read, replaced, isDayGiven }: Added): string {
  const { trades, totalReturnPercent, capital } = figuresOf(read.ledger.account);
  const capitalFrom = read.ledger.isCapitalInferred ? " (inferred from the percentages in the list)" : "";
  const dayFrom = isDayGiven ? "" : " (the day the file was last changed; --exported states another)";
  const page = facts.page === "home" ? "/" : `/dashboard?market=${facts.assetClass}`;
  const old = replaced && [
    `  replaces  ${replaced.facts.file}, which is removed; it stays listed with its SHA-256`,
    `            ${replaced.sha256}`,
  ];
  return lines([
    `Added ${facts.symbol} to ${facts.assetClass}: ${plain(trades, 0)} ${trades === 1 ? "trade" : "trades"}, ${signedPercent(totalReturnPercent)}.`,
    `  file      ${facts.file}`,
    `  SHA-256   ${read.sha256}`,
    `  capital   ${plain(capital)} ${facts.currency}${capitalFrom}`,
    `  bars      ${facts.timeframeMinutes} min (${read.barsAre})`,
    `  exported  ${facts.exportedOn}${dayFrom}`,
    ...(old ?? []),
    `Next: npm test, npm run build, look at ${page}, and commit backtests/.`,
  ]);
}

export function alreadyThereText({ facts, sha256 }: Lying): string {
  return lines([
    `These bytes are published already, as ${facts.symbol} of ${facts.assetClass}: nothing was changed.`,
    `  file     ${facts.file}`,
    `  SHA-256  ${sha256}`,
  ]);
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join("");
}
