import type { Locator } from "@playwright/test";
import { dashboardPage, marketAddress } from "#content/dashboard.ts";
import { chartTable } from "#content/dashboard-charts.ts";
import { monthlyReturnsCard } from "#content/dashboard-returns.ts";
import { dashboardHead, marketName, summaryCards } from "#content/dashboard-summary.ts";
import { tradeCount } from "#content/trust.ts";
import { yearChoice } from "#core/backtest/return-calendar.ts";
import { percentText } from "#core/backtest/rounding.ts";
import {
  card,
  classes,
  expectedMonths,
  expectsStatus,
  grouped,
  markets,
  monthly,
  panel,
  reportOf,
  shownMonths,
  signed,
  tab,
  yearSelect,
} from "../dashboard-parts.ts";
import { markDocument, openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { clickInPlace, scrollTo, scrollTop } from "../scrolling.ts";
import { expect, test } from "../site.ts";

async function sizeOf(element: Locator) {
  const box = await element.boundingBox();
  return { width: box?.width, height: box?.height };
}

test.describe("tabs", () => {
  test.use({ ...desktop, reducedMotion: "reduce" });

  test("five tabs with their trade counts, STOCKS first; the chosen one's count stands at the axis", async ({
    page,
  }) => {
    await openReady(page, dashboardPage.path);
    const tabs = page.getByRole("tablist", { name: dashboardHead.market }).getByRole("tab");
    await expect(tabs).toHaveText(
      ["STOCKS", "FOREX", "CRYPTO", "COMMODITY", "INDICES"].map(
        (label, place) => label + grouped.format(classes[place]?.figures.trades ?? Number.NaN),
      ),
    );
    await expect(tab(page, "stocks")).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".tabs > .tag")).toHaveText(tradeCount(reportOf("stocks").figures.trades));
  });

  test("arrow keys, Home and End choose a tab; focus, place and document stay, and it is announced", async ({
    page,
  }) => {
    await openReady(page, dashboardPage.path);
    const isSameDocument = await markDocument(page);
    await tab(page, "stocks").focus();
    await scrollTo(page, 90);
    for (const [key, market] of [
      ["ArrowRight", "forex"],
      ["End", "indices"],
      ["ArrowRight", "stocks"],
      ["ArrowLeft", "indices"],
      ["Home", "stocks"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, market)).toBeFocused();
      await expect(tab(page, market)).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(marketAddress(market));
      await expect(card(page, summaryCards.totalReturn.name)).toContainText(
        signed(reportOf(market).figures.totalReturnPercent),
      );
      const { trades, totalReturnPercent } = reportOf(market).figures;
      await expect(
        page.getByText(dashboardHead.arrived(marketName(market), trades, percentText(totalReturnPercent))),
      ).toHaveRole("status");
      await expect(tab(page, market)).toBeFocused();
      expect(await scrollTop(page)).toBe(90);
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tab").and(page.locator(":focus")), "tabs are one stop").toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  test("a tab chosen with the mouse keeps the place, and Back returns to the market before", async ({
    page,
  }) => {
    await openReady(page, dashboardPage.path);
    await scrollTo(page, 60);
    await clickInPlace(tab(page, "crypto"));
    await expect(page).toHaveURL(marketAddress("crypto"));
    await expect(card(page, summaryCards.best.names.crypto)).toBeVisible();
    expect(await scrollTop(page)).toBe(60);
    await clickInPlace(tab(page, "crypto"));
    expect(await scrollTop(page), "what is chosen already").toBe(60);
    await page.goBack();
    await expect(tab(page, "stocks")).toHaveAttribute("aria-selected", "true");
    await expect(card(page, summaryCards.sharpe.name)).toBeVisible();
  });

  test("a market's own address opens it, in any case; an unknown one opens the first", async ({ page }) => {
    await openReady(page, "/dashboard?market=FOREX");
    await expect(tab(page, "forex")).toHaveAttribute("aria-selected", "true");
    await expect(card(page, summaryCards.hold.name)).toBeVisible();
    await openReady(page, "/dashboard?market=bonds");
    await expect(tab(page, "stocks")).toHaveAttribute("aria-selected", "true");
  });

  test("while a market is under way twelve cells hold the place of its months, and the panel says it is busy", async ({
    page,
  }) => {
    const data = Promise.withResolvers<void>();
    await page.route("**/dashboard.data**", async (route) => {
      await data.promise;
      await route.continue();
    });
    await openReady(page, dashboardPage.path);
    const before = await sizeOf(monthly(page));
    await tab(page, "forex").click();
    await expect(tab(page, "forex")).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText(dashboardHead.loading(marketName("forex")))).toHaveRole("status");
    await expect(monthly(page).locator(".month-grid > div")).toHaveCount(12);
    await expect(monthly(page).locator(".month-grid .sk")).toHaveCount(24);
    expect(await sizeOf(monthly(page)), "placeholders are as large as the months").toEqual(before);
    data.resolve();
    await expect(panel(page)).not.toHaveAttribute("aria-busy");
    await expect.poll(() => shownMonths(page)).toEqual(expectedMonths(reportOf("forex"), 2025));
  });
});

