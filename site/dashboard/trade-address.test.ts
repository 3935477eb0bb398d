import { expect, test } from "vitest";
import { everyTrade, type TradeQuery } from "#core/backtest/trade-query.ts";
import {
  isFiltered,
  isFirstPage,
  pageField,
  sortField,
  type TradeAddress,
  tradeQuery,
} from "./trade-address.ts";

const nothing: TradeAddress = {
  symbol: null,
  side: null,
  result: null,
  from: null,
  to: null,
  sort: null,
  page: null,
};

function queryOf(address: Partial<TradeAddress>): TradeQuery {
  return tradeQuery({ ...nothing, ...address }, ["TESLA", "USD/JPY"]);
}

test("an address without parameters asks for the page that was served", () => {
  expect(queryOf({})).toEqual(everyTrade);
  expect(isFirstPage(queryOf({}))).toBe(true);
});

test.each<[string, Partial<TradeAddress>, Partial<TradeQuery>]>([
  ["a symbol", { symbol: "USD/JPY" }, { symbol: "USD/JPY" }],
  ["a side", { side: "short" }, { direction: "short" }],
  ["a result", { result: "break-even" }, { result: "break-even" }],
  ["a first day from its midnight on", { from: "2024-03-05" }, { fromWallMs: Date.UTC(2024, 2, 5) }],
  ["a last day to its end", { to: "2024-02-28" }, { untilWallMs: Date.UTC(2024, 1, 29) }],
  ["the last of all days", { to: "9999-12-31" }, { untilWallMs: Date.UTC(9999, 11, 31) }],
  ["an order, rising", { sort: "entry" }, { order: "entry", descending: false }],
  ["an order, falling", { sort: "-result" }, { order: "result", descending: true }],
  ["a page, counted from one", { page: "9" }, { page: 8 }],
])("the address says %s", (_, address, query) => {
  expect(queryOf(address)).toEqual({ ...everyTrade, ...query });
  expect(isFirstPage(queryOf(address))).toBe(false);
});

test.each<Partial<TradeAddress>>([
  { symbol: "SPX" },
  { symbol: "" },
  { side: "Long" },
  { result: "__proto__" },
  { from: "2024-02-30" },
  { from: "yesterday" },
  { to: "0024-01-01" },
  { sort: "price" },
  { sort: "--exit" },
  { page: "0" },
  { page: "-2" },
  { page: "1e3" },
  { page: "2.5" },
])("what makes no sense is as good as nothing: %j", (address) => {
  expect(queryOf(address)).toEqual(everyTrade);
});

test("an order and a page are read back as they were written", () => {
  for (const order of ["exit", "entry", "symbol", "number", "side", "result", "hold"] as const) {
    for (const descending of [true, false]) {
      expect(queryOf({ sort: sortField({ order, descending }) })).toMatchObject({ order, descending });
    }
  }
  for (const page of [0, 1, 41]) expect(queryOf({ page: pageField(page) }).page).toBe(page);
});

test("an order or a page is no filter", () => {
  expect(isFiltered(queryOf({ sort: "hold", page: "2" }))).toBe(false);
  expect(isFiltered(queryOf({ to: "2024-01-01" }))).toBe(true);
});
