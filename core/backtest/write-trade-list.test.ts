import { expect, test } from "vitest";
import type { OpenTrade, Trade } from "./trade.ts";
import { writeTradeList } from "./write-trade-list.ts";

const enteredAtMs = Date.UTC(2024, 0, 3, 10);
const exitedAtMs = Date.UTC(2024, 0, 3, 12, 30);

const trade: Trade = {
  number: 1,
  direction: "short",
  entrySignal: '=zone, "upper"',
  entryPrice: 100,
  enteredAtMs,
  entryWallMs: enteredAtMs,
  quantity: 10,
  commission: 0.5,
  favourable: 55,
  adverse: -12,
  exitSignal: "TP",
  exitPrice: 96,
  exitedAtMs,
  exitWallMs: exitedAtMs,
  netProfit: 40,
  netPercent: 4,
  bars: 11,
};
const open: OpenTrade = {
  ...trade,
  number: 2,
  entrySignal: "zone",
  favourable: 0,
  adverse: -5,
  markPrice: 99,
  markWallMs: exitedAtMs,
  markedProfit: -3,
};
const list = {
  trades: [trade],
  open: [open],
  capital: 1_000,
  currency: "USD",
  quoteCurrency: "EUR",
  quoteRate: () => 1,
};

test("a list of 2024 is newest first, with positive drawdowns and nothing but the entry of an open trade", () => {
  expect(writeTradeList(list, "G2").split("\n")).toEqual([
    "Trade #,Type,Signal,Date/Time,Price EUR,Contracts,Profit USD,Profit %,Cum. Profit USD,Cum. Profit %,Run-up USD,Run-up %,Drawdown USD,Drawdown %",
    "2,Exit Short,Open,,,,,,,,,,,",
    "2,Entry Short,zone,2024-01-03 10:00,100,,,,,,,,,",
    "1,Exit Short,TP,2024-01-03 12:30,96,10,40,4.00,40,4.00,55,5.50,12,1.20",
    `1,Entry Short,"'=zone, ""upper""",2024-01-03 10:00,100,10,40,4.00,40,4.00,55,5.50,12,1.20`,
    "",
  ]);
});

test("a list of July 2026 is oldest first, with a byte order mark, costs, bars and a marked open trade", () => {
  expect(writeTradeList(list, "G7").split("\n").slice(1)).toEqual([
    "1,Exit short,2024-01-03 12:30,TP,96,10,1000,40,4.00,0.5,55,5.50,-12,-1.20,40,4.00,11",
    `1,Entry short,2024-01-03 10:00,"'=zone, ""upper""",100,10,1000,40,4.00,0.5,55,5.50,-12,-1.20,40,4.00,11`,
    "2,Exit short,2024-01-03 12:30,Open,99,10,1000,-3,,0.5,0,0.00,-5,-0.50,37,3.70,",
    "2,Entry short,2024-01-03 10:00,zone,100,10,1000,-3,,0.5,0,0.00,-5,-0.50,37,3.70,",
    "",
  ]);
  expect(writeTradeList(list, "G7").startsWith("\ufeffTrade number,Type,Date and time,")).toBe(true);
});
