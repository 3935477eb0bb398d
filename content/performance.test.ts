import { expect, test } from "vitest";
import { filesAnchor } from "./dashboard-trades.ts";
import { checkSteps, hypotheticalResults, performanceSection, winRateClaim } from "./performance.ts";

test("the block has the heading and the button of the specification", () => {
  expect(performanceSection.heading).toBe("Proven Performance. Verified Results.");
  expect(performanceSection.report).toEqual({ label: "View Full Backtest Report", to: "/dashboard" });
});

test("the claim names SENSEX, 15-minute, backtest, the ledger's own rate and its number of trades", () => {
  const { figure, statement } = winRateClaim(91.43, 1350);
  expect(figure).toBe("90%+");
  for (const part of ["SENSEX", "15-minute", "backtest", "91.43%", "1,350 closed trades"]) {
    expect(statement).toContain(part);
  }
});

test("a ledger that does not bear the claim out is shown with its own rate", () => {
  expect(winRateClaim(90, 10).figure).toBe("90%+");
  expect(winRateClaim(89.996, 10).figure).not.toContain("+");
});

test("the results can be checked in three steps and are called hypothetical", () => {
  expect(checkSteps.map(({ act }) => act)).toEqual(["Download", "Recompute", "Compare"]);
  for (const words of ["do not represent actual trading", "benefit of hindsight", "No representation"]) {
    expect(hypotheticalResults.text).toContain(words);
  }
});

test("the disclaimer says all that the specification asks for", () => {
  for (const words of [
    "Results from historical backtesting on TradingView.",
    "Past performance does not guarantee future returns.",
    "All trading involves risk.",
    "All reports use a 15-minute time frame.",
  ]) {
    expect(performanceSection.source).toContain(words);
  }
});

test("the first step leads to where the files are", () => {
  expect(checkSteps[0]?.to).toBe(`${performanceSection.report.to}#${filesAnchor}`);
});
