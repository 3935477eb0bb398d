import { expect, test } from "vitest";
import { assetClasses } from "#core/backtest/instruments.ts";
import { classReport } from "#core/backtest/report.ts";
import { everyTrade, findTrades } from "#core/backtest/trade-query.ts";
import { firstTradePage } from "./first-trade-page.ts";
import { publishedLedgers } from "./published-ledgers.ts";

test.each(assetClasses)(
  "the first page of %s is what the engine finds without a filter",
  async (assetClass) => {
    const ledgers = (await publishedLedgers()).filter(
      ({ facts }) => facts.page === "dashboard" && facts.assetClass === assetClass,
    );
    const { returnPercent, ...found } = findTrades(ledgers, everyTrade);
    const report = classReport(assetClass, ledgers);
    const { returnPercent: shown, ...first } = firstTradePage({ report, files: [], lastTrades: found.lines });
    expect(first).toEqual(found);
    expect(shown).toBeCloseTo(returnPercent, 6);
  },
);
