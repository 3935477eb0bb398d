import { expect, test } from "vitest";
import { type LedgerFacts, readLedger } from "#core/backtest/ledger.ts";
import { classReport } from "#core/backtest/report.ts";
import { workingsOf } from "#core/backtest/workings.ts";
import { calendarDate } from "#core/calendar-date.ts";
import * as spread from "./dashboard-spread.ts";
import { definitions, methodology } from "./methodology.ts";

const facts: LedgerFacts = {
  ...{ symbol: "USD/JPY", name: "US dollar to yen", assetClass: "forex", page: "dashboard", file: "yen.csv" },
  ...{ timeframeMinutes: 15, timeZone: "America/New_York", currency: "USD", initialCapital: 1_000 },
  ...{ exportedOn: calendarDate("2025-06-01"), sample: false, record: "backtest", revisions: [] },
  dateOrder: null,
};

test("every definition that the figures link to is there once", () => {
  const ids = [
    "trade",
    "total-return",
    "win-rate",
    "month",
    "sharpe",
    "sortino",
    "drawdown",
    "profit-factor",
  ];
  ids.push("cagr", "benchmark", "pips", "ytd", "hold", "capital", "costs");
  expect(definitions.map(({ id }) => id).sort()).toEqual(ids.map((id) => `method-${id}`).sort());
});

test("every definition has a text and a formula that names what it is made of", () => {
  for (const { id, formulas, text } of definitions) {
    expect(formulas.length, id).toBeGreaterThan(0);
    for (const parts of formulas) {
      expect(typeof parts[0], id).toBe("object");
      expect(parts[1], id).toContain(" = ");
    }
    expect(text, id).toMatch(/\.$/);
  }
});

test("the words neither shout nor use an em dash, and nothing is called verified", () => {
  const said = JSON.stringify([definitions, methodology, spread]);
  expect(said).not.toMatch(/[!—]|[Vv]erified|guaranteed|undefined|NaN/);
});

test("the numbers beside the formulas give what the formulas say", () => {
  expect(worked([120, -60, 40])).toMatchObject({
    "method-trade": "3 closed, none open.",
    "method-capital": "USD/JPY $1,000.",
    "method-total-return": "+$100 / $1,000 = +10.00%.",
    "method-win-rate": "2 of 3 = 66.67%; Wilson 20.8% to 93.9%. Break-even: 1 / (1 + 1.3333) = 42.86%.",
    "method-profit-factor": "$160 / $60 = 2.67. Payoff: $80 / $60 = 1.33.",
    "method-month": "March 2025: +$40 / $1,060 = +3.77%.",
    // Months of 12, −5.357 and 3.774 percent.
    "method-ytd": "2025: sum +10.42%, compounded +10.00%.",
    "method-sharpe": "(3.472% − 0.167%) / 7.089% = 0.47, over 3 months. Annualised: 1.32.",
    "method-drawdown": "Closed trades: $1,120 down to $1,060 = −5.36%. The files have no excursions.",
    "method-cagr": null,
    "method-benchmark": "USD/JPY +2.00%.",
    "method-pips": "USD/JPY +600 pips.",
    "method-hold": "Average 2 h, median 2 h.",
    "method-costs": "The files do not state the commission.",
  });
});

test("without trades nothing is divided, and no infinity stands in its place", () => {
  const lines = worked([]);
  for (const id of ["win-rate", "profit-factor", "month", "ytd", "sharpe", "sortino", "drawdown", "cagr"]) {
    expect(lines[`method-${id}`], id).toBeNull();
  }
  expect(JSON.stringify(lines)).not.toMatch(/NaN|Infinity|undefined/);
});

/** One long trade a month from January on, two yen up, held for two hours. */
function worked(results: readonly number[]): Record<string, string | null> {
  const rows = results.flatMap((net, place) => [
    `${place + 1},Entry long,2025-0${place + 1}-10 08:00,100,${net}`,
    `${place + 1},Exit long,2025-0${place + 1}-10 10:00,102,${net}`,
  ]);
  const ledger = readLedger(["Trade #,Type,Date and time,Price JPY,Net P&L USD", ...rows].join("\n"), facts);
  if ("kind" in ledger) throw new Error(ledger.message);
  const report = classReport("forex", [ledger]);
  const workings = workingsOf(report);
  return Object.fromEntries(definitions.map(({ id, worked: work }) => [id, work({ report, workings })]));
}