test.describe("the drawer", () => {
  test.use({ ...phone, reducedMotion: "reduce" });

  test("one button opens the five markets with their counts; a choice closes it and gives the focus back", async ({
    page,
  }) => {
    await openReady(page, dashboardPage.path);
    const button = page.getByRole("button", { name: dashboardHead.market });
    await expect(page.getByRole("tab")).toHaveCount(0);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await expect(button).toContainText(tradeCount(reportOf("stocks").figures.trades));
    await button.click();
    const drawer = page.getByRole("dialog", { name: dashboardHead.chooseMarket });
    await expect(drawer.getByRole("link")).toHaveText(
      classes.map(
        ({ assetClass, figures }) => marketName(assetClass).toUpperCase() + tradeCount(figures.trades),
      ),
    );
    await expect(drawer.locator("[aria-current]")).toHaveText(/^STOCKS/);

    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.press("Enter");
    await drawer.getByRole("link", { name: "COMMODITY" }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(marketAddress("commodity"));
    await expect(button).toBeFocused();
    await expect(button).toContainText("COMMODITY");
    await expect(card(page, summaryCards.totalReturn.name)).toContainText(
      signed(reportOf("commodity").figures.totalReturnPercent),
    );

    await button.click();
    await drawer.getByRole("link", { name: "COMMODITY" }).click();
    await expect(drawer, "the market that is shown").toBeHidden();
    await expect(page).toHaveURL(marketAddress("commodity"));
  });
});

for (const [name, screen] of Object.entries(screens)) {
  test.describe(`without script on a ${name}`, () => {
    test.use({ ...screen, javaScriptEnabled: false });

    test(`every market reads, and is reached by a link, on a ${name}`, async ({ page }) => {
      await page.goto(dashboardPage.path);
      for (const market of markets) {
        await tab(page, market).click();
        await expect(page).toHaveURL(marketAddress(market));
        await expect(tab(page, market)).toHaveAttribute("aria-selected", "true");
        const report = reportOf(market);
        await expectsStatus(page, report);
        await expect(card(page, summaryCards.totalReturn.name)).toContainText(
          signed(report.figures.totalReturnPercent),
        );
        const { standard } = yearChoice(report.years, null);
        expect(await shownMonths(page)).toEqual(expectedMonths(report, standard));
        await expect(yearSelect(page), "nothing that can not work").toBeHidden();
        await expect(
          monthly(page).getByText(String(standard), { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
      }
      await monthly(page).getByText(chartTable.open).click();
      await expect(
        monthly(page).getByRole("table", { name: monthlyReturnsCard.table.caption }),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: dashboardHead.market })).toBeHidden();
    });
  });
}
