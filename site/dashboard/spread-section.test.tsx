import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { averages, drawdownTable, missingReasons, spreadSection } from "#content/dashboard-spread.ts";
import { ledgerSample } from "#content/performance.ts";
import { type LedgerFacts, readLedger } from "#core/backtest/ledger.ts";
import { type ClassReport, classReport } from "#core/backtest/report.ts";
import { calendarDate } from "#core/calendar-date.ts";
import { SpreadSection } from "./spread-section.tsx";

const facts: LedgerFacts = {
  ...{ symbol: "TESLA", name: "Tesla", assetClass: "stocks", page: "dashboard", file: "stocks/tesla.csv" },
  ...{ timeframeMinutes: 15, timeZone: "America/New_York", currency: "USD", initialCapital: 1_000 },
  ...{ exportedOn: calendarDate("2025-06-01"), sample: false, record: "backtest", revisions: [] },
  dateOrder: null,
};

test("a figure without a value is a dash with the reason in words", () => {
  const shown = read(reportOf([[20, 30]]));
  const dash = (name: string, reason: string) => `${name}— ${reason}`;
  expect(shown).toContain(dash(averages.names.averageLoss, missingReasons["no-losses"]));
  expect(shown).toContain(dash(averages.names.profitFactor, missingReasons["no-losses"]));
  expect(shown).toContain(dash(averages.names.sharpe, missingReasons["few-months"]));
  expect(shown).toContain(dash(averages.names.growthPercentPerYear, missingReasons["under-a-year"]));
  expect(shown).toContain(drawdownTable.none);
});

test("without a trade there is no number that is none", () => {
  expect(read(reportOf([[]]))).not.toMatch(/NaN|Infinity|undefined|null/);
});

test("a drawdown that was not made up for says so", () => {
  expect(read(reportOf([[20, -30, 5]]))).toContain(drawdownTable.notYet);
});

test("ledgers without a common currency are shown in shares of the capital, and the page says so", () => {
  const mixed = read(reportOf([[20, -30], [10]], ["USD", "EUR"]));
  expect(mixed).toContain(spreadSection.shareNote);
  expect(mixed).not.toMatch(/[$€]/);
  expect(read(reportOf([[20, -30], [10]]))).not.toContain(spreadSection.shareNote);
});

test("every table and chart is marked as long as a ledger is a sample", () => {
  const report = reportOf([[20, -30]]);
  const marks = (sample: boolean) => read({ ...report, sample }).split(ledgerSample.label).length - 1;
  expect(marks(true)).toBe(4);
  expect(marks(false)).toBe(0);
});

/** What a reader sees: words beside each other are told apart by a space. */
function read(report: ClassReport): string {
  return renderToStaticMarkup(<SpreadSection report={report} />)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");
}

/** One ledger for each list of results, with a trade a day. */
function reportOf(results: readonly (readonly number[])[], currencies: readonly string[] = []): ClassReport {
  const ledgers = results.map((ofLedger, place) => {
    const currency = currencies[place] ?? facts.currency;
    const rows = ofLedger.flatMap((net, day) => [
      `${day + 1},Entry long,2025-01-${10 + day} 10:00,100,${net}`,
      `${day + 1},Exit long,2025-01-${10 + day} 12:00,101,${net}`,
    ]);
    const header = `Trade #,Type,Date and time,Price USD,Net P&L ${currency}`;
    const ledger = readLedger([header, ...rows].join("\n"), { ...facts, currency, file: `${place}.csv` });
    if ("kind" in ledger) throw new Error(ledger.message);
    return ledger;
  });
  return classReport("stocks", ledgers);
}
