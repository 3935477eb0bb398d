import type { Page } from "@playwright/test";
import { publishesSamples } from "#backtests/published-markets.ts";
import { dashboardPage, marketAddress } from "#content/dashboard.ts";
import { chartTable } from "#content/dashboard-charts.ts";
import { monthlyReturnsCard, monthNames, topPerforming } from "#content/dashboard-returns.ts";
import { dashboardHead, marketName, summaryCards } from "#content/dashboard-summary.ts";
import { hypotheticalResults } from "#content/performance.ts";
import { signedAmountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { sinceStart, yearChoice, yearReturn } from "#core/backtest/return-calendar.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { stepsText, stepTotals } from "#core/backtest/step-totals.ts";
import { formatDate } from "#core/calendar-date.ts";
import { axeViolations } from "../axe-violations.ts";
import {
  card,
  expectedMonths,
  expectsStatus,
  grouped,
  markets,
  monthly,
  panel,
  ratio,
  reportOf,
  rowsOf,
  shownMonths,
  signed,
  yearSelect,
} from "../dashboard-parts.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { scrollTop } from "../scrolling.ts";
import { expect, test } from "../site.ts";

async function expectsCard(page: Page, name: string, texts: readonly string[], method: string) {
  for (const text of texts) await expect(card(page, name), name).toContainText(text);
  const formula = card(page, name).getByRole("link", { name: summaryCards.formula.shown });
  await expect(formula).toHaveAttribute("href", `#${method}`);
  await expect(page.locator(`#${method}`), "the formula the card links to").toBeVisible();
}

/** The four cards of each class, in their order. */
async function expectsCards(page: Page, report: ClassReport): Promise<void> {
  const { figures, instruments, assetClass, benchmarkPercent } = report;
  const { totalReturn, winRate, sharpe, drawdown, best, hold } = summaryCards;
  const [first] = instruments;
  if (!figures.winRate || !first?.figures.winRate || benchmarkPercent === null) throw new Error("no figures");
  const third = assetClass === "forex" || assetClass === "crypto" ? best.names[assetClass] : sharpe.name;
  const fourth = assetClass === "forex" ? hold.name : drawdown.name;
  await expect(panel(page).getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    totalReturn.name,
    winRate.name,
    third,
    fourth,
  ]);

  const returned = [signed(figures.totalReturnPercent), totalReturn.benchmark(signed(benchmarkPercent))];
  await expectsCard(page, totalReturn.name, returned, "method-total-return");
  const interval = winRate.interval(
    roundHalfAway(figures.winRate.lowPercent, 1).toFixed(1),
    percentText(figures.winRate.highPercent, 1),
  );
  const won = [
    percentText(figures.winRate.percent),
    winRate.wins(figures.wins, figures.trades),
    interval,
    winRate.breakEven(percentText(figures.breakEvenWinRatePercent ?? Number.NaN, 1)),
  ];
  await expectsCard(page, winRate.name, won, "method-win-rate");

  if (third === sharpe.name) {
    const texts = [
      ratio(figures.sharpe ?? Number.NaN),
      sharpe.notAnnualised,
      sharpe.annualised(ratio(figures.sharpeAnnualised ?? Number.NaN)),
    ];
    await expectsCard(page, third, texts, "method-sharpe");
  } else {
    const bestOf = best.figures(
      signed(first.figures.totalReturnPercent),
      percentText(first.figures.winRate.percent),
    );
    await expectsCard(page, third, [first.facts.symbol, bestOf], "method-total-return");
  }
  if (fourth === hold.name) {
    const texts = [
      durationText(figures.averageHoldMinutes ?? Number.NaN),
      hold.median(durationText(figures.medianHoldMinutes ?? Number.NaN)),
    ];
    await expectsCard(page, fourth, texts, "method-hold");
  } else {
    const { closedDrawdown } = figures;
    const texts = [
      signed(-(figures.drawdown ?? closedDrawdown).percent),
      figures.drawdown ? drawdown.withExcursions(signed(-closedDrawdown.percent)) : drawdown.closedOnly,
    ];
    await expectsCard(page, fourth, texts, "method-drawdown");
  }
}

async function expectsYear(page: Page, report: ClassReport, year: number): Promise<void> {
  const { sumPercent, compoundedPercent } = yearReturn(report.years, year);
  if (sumPercent === null || compoundedPercent === null) throw new Error(`nothing closed in ${year}`);
  await expect.poll(() => shownMonths(page)).toEqual(expectedMonths(report, year));
  const toDate = monthly(page).locator("div", { hasText: monthlyReturnsCard.yearToDate }).last();
  await expect(toDate).toContainText(monthlyReturnsCard.sum);
  await expect(toDate).toContainText(monthlyReturnsCard.compounded(signed(compoundedPercent, 1)));
  await expect(toDate.locator("b")).toHaveText(signed(sumPercent, 1));
  await expect(toDate.locator("b")).toHaveClass(sumPercent < 0 ? /text-loss/ : /text-gain/);
}

async function expectsMonthlyReturns(page: Page, report: ClassReport): Promise<void> {
  const { years, standard } = yearChoice(report.years, null);
  await expect(yearSelect(page).getByRole("option")).toHaveText(years.map(String));
  await expect(yearSelect(page)).toHaveValue(String(standard));
  await expectsYear(page, report, standard);
  const total = sinceStart(report.years);
  const [from] = report.months;
  const byYear = monthly(page).getByRole("table", { name: monthlyReturnsCard.years.caption });
  expect(await rowsOf(byYear)).toEqual([
    Object.values(monthlyReturnsCard.years.columns),
    ...report.years.map(({ year, months, sumPercent, compoundedPercent }) => [
      monthlyReturnsCard.years.year(year, months.filter((month) => month !== null).length),
      signed(sumPercent ?? Number.NaN, 1),
      signed(compoundedPercent ?? Number.NaN, 1),
    ]),
    [
      monthlyReturnsCard.years.total(from?.month ?? 0, from?.year ?? 0),
      signed(total.sumPercent ?? Number.NaN, 1),
      signed(total.compoundedPercent ?? Number.NaN, 1),
    ],
  ]);
}

