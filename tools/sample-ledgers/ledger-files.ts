import { writeTradeList } from "#core/backtest/write-trade-list.ts";
import { recipes } from "./recipes.ts";
import { sampleTrades } from "./sample-trades.ts";

/** Path in `backtests/` → text: every sample ledger and the manifest that names them. */
export function sampleFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const recipe of recipes) {
    const { facts, generation, quoteCurrency, quoteRate } = recipe;
    const list = { ...sampleTrades(recipe), capital: facts.initialCapital, currency: facts.currency };
    files.set(facts.file, writeTradeList({ ...list, quoteCurrency, quoteRate }, generation));
  }
  const ledgers = recipes.map(({ facts: { dateOrder: _, ...facts } }) => facts);
  files.set("manifest.json", `${JSON.stringify({ ledgers }, null, 2)}\n`);
  return files;
}
