import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TradeLine } from "#core/backtest/trade-line.ts";
import { everyTrade, type TradePage } from "#core/backtest/trade-query.ts";
import { TradeTable } from "./trade-table.tsx";

const line: TradeLine = {
  symbol: "GBP/JPY",
  number: 7,
  direction: "short",
  entryWallMs: Date.UTC(2024, 0, 2, 0, 30),
  exitWallMs: Date.UTC(2024, 0, 2, 2, 45),
  entryPrice: 180.3,
  exitPrice: 179.596,
  entrySignal: '<img src=x onerror="alert(1)">',
  exitSignal: "=HYPERLINK(1)",
  netProfit: -139.3,
  currency: "USD",
  returnPercent: -0.56,
  holdMinutes: 135,
};
const page: TradePage = {
  lines: [line],
  found: 30,
  wins: 9,
  returnPercent: 1.5,
  netProfit: 375,
  page: 0,
  pages: 2,
};

function markup(over: Partial<TradePage> = {}, currency: string | null = "USD"): string {
  return renderToStaticMarkup(
    <TradeTable
      page={{ ...page, ...over }}
      currency={currency}
      decimalsOf={() => 3}
      sort={everyTrade}
      onSort={undefined}
    />,
  );
}

test("a signal is text, whatever it says", () => {
  expect(markup()).not.toContain("<img");
  expect(markup()).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(markup()).toContain(">=HYPERLINK(1)<");
});

test("prices have the decimals of their ledger, results their sign and their currency", () => {
  expect(markup()).toContain(">180.300<");
  expect(markup()).toContain(">179.596<");
  expect(markup()).toContain(">\u2212$139.30<");
  expect(markup()).toContain(">\u22120.56%<");
});

test("the totals are those of every page, without a sum of money where there is no common currency", () => {
  expect(markup()).toContain(">+$375.00<");
  const without = markup({ netProfit: null }, null);
  expect(without).not.toContain("375");
  expect(without).toContain(">+1.50%<");
});

test("without script a head is a word and not a button, and says how it is sorted", () => {
  expect(markup()).not.toContain("<button");
  expect(markup()).toContain('aria-sort="descending">Exit time<');
});
