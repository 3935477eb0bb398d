import { encodeUtf8 } from "#core/backtest/unicode-bytes.ts";
import { writeTradeList } from "#core/backtest/write-trade-list.ts";
import { recipes } from "./recipes.ts";
import { sampleTrades } from "./sample-trades.ts";
import { sampleWorkbook } from "./sample-workbook.ts";

/** Path in `backtests/` → bytes: every sample ledger and the manifest that names them. */
export function sampleFiles(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const recipe of recipes) {
    const { facts, generation, quoteCurrency, quoteRate } = recipe;
    const trades = { ...sampleTrades(recipe), capital: facts.initialCapital, currency: facts.currency };
    const list = writeTradeList({ ...trades, quoteCurrency, quoteRate }, generation);
    files.set(facts.file, facts.file.endsWith(".xlsx") ? sampleWorkbook(list, facts) : encodeUtf8(list));
  }
  const ledgers = recipes.map(
    ({ facts: { dateOrder: _order, record: _record, revisions: _none, ...facts } }) => facts,
  );
  files.set("manifest.json", encodeUtf8(`${JSON.stringify({ ledgers }, null, 2)}\n`));
  return files;
}
