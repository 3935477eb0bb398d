import { expect, test } from "vitest";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { dashboardShare } from "#content/share-card.ts";
import { instrumentClasses } from "#content/trust.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { cardColumns, dashboardCard } from "./dashboard-card.tsx";

const page = { path: "/dashboard", name: "Backtest report", heading: "Backtest report", description: "" };
const { classes } = backtestReport(await readLedgers());

function missing(): never {
  throw new Error("there is no class to show");
}

function textsOn(shown: readonly ClassReport[]): string[] {
  const [first = missing()] = shown;
  return cardColumns(page, shown, first).flatMap(({ texts }) => texts.map(({ text }) => text));
}

test("the card says how many trades all markets closed, and what the first market made and won", () => {
  const texts = textsOn(classes);
  const [{ figures, assetClass } = missing()] = classes;
  const market = instrumentClasses.find(({ id }) => id === assetClass)?.name ?? "";
  const trades = classes.reduce((sum, one) => sum + one.figures.trades, 0);
  expect(texts).toContain(trades.toLocaleString("en-US"));
  expect(texts).toContain(dashboardShare.trades(classes.length));
  expect(texts).toContain(signedPercent(figures.totalReturnPercent, 2));
  expect(texts).toContain(percentText((figures.wins / figures.trades) * 100));
  expect(texts).toContain(dashboardShare.winRate(market, figures.wins, figures.trades));
});

test("no figure stands on the card without the words that it is hypothetical", () => {
  expect(textsOn(classes)).toContain(dashboardShare.note);
});

test("the card is marked as long as one ledger is a sample, and then no longer", () => {
  const real = classes.map((one) => ({ ...one, sample: false }));
  const oneLeft = real.map((one, place) => ({ ...one, sample: place === real.length - 1 }));
  expect(textsOn(oneLeft)).toContain("SAMPLE");
  expect(textsOn(real)).not.toContain("SAMPLE");
});

test("a market without trades has no win rate on the card", () => {
  const [first = missing()] = classes;
  const empty = { ...first, figures: { ...first.figures, trades: 0, wins: 0, winRate: null } };
  expect(textsOn([empty]).some((text) => text.includes("win rate"))).toBe(false);
});

test("without ledgers there is no card of figures", async () => {
  expect(await dashboardCard(page, { classes: [], claims: [] })).toBeNull();
});
