import type { Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import {
  averages,
  drawdownTable,
  holdTimes,
  sideTable,
  spreadSection,
  streaks,
} from "#content/dashboard-spread.ts";
import { filesAnchor } from "#content/dashboard-trades.ts";
import { definitions, methodology } from "#content/methodology.ts";
import { checkSteps, hypotheticalResults, ledgerSample, performanceSection } from "#content/performance.ts";
import { signedAmountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { unitOf, workingsOf } from "#core/backtest/workings.ts";
import { axeViolations } from "../axe-violations.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const { classes } = backtestReport(await readLedgers());
const grouped = new Intl.NumberFormat("en-US");

function reportOf(market: AssetClass): ClassReport {
  const report = classes.find(({ assetClass }) => assetClass === market);
  if (!report) throw new Error(`there is no report of ${market}`);
  return report;
}

function address(market: AssetClass, anchor = ""): string {
  return `/dashboard?market=${market}${anchor}`;
}

/** By their words, as a reader finds them. */
async function findsDefinitions(page: Page, report: ClassReport): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: methodology.label })).toBeVisible();
  for (const source of methodology.sources) await expect(page.getByText(source)).toBeVisible();
  const workings = workingsOf(report);
  for (const { id, term, formulas, text, why, worked } of definitions) {
    const row = page.locator(`#${id}`);
    await expect(row.getByRole("heading", { level: 3, name: term, exact: true })).toBeVisible();
    for (const parts of formulas) {
      const formula = parts.map((part) => (typeof part === "string" ? part : part.name + (part.below ?? "")));
      await expect(row.getByText(formula.join(""))).toBeVisible();
    }
    await expect(row.getByText(text)).toBeVisible();
    if (why) await expect(row.getByText(why)).toBeVisible();
    const numbers = worked({ report, workings });
    await expect(row.getByText(methodology.worked, { exact: true })).toHaveCount(numbers === null ? 0 : 1);
    if (numbers) await expect(row).toContainText(numbers);
  }
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    for (const market of ["stocks", "forex"] as const) {
      test(`every definition stands there with its formula and the numbers of ${market} on a ${name}`, async ({
        page,
      }) => {
        await openReady(page, address(market));
        await findsDefinitions(page, reportOf(market));
      });
    }

    test(`long and short, streaks and averages agree with the engine on a ${name}`, async ({ page }) => {
      const report = reportOf("stocks");
      const { figures, sides } = report;
      const unit = unitOf(report);
      await openReady(page, address("stocks"));
      const section = page.getByRole("region", { name: spreadSection.heading });
      const table = section.getByRole("table", { name: sideTable.caption });
      for (const side of ["long", "short"] as const) {
        const { trades, wins, netProfit } = sides[side];
        const row = table.getByRole("row").filter({ hasText: sideTable.sides[side] });
        await expect(row).toContainText(grouped.format(trades));
        await expect(row).toContainText(percentText((wins / trades) * 100));
        await expect(row).toContainText(signedAmountText(netProfit, unit, "kept"));
      }
      await expect(table.getByRole("row").last()).toContainText(
        signedAmountText(figures.netProfit, unit, "kept"),
      );
      const figure = (term: string) =>
        section
          .locator("div")
          .filter({ has: page.locator("dt").getByText(term, { exact: true }) })
          .last();
      await expect(figure(streaks.wins)).toContainText(grouped.format(figures.mostWinsInRow));
      await expect(figure(streaks.losses)).toContainText(grouped.format(figures.mostLossesInRow));
      const { names } = averages;
      await expect(figure(names.averageTrade)).toContainText(
        signedAmountText(figures.averageTrade ?? 0, unit),
      );
      await expect(figure(names.averageLoss)).toContainText(
        signedAmountText(-(figures.averageLoss ?? 0), unit),
      );
      await expect(figure(names.profitFactor)).toContainText((figures.profitFactor ?? 0).toFixed(2));
      await expect(figure(names.sortino)).toContainText((figures.sortino ?? 0).toFixed(2));
      await expect(figure(names.growthPercentPerYear)).toContainText(
        percentText(figures.growthPercentPerYear ?? 0),
      );
      await expect(figure(names.medianHoldMinutes)).toContainText(
        durationText(figures.medianHoldMinutes ?? 0),
      );
    });

    test(`the worst drawdowns have their dates, and one that lasts says so on a ${name}`, async ({
      page,
    }) => {
      const report = reportOf("forex");
      await openReady(page, address("forex"));
      const rows = page.getByRole("table", { name: drawdownTable.caption }).locator("tbody tr");
      await expect(rows).toHaveCount(report.worstDrawdowns.length);
      const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
      for (const [place, episode] of report.worstDrawdowns.entries()) {
        const row = rows.nth(place);
        await expect(row).toContainText(percentText(-episode.percent));
        await expect(row).toContainText(day.format(episode.peakAtMs));
        await expect(row).toContainText(day.format(episode.troughAtMs));
        const end = episode.recoveredAtMs === null ? drawdownTable.notYet : day.format(episode.recoveredAtMs);
        await expect(row).toContainText(end);
      }
    });

    test(`the chart of hold times opens as a table by keyboard, and adds up on a ${name}`, async ({
      page,
    }) => {
      const { holds, figures } = reportOf("stocks");
      await openReady(page, address("stocks"));
      const panel = page.getByRole("region", { name: holdTimes.heading });
      await expect(panel.getByRole("img")).toHaveAccessibleName(new RegExp(grouped.format(figures.trades)));
      const table = panel.getByRole("table", { name: holdTimes.caption });
      await expect(table).toBeHidden();
      await panel.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(table).toBeVisible();
      await expect(table.locator("tbody tr")).toHaveCount(holds.length);
      for (const [place, { trades, wins }] of holds.entries()) {
        const cells = table.locator("tbody tr").nth(place).getByRole("cell");
        await expect(cells.nth(0)).toHaveText(grouped.format(trades));
        await expect(cells.nth(1)).toHaveText(grouped.format(wins));
      }
      await expect(table.locator("tfoot")).toContainText(grouped.format(figures.trades));
    });

    test(`the hypothetical statement stands above the months, not only in the footer on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, address("stocks"));
      const statement = page.getByRole("complementary", { name: hypotheticalResults.heading });
      await expect(statement).toContainText(hypotheticalResults.text);
      await expect(statement).toContainText(performanceSection.source);
      if (reportOf("stocks").sample) await expect(statement).toContainText(ledgerSample.all);
      const [own, months] = await Promise.all([
        statement.boundingBox(),
        page.getByRole("heading", { name: "Monthly Returns" }).boundingBox(),
      ]);
      expect(own?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(months?.y ?? 0);
    });

    test(`a figure's link leads to its definition, and marks it on a ${name}`, async ({ page }) => {
      await openReady(page, address("stocks"));
      await page.locator('main a[href="#method-sharpe"]').first().click();
      await expect(page).toHaveURL(address("stocks", "#method-sharpe"));
      const row = page.locator("#method-sharpe");
      await expect(row).toBeInViewport();
      await expect(row.locator("p").first()).toBeVisible();
      expect(await background(page, "#method-sharpe")).not.toBe(await background(page, "#method-sortino"));
      await page.getByRole("link", { name: spreadSection.method.label }).click();
      await expect(page.getByRole("heading", { name: methodology.label, exact: true })).toBeInViewport();
    });

    test(`an address with a definition's anchor opens at its text on a ${name}`, async ({ page }) => {
      await openReady(page, address("forex", "#method-sharpe"));
      await expect(page.locator("#method-sharpe")).toBeInViewport();
    });

    test(`the parts about method break no rule of accessibility on a ${name}`, async ({ page }) => {
      await openReady(page, address("forex"));
      await page.getByRole("region", { name: holdTimes.heading }).locator("summary").click();
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  test.describe(`${name} without script`, () => {
    test.use({ ...screen, javaScriptEnabled: false });

    test(`without script a link to a definition shows its text, and all of it reads on a ${name}`, async ({
      page,
    }) => {
      await page.goto(address("stocks", "#method-drawdown"));
      await expect(page.locator("#method-drawdown")).toBeInViewport();
      await findsDefinitions(page, reportOf("stocks"));
      const panel = page.getByRole("region", { name: holdTimes.heading });
      await panel.locator("summary").click();
      await expect(panel.getByRole("table", { name: holdTimes.caption })).toBeVisible();
    });
  });
}

test("the home page's first step leads to the files of the report", async ({ page }) => {
  const [download] = checkSteps;
  await openReady(page, "/");
  await page
    .locator("#performance")
    .getByRole("link", { name: download?.act ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(download?.to ?? "");
  await expect(page.locator(`#${filesAnchor}`)).toBeInViewport();
});

function background(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
}
