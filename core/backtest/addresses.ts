import type { AssetClass } from "./instruments.ts";

/** Of a ledger's original bytes; the file is named from the manifest's folder. */
export function ledgerAddress(file: string): string {
  return `/backtests/${file}`;
}

/** What the API answers for one class, such as `/api/portfolio-metrics/stocks`. */
export const classAnswers = ["portfolio-metrics", "backtest-results"] as const;

export type ClassAnswer = (typeof classAnswers)[number];

/** The build writes it, the server answers with it. Not below `/api`, which the development server passes on. */
export function answerFile(answer: ClassAnswer, assetClass: AssetClass): string {
  return `/backtests/${answer}/${assetClass}.json`;
}
