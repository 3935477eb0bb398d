import type { Agreement } from "#core/backtest/agreement.ts";
import type { ExtraCosts } from "#core/backtest/extra-costs.ts";
import type { OwnFileFacts, OwnReport } from "#core/backtest/own-file.ts";
import type { Refusal } from "#core/backtest/refusal.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import type { TradePage, TradeQuery } from "#core/backtest/trade-query.ts";

/** Whether the bytes that came are those whose hash is published. */
export type CheckedFile = {
  readonly file: string;
  readonly bytes: number;
  /** Null where the browser does not hash: it does so only over https and on the visitor's own machine. */
  readonly sha256: string | null;
  readonly isPublished: boolean | null;
};

export type Recomputed = {
  readonly files: readonly CheckedFile[];
  readonly outcome:
    | { readonly kind: "compared"; readonly report: ClassReport; readonly agreement: Agreement }
    /** A file that came is no trade list that the engine accepts. */
    | Refusal;
};

export type RecomputeStep =
  | { readonly kind: "download"; readonly done: number; readonly files: number }
  | { readonly kind: "hash" }
  | { readonly kind: "compute" };

/** Why there is no answer. */
export type WorkbenchProblem =
  /** The status is null where no answer came at all. */
  | { readonly kind: "download"; readonly file: string; readonly status: number | null }
  /** Its hash is not the published one. Nothing but the comparison itself goes on with such a file. */
  | { readonly kind: "changed"; readonly file: string }
  | { readonly kind: "refused"; readonly message: string }
  /** The worker did not start, or ended. */
  | { readonly kind: "stopped" };

export class WorkbenchFailure extends Error {
  readonly problem: WorkbenchProblem;

  constructor(problem: WorkbenchProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export function problemOf(fault: unknown): WorkbenchProblem {
  return fault instanceof WorkbenchFailure ? fault.problem : { kind: "stopped" };
}

/**
 * The engine over the downloaded files of one class, in a worker. Each file is fetched once; one that could not be is
 * asked for again by the next question. Rejects with a `WorkbenchFailure`.
 */
export type Workbench = {
  recompute: (onStep: (step: RecomputeStep) => void) => Promise<Recomputed>;
  findTrades: (query: TradeQuery) => Promise<TradePage>;
  withCosts: (costs: ExtraCosts) => Promise<ClassReport>;
  /** Never leaves the browser. */
  readOwn: (file: File, facts: Omit<OwnFileFacts, "file">) => Promise<OwnReport | Refusal>;
  close: () => void;
};