async function expectsTopPerforming(page: Page, report: ClassReport): Promise<void> {
  const { columns } = topPerforming;
  const { figures, instruments, assetClass } = report;
  const winRate = (one: Pick<ClassReport, "figures">) =>
    percentText(one.figures.winRate?.percent ?? Number.NaN);
  const whole = (amount: number, currency: string | null) =>
    signedAmountText(roundHalfAway(amount, 0), { currency, capital: 1 });
  const totals = stepTotals(instruments);
  const table = page.getByRole("table", { name: topPerforming.heading });
  expect(await rowsOf(table)).toEqual([
    [
      assetClass === "forex" ? columns.pair : columns.symbol,
      columns.trades,
      columns.winRate,
      columns.profit,
      columns.return,
    ],
    ...instruments.map((one) => [
      one.facts.symbol,
      grouped.format(one.figures.trades),
      winRate(one),
      one.steps ? stepsText(one.steps) : whole(one.figures.netProfit, one.facts.currency),
      signed(one.figures.totalReturnPercent),
    ]),
    [
      marketName(assetClass),
      grouped.format(figures.trades),
      winRate(report),
      totals?.map(stepsText).join("") ?? whole(figures.netProfit, report.currency),
      signed(figures.totalReturnPercent),
    ],
  ]);
  const returns = instruments.map((one) => one.figures.totalReturnPercent);
  expect(returns, "the best first").toEqual(returns.toSorted((a, b) => b - a));
  await expect(table.locator("tfoot .dblr")).toHaveCount(3 + (totals?.length ?? 1));
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ ...screen, reducedMotion: "reduce" });

    for (const market of markets) {
      test(`${marketName(market)} shows its date, status, cards, months and best instruments on a ${name}`, async ({
        page,
      }) => {
        const report = reportOf(market);
        await openReady(page, marketAddress(market));
        await expect(page.getByRole("heading", { level: 1, name: dashboardPage.heading })).toBeVisible();
        const updated = page.getByText(`${dashboardHead.latestUpdate}:`);
        await expect(updated.locator("time")).toHaveAttribute("datetime", report.exportedOn ?? "");
        await expect(updated).toContainText(formatDate(report.exportedOn ?? ("" as never)));
        await expectsStatus(page, report);
        await expectsCards(page, report);
        await expectsMonthlyReturns(page, report);
        await expectsTopPerforming(page, report);
        await expect(panel(page).getByText(hypotheticalResults.text)).toBeVisible();
      });
    }

    test(`nothing on the dashboard breaks an accessibility rule on a ${name}`, async ({ page }) => {
      const broken: string[] = [];
      for (const market of markets) {
        await openReady(page, marketAddress(market));
        broken.push(...(await axeViolations(page)).map((line) => `${market}: ${line}`));
      }
      expect(broken).toEqual([]);
    });

    test(`a year is chosen from the data, kept in the address and found again by it on a ${name}`, async ({
      page,
    }) => {
      const report = reportOf("stocks");
      const { years, standard } = yearChoice(report.years, null);
      const other = years.find((year) => year !== standard) ?? standard;
      await openReady(page, dashboardPage.path);
      await yearSelect(page).scrollIntoViewIfNeeded();
      const top = await scrollTop(page);
      // The very first act: the card's code is not there yet.
      await yearSelect(page).focus();
      await yearSelect(page).selectOption(String(other));
      await expect(page).toHaveURL(`${dashboardPage.path}?year=${other}`);
      await expectsYear(page, report, other);
      expect(await scrollTop(page)).toBe(top);
      await expect(yearSelect(page)).toBeFocused();

      await openReady(page, `${dashboardPage.path}?year=${other}`);
      await expect(yearSelect(page)).toHaveValue(String(other));
      await expectsYear(page, report, other);
      await yearSelect(page).selectOption(String(standard));
      await expect(page).toHaveURL(dashboardPage.path);
      await openReady(page, `${dashboardPage.path}?year=1999`);
      await expectsYear(page, report, standard);
    });

    test(`all months stand in a table as well on a ${name}`, async ({ page }) => {
      const { years } = reportOf("indices");
      await openReady(page, marketAddress("indices"));
      await monthly(page).getByText(chartTable.open).click();
      const table = monthly(page).getByRole("table", { name: monthlyReturnsCard.table.caption });
      const rows = await rowsOf(table);
      expect(rows[0]).toEqual([monthlyReturnsCard.table.month, ...years.map(({ year }) => String(year))]);
      expect(rows[1]?.[1]).toBe(signed(years[0]?.months[0] ?? Number.NaN, 1));
      expect(rows).toHaveLength(1 + monthNames.length + 2);
    });

    test(`a formula link leads to its formula on a ${name}`, async ({ page }) => {
      await openReady(page, marketAddress("crypto"));
      await card(page, summaryCards.winRate.name).getByRole("link").click();
      await expect(page.locator("#method-win-rate")).toBeInViewport();
      await expect(page).toHaveURL(`${marketAddress("crypto")}#method-win-rate`);
    });
  });
}

test("the dashboard is kept from search engines as long as it shows a sample", async ({ request }) => {
  for (const market of markets) {
    const html = await (await request.get(marketAddress(market))).text();
    expect(html.includes('<meta name="robots" content="noindex"/>'), market).toBe(publishesSamples);
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.includes(`${dashboardPage.path}</loc>`)).toBe(!publishesSamples);
});
