import { ledgerAddress } from "./addresses.ts";
import type { Generation } from "./columns.ts";
import { figuresOf } from "./figures.ts";
import type { AssetClass } from "./instruments.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerFile } from "./ledger-file.ts";
import { type ClassReport, classReport } from "./report.ts";
import type { TradeLine } from "./trade-line.ts";
import { everyTrade, findTrades } from "./trade-query.ts";
import { type Comparison, reconcile } from "./workbook/reconcile.ts";

/** A file as visitors can download it: the bytes that were read. */
export type PublishedFile = {
  readonly symbol: string;
  /** From the manifest's folder. */
  readonly file: string;
  readonly address: string;
  readonly format: "csv" | "xlsx";
  /** Of the trade list in it. */
  readonly generation: Generation;
  readonly bytes: number;
  readonly sha256: string;
  /** Our figures beside those that the platform wrote into the workbook; null for a list of trades alone. */
  readonly reconciliation: readonly Comparison[] | null;
};

/** Everything the dashboard shows of one class. Plain data: the page and the API hand out the same. */
export type PublishedClass = {
  readonly report: ClassReport;
  readonly files: readonly PublishedFile[];
  /** The first page of the table of trades. */
  readonly lastTrades: readonly TradeLine[];
};

/** One tab. */
export type MarketCount = { readonly assetClass: AssetClass; readonly trades: number };

export function publishedFile(ledger: LedgerFile, bytes: number, sha256: string): PublishedFile {
  const { facts, list, account, workbook } = ledger;
  return {
    symbol: facts.symbol,
    file: facts.file,
    address: ledgerAddress(facts.file),
    format: workbook === null ? "csv" : "xlsx",
    generation: list.generation,
    bytes,
    sha256,
    reconciliation: workbook && reconcile(figuresOf(account), workbook.own),
  };
}

export function publishedClass(
  assetClass: AssetClass,
  ledgers: readonly Ledger[],
  files: readonly PublishedFile[],
): PublishedClass {
  return {
    report: classReport(assetClass, ledgers),
    files,
    lastTrades: findTrades(ledgers, everyTrade).lines,
  };
}

export function ledgersOf<Kind extends Ledger>(ledgers: readonly Kind[], assetClass: AssetClass): Kind[] {
  return ledgers.filter(({ facts }) => facts.page === "dashboard" && facts.assetClass === assetClass);
}
