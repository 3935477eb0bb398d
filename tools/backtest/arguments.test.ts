import { describe, expect, test } from "vitest";
import { parseCommand } from "./arguments.ts";

const needed = ["add", "a.csv", "--symbol", "TESLA", "--class", "stocks", "--zone", "UTC"];

test("check takes a file and what the file does not say", () => {
  const args = ["check", "a.csv", "--capital", "1e3"];
  expect(parseCommand(["check", "a.csv"])).toEqual({
    ...{ kind: "check", file: "a.csv", capital: null, timeZone: null, dateOrder: null },
    ...{ timeframeMinutes: null, symbol: null, json: false },
  });
  expect(
    parseCommand([
      ...["check", "--json", "--capital", "50000.50", "--zone", "Asia/Kolkata", "a.csv"],
      ...["--date-order", "day-first", "--timeframe=60", "--symbol", "USDJPY"],
    ]),
  ).toEqual({
    ...{ kind: "check", file: "a.csv", capital: 50_000.5, timeZone: "Asia/Kolkata", dateOrder: "day-first" },
    ...{ timeframeMinutes: 60, symbol: "USDJPY", json: true },
  });
  expect(parseCommand(args)).toMatchObject({ kind: "misused" });
});

test("add takes a class in any case, and is of the dashboard and of history unless it is told otherwise", () => {
  expect(parseCommand(needed)).toMatchObject({ assetClass: "stocks", page: "dashboard", record: "backtest" });
  const more = ["--class", "STOCKS", "--page", "home", "--forward", "--exported", "2026-01-02"];
  expect(parseCommand([...needed, ...more])).toMatchObject({
    ...{ assetClass: "stocks", page: "home", record: "forward", exportedOn: "2026-01-02" },
  });
});

describe("a command that can not be meant is refused with a sentence:", () => {
  test.each([
    [[], "say check or add"],
    [["chek", "a.csv"], "chek is no command: it is check or add"],
    [["check"], "no file was named"],
    [["check", "a.csv", "b.csv"], "one file at a time: b.csv is one too many"],
    [["check", "a.csv", "--jsn"], "Unknown option '--jsn'"],
    [["check", "a.csv", "--capital"], "Option '--capital <value>' argument missing"],
    [["check", "a.csv", "--capital", "0"], "--capital 0: it must be a sum of money, such as 50000"],
    [["check", "a.csv", "--capital", "1,000"], "--capital 1,000: it must be a sum of money, such as 50000"],
    [["check", "a.csv", "--capital=-5"], "--capital -5: it must be a sum of money, such as 50000"],
    [["check", "a.csv", "--zone", "EST5"], "--zone EST5: it must be a zone such as America/New_York"],
    [["check", "a.csv", "--zone", ""], "--zone : it must be a zone such as America/New_York"],
    [["check", "a.csv", "--timeframe", "15m"], "--timeframe 15m: it must be a number of minutes, such as 15"],
    [["check", "a.csv", "--date-order", "dmy"], "--date-order dmy: it must be one of day-first, month-first"],
    [["add", "a.csv"], "--symbol is missing: the instrument, such as TESLA or USD/JPY"],
    [
      ["add", "a.csv", "--symbol", "T"],
      "--zone is missing: the zone of the chart's clock, such as America/New_York",
    ],
    [
      ["add", "a.csv", "--symbol", "T", "--zone", "UTC"],
      "--class is missing: one of stocks, forex, crypto, commodity, indices",
    ],
    [[...needed, "--symbol", "///"], "--symbol ///: it has no letter and no digit"],
    [
      [...needed, "--class", "bonds"],
      "--class bonds: it must be one of stocks, forex, crypto, commodity, indices",
    ],
    [[...needed, "--exported", "2026-02-30"], "--exported 2026-02-30: it must be a day such as 2026-01-02"],
    [[...needed, "--currency", "$"], "--currency $: it must be a code such as USD"],
    [[...needed, "--page", "blog"], "--page blog: it must be one of dashboard, home"],
    [[...needed, "--json"], "Unknown option '--json'"],
  ])("%j", (args, problem) => {
    expect(parseCommand(args)).toEqual({ kind: "misused", problem });
  });
});

test.each(["help", "--help"])("%s asks for help", (word) => {
  expect(parseCommand([word])).toEqual({ kind: "help" });
});
