import type { AssetClass } from "#core/backtest/instruments.ts";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import type { PublishedClass, PublishedFile } from "#core/backtest/published.ts";

/** What the engine needs to know of a published class to compute it anew. */
export type ClassSource = {
  readonly assetClass: AssetClass;
  /** In the order in which they were pooled. */
  readonly files: readonly PublishedFile[];
  readonly facts: readonly LedgerFacts[];
};

export function sourceOf({ report, files }: PublishedClass): ClassSource {
  return { assetClass: report.assetClass, files, facts: report.instruments.map(({ facts }) => facts) };
}
