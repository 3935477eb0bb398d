import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hypotheticalResults, ledgerSample, performanceSection } from "#content/performance.ts";
import { Performance, type PerformanceReport } from "./performance.tsx";

const report: PerformanceReport = {
  claim: { winRatePercent: 91.4286, trades: 350, wins: 320 },
  ledger: {
    name: "SENSEX",
    period: "Jan 2024 to Dec 2025",
    clock: "IST",
    trades: 3,
    wins: 2,
    equity: [0, 4, 1.5, 6.25],
    times: [{ at: 0, label: "Jan 2024" }],
    lastTrades: [
      {
        number: 3,
        opened: "30 Dec, 10:15",
        symbol: "SENSEX",
        side: "Long",
        entry: "81,000.00",
        exit: "81,900.00",
        resultPercent: 4.75,
        runningPercent: 6.25,
      },
    ],
    totalReturnPercent: 6.25,
  },
  tradeCounts: { stocks: 204 },
  classes: [
    ledgerClass("Stocks", { trades: 1000, wins: 800 }),
    ledgerClass("Forex", { trades: 500, wins: 250 }),
  ],
  sample: true,
};

function ledgerClass(name: string, counts: { trades: number; wins: number }) {
  return {
    ...counts,
    name,
    instruments: [name.toUpperCase()],
    winRatePercent: (counts.wins / counts.trades) * 100,
    totalReturnPercent: 1,
    maxDrawdownPercent: -1,
  };
}

function read(shown?: PerformanceReport): string {
  return renderToStaticMarkup(<Performance report={shown} />).replaceAll(/<[^>]+>/g, "");
}

test("without a ledger there is no figure, only the heading, the way to check and the risk statement", () => {
  const text = read();
  expect(text).toContain(performanceSection.heading);
  expect(text).toContain(performanceSection.report.label);
  expect(text).toContain(hypotheticalResults.text);
  expect(text).not.toContain("%");
});

test("a report without a claim makes none", () => {
  expect(read(report)).toContain("90%+");
  expect(read({ ...report, claim: undefined })).not.toContain("90%+");
});

test("the totals below the ledgers are the sums of their rows", () => {
  const text = read(report);
  expect(text).toContain(`${performanceSection.ledgers.sum}1,5001,05070.00%`);
  expect(text).toContain("1,500 trades");
});

test("the risk statement stands beside the figures, and sample ledgers say so", () => {
  expect(read(report)).toContain(hypotheticalResults.text);
  expect(read(report)).toContain(ledgerSample.all);
  expect(read({ ...report, sample: false })).not.toContain(ledgerSample.label);
});
