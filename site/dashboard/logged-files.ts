import type { Revision } from "#core/backtest/ledger.ts";
import type { PublishedClass } from "#core/backtest/published.ts";

/** A file that is published, or was. */
export type LoggedFile = Omit<Revision, "supersededOn"> & {
  readonly symbol: string;
  /** Null for the one that is published now. */
  readonly supersededOn: Revision["supersededOn"] | null;
};

/** The last exported first, each with what it replaced below it where they were exported on the same day. */
export function loggedFiles({ report, files }: PublishedClass): LoggedFile[] {
  const all = report.instruments.flatMap(({ facts, figures }): LoggedFile[] => {
    const { symbol, file, exportedOn, revisions } = facts;
    const sha256 = files.find((one) => one.file === file)?.sha256;
    const current = { symbol, file, exportedOn, trades: figures.trades, supersededOn: null };
    const replaced = revisions.map((revision) => ({ ...revision, symbol }));
    return [...(sha256 === undefined ? [] : [{ ...current, sha256 }]), ...replaced];
  });
  return all.sort((a, b) => newestFirst(a.exportedOn, b.exportedOn) || newestFirst(leftOn(a), leftOn(b)));
}

/** What is still there has left after everything else. */
function leftOn({ supersededOn }: LoggedFile): string {
  return supersededOn ?? "9999-12-31";
}

function newestFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0;
}
