import type { ExtraCosts } from "#core/backtest/extra-costs.ts";
import type { OwnFileFacts } from "#core/backtest/own-file.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import type { TradeQuery } from "#core/backtest/trade-query.ts";
import type { ClassSource } from "./class-source.ts";
import type { RecomputeStep, WorkbenchProblem } from "./workbench.ts";

export type Question =
  | { readonly kind: "recompute"; readonly published: ClassReport }
  | { readonly kind: "trades"; readonly query: TradeQuery }
  | { readonly kind: "costs"; readonly costs: ExtraCosts }
  | { readonly kind: "own"; readonly file: File; readonly facts: Omit<OwnFileFacts, "file"> };

/** The class comes first, then questions by number. */
export type ToWorker =
  | { readonly kind: "open"; readonly source: ClassSource }
  | { readonly kind: "ask"; readonly number: number; readonly question: Question };

export type FromWorker =
  | { readonly kind: "step"; readonly number: number; readonly step: RecomputeStep }
  | { readonly kind: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly kind: "problem"; readonly number: number; readonly problem: WorkbenchProblem };
