import { answerFile, classAnswers, ledgerAddress } from "#core/backtest/addresses.ts";
import manifest from "./manifest.json" with { type: "json" };
import { publishedMarkets } from "./published-markets.ts";

/** What the build writes of the ledgers beside the pages: their own bytes, and what the API answers. */
export const publishedFiles: readonly string[] = [
  ...manifest.ledgers.map(({ file }) => ledgerAddress(file)),
  ...publishedMarkets.flatMap((market) => classAnswers.map((answer) => answerFile(answer, market))),
];
