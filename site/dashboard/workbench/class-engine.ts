import { compareReports } from "#core/backtest/agreement.ts";
import { type ExtraCosts, withExtraCosts } from "#core/backtest/extra-costs.ts";
import type { Ledger, LedgerFacts } from "#core/backtest/ledger.ts";
import { readLedgerFile } from "#core/backtest/ledger-file.ts";
import type { PublishedFile } from "#core/backtest/published.ts";
import type { Refusal } from "#core/backtest/refusal.ts";
import { type ClassReport, classReport } from "#core/backtest/report.ts";
import { findTrades, type TradePage, type TradeQuery } from "#core/backtest/trade-query.ts";
import type { Inflate } from "#core/backtest/workbook/unzip.ts";
import type { ClassSource } from "./class-source.ts";
import { type CheckedFile, type Recomputed, type RecomputeStep, WorkbenchFailure } from "./workbench.ts";

/** What the engine asks of the browser. */
export type Surroundings = {
  readonly fetch: (address: string) => Promise<Response>;
  /** Null where there is none. */
  readonly sha256: ((bytes: Uint8Array<ArrayBuffer>) => Promise<string>) | null;
  readonly inflate: Inflate;
};

type Download = { readonly facts: LedgerFacts; readonly bytes: Uint8Array<ArrayBuffer> };

export function openClass({ assetClass, files, facts }: ClassSource, surroundings: Surroundings) {
  const download = onceEach((file: PublishedFile) => downloaded(file, surroundings));
  const check = onceEach(async (file: PublishedFile) =>
    checkedFile(file, (await download(file)).bytes, surroundings),
  );
  const read = onceEach(async (file: PublishedFile) => {
    const { bytes, facts: own } = await download(file);
    return readLedgerFile(bytes, own, surroundings.inflate);
  });

  async function downloaded(file: PublishedFile, { fetch }: Surroundings): Promise<Download> {
    const own = facts.find((one) => one.file === file.file);
    if (own === undefined) throw new Error(`${file.file} is published without a report`);
    return { facts: own, bytes: await bytesOf(file, fetch) };
  }

  /** Of the published bytes only: figures of other bytes must not stand on the page as if they were its own. */
  async function publishedLedgers(): Promise<Ledger[]> {
    const changed = (await Promise.all(files.map(check))).find(({ isPublished }) => isPublished === false);
    if (changed) throw new WorkbenchFailure({ kind: "changed", file: changed.file });
    const ledgers = await readAll();
    if ("kind" in ledgers) throw new WorkbenchFailure({ kind: "refused", message: ledgers.message });
    return ledgers;
  }

  async function readAll(): Promise<Ledger[] | Refusal> {
    const ledgers: Ledger[] = [];
    for (const ledger of await Promise.all(files.map(read))) {
      if ("kind" in ledger) return ledger;
      ledgers.push(ledger);
    }
    return ledgers;
  }

  return {
    async recompute(published: ClassReport, onStep: (step: RecomputeStep) => void): Promise<Recomputed> {
      let done = 0;
      const told = () => onStep({ kind: "download", done, files: files.length });
      told();
      await Promise.all(
        files.map(async (file) => {
          await download(file);
          done += 1;
          told();
        }),
      );
      onStep({ kind: "hash" });
      const checked = await Promise.all(files.map(check));
      onStep({ kind: "compute" });
      const ledgers = await readAll();
      if ("kind" in ledgers) return { files: checked, outcome: ledgers };
      const report = classReport(assetClass, ledgers);
      return {
        files: checked,
        outcome: { kind: "compared", report, agreement: compareReports(published, report) },
      };
    },

    async findTrades(query: TradeQuery): Promise<TradePage> {
      return findTrades(await publishedLedgers(), query);
    },

    async withCosts(costs: ExtraCosts): Promise<ClassReport> {
      const ledgers = await publishedLedgers();
      return classReport(
        assetClass,
        ledgers.map((ledger) => ({ ...ledger, account: withExtraCosts(ledger.account, costs) })),
      );
    },
  };
}

async function bytesOf(
  { file, address }: PublishedFile,
  fetch: Surroundings["fetch"],
): Promise<Uint8Array<ArrayBuffer>> {
  let status: number | null = null;
  try {
    const response = await fetch(address);
    status = response.status;
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw Object.assign(new WorkbenchFailure({ kind: "download", file, status }), { cause });
  }
  throw new WorkbenchFailure({ kind: "download", file, status });
}

async function checkedFile(
  { file, sha256: published }: PublishedFile,
  bytes: Uint8Array<ArrayBuffer>,
  { sha256: hash }: Surroundings,
): Promise<CheckedFile> {
  const sha256 = (await hash?.(bytes)) ?? null;
  return { file, bytes: bytes.length, sha256, isPublished: sha256 === null ? null : sha256 === published };
}

/** Remembers what was answered for each file, and nothing that failed. */
function onceEach<Answer>(ask: (file: PublishedFile) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (file: PublishedFile): Promise<Answer> => {
    const known = answers.get(file.file);
    if (known) return known;
    const answer = ask(file);
    answers.set(file.file, answer);
    answer.catch(() => answers.delete(file.file));
    return answer;
  };
}
