import type { Locator, Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { marketAddress } from "#content/dashboard.ts";
import {
  chartTable,
  curveReading,
  dayText,
  equitySection,
  instrumentCharts,
  monthText,
  resultsChart,
} from "#content/dashboard-charts.ts";
import { amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import { monthEnds } from "#core/backtest/month-ends.ts";
import { rangeFigures } from "#core/backtest/range.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const { classes } = backtestReport(await readLedgers());
const withValue: readonly AssetClass[] = ["forex", "crypto", "commodity", "indices"];

function reportOf(market: AssetClass): ClassReport {
  const report = classes.find(({ assetClass }) => assetClass === market);
  if (!report) throw new Error(`no ledger of ${market}`);
  return report;
}

const stocks = reportOf("stocks");
const lastPoint = stocks.equity.length - 1;

function equityOf(page: Page): Locator {
  return page.getByRole("region", { name: equitySection.heading, exact: true });
}

function readout(page: Page): Locator {
  return equityOf(page).getByRole("status");
}

function slider(page: Page): Locator {
  return page.getByRole("slider", { name: curveReading.slider });
}

/** With a sign, two decimals and a real minus, as the page writes it. */
function signed(percent: number): string {
  const text = percentText(percent);
  return percent > 0 ? `+${text}` : text;
}

/** What the read-out says of one point. */
function pointWords(report: ClassReport, at: number): readonly string[] {
  const point = report.equity[at];
  if (!point) throw new Error(`no point ${at}`);
  return [
    dayText(point.atMs),
    `${curveReading.equity} ${amountText(point.equity, unitOf(report))}`,
    `${curveReading.return} ${signed(point.returnPercent)}`,
    `${curveReading.drawdown} ${signed(-point.drawdownPercent)}`,
    `${curveReading.benchmark} ${signed(report.benchmark?.[at] ?? 0)}`,
  ];
}

function rangeWords(report: ClassReport, from: number, to: number): readonly string[] {
  const range = rangeFigures(report, from, to);
  if (!range) throw new Error(`no range ${from} to ${to}`);
  return [
    curveReading.range(range.fromMs, range.toMs),
    `${curveReading.change} ${signed(range.changePercent ?? 0)}`,
    `${curveReading.deepest} ${signed(-range.drawdownPercent)}`,
    `${curveReading.benchmark} ${signed(range.benchmarkPercent ?? 0)}`,
    `${curveReading.trades} ${curveReading.count(range.trades)}`,
  ];
}

async function expectReadout(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await expect(readout(page)).toContainText(word);
}

/** Where on the screen a point of the curve stands. */
async function placeOf(page: Page, report: ClassReport, at: number): Promise<{ x: number; y: number }> {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("the curve is not on the screen");
  const moments = report.equity.map(({ atMs }) => atMs);
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const share = ((moments[at] ?? 0) - first) / (last - first);
  return { x: box.x + share * 0.99 * box.width, y: box.y + box.height / 2 };
}

/** The code of what stands below the first screen comes with the first act. */
async function openCurve(page: Page, market: AssetClass = "stocks"): Promise<void> {
  await openReady(page, marketAddress(market));
  await page.mouse.wheel(0, 400);
  await expect(slider(page)).toBeVisible();
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the equity curve says in a sentence where it ends and how deep it fell on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, marketAddress("stocks"));
      const equity = equityOf(page);
      await expect(equity.getByRole("heading", { level: 2, name: equitySection.heading })).toBeVisible();
      await expect(equity.getByText(equitySection.updated)).toBeVisible();
      await expect(equity.locator("time")).toHaveAttribute("datetime", stocks.exportedOn ?? "");
      const label = await equity.getByRole("img").getAttribute("aria-label");
      expect(label).toContain(signed(stocks.figures.totalReturnPercent));
      expect(label).toContain(signed(-stocks.figures.closedDrawdown.percent));
      await expectReadout(page, rangeWords(stocks, 0, lastPoint));
      await expect(equity.getByText(equitySection.portfolioValue)).toHaveCount(0);
    });

    test(`the four other markets show portfolio value and total return on a ${name}`, async ({ page }) => {
      for (const market of withValue) {
        const report = reportOf(market);
        await page.goto(marketAddress(market));
        const facts = equityOf(page).getByRole("definition");
        await expect(facts.nth(0)).toHaveText(amountText(report.figures.finalEquity, unitOf(report)));
        await expect(facts.nth(1)).toHaveText(signed(report.figures.totalReturnPercent));
      }
    });

    test(`keys read points and ranges of the curve on a ${name}`, async ({ page }) => {
      await openCurve(page);
      await slider(page).focus();
      await expect(async () => {
        await page.keyboard.press("Home");
        await expect(slider(page)).toHaveAttribute("aria-valuenow", "0", { timeout: 300 });
      }).toPass();
      await expectReadout(page, pointWords(stocks, 0));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("PageUp");
      const leap = Math.round(lastPoint / 10);
      await expectReadout(page, pointWords(stocks, 1 + leap));
      await expect(slider(page)).toHaveAttribute(
        "aria-valuetext",
        curveReading.value(
          stocks.equity[1 + leap]?.atMs ?? 0,
          signed(stocks.equity[1 + leap]?.returnPercent ?? 0),
        ),
      );
      await page.keyboard.press("Shift+PageUp");
      await page.keyboard.press("Shift+ArrowRight");
      await expectReadout(page, rangeWords(stocks, 1 + leap, 2 + 2 * leap));
      await page.keyboard.press("Shift+End");
      await expectReadout(page, rangeWords(stocks, 1 + leap, lastPoint));
      await page.keyboard.press("Escape");
      await expectReadout(page, rangeWords(stocks, 0, lastPoint));
    });

    test(`nothing moves when a point is read on a ${name}`, async ({ page }) => {
      await openCurve(page, "forex");
      // Inside the section: the page itself scrolls to what is focused.
      const place = () =>
        equityOf(page).evaluate((section, open) => {
          const table = [...section.querySelectorAll("summary")].find((one) =>
            one.textContent.includes(open),
          );
          return (table?.getBoundingClientRect().top ?? 0) - section.getBoundingClientRect().top;
        }, chartTable.open);
      const before = await place();
      await slider(page).focus();
      await expect(async () => {
        await page.keyboard.press("Shift+Home");
        await expect(slider(page)).toHaveAttribute("aria-valuenow", "0", { timeout: 300 });
      }).toPass();
      await expectReadout(page, rangeWords(reportOf("forex"), 0, reportOf("forex").equity.length - 1));
      expect(await place()).toBe(before);
      await page.keyboard.press("ArrowRight");
      await expectReadout(page, pointWords(reportOf("forex"), 1));
      expect(await place()).toBe(before);
    });

    test(`every instrument has a chart and its eight figures on a ${name}`, async ({ page }) => {
      for (const { instruments, assetClass } of [stocks, reportOf("indices")]) {
        await page.goto(marketAddress(assetClass));
        const section = page.getByRole("region", { name: instrumentCharts.heading, exact: true });
        await expect(section.getByText(instrumentCharts.remark)).toBeVisible();
        await expect(section.getByRole("article")).toHaveCount(instruments.length);
        for (const { facts, figures } of instruments) {
          const article = section.getByRole("article", { name: facts.symbol });
          await expect(
            article.getByText(instrumentCharts.facts(figures.trades, facts.timeframeMinutes)),
          ).toBeVisible();
          await expect(article.getByRole("img")).toBeVisible();
          const drawdown = figures.drawdown ?? figures.closedDrawdown;
          await expect(article.getByRole("term")).toHaveText(Object.values(instrumentCharts.figures));
          await expect(article.getByRole("definition")).toHaveText([
            percentText(figures.winRate?.percent ?? 0),
            signed(-drawdown.percent),
            percentText(figures.sharpe ?? 0).replace("%", ""),
            durationText(figures.averageHoldMinutes ?? 0),
            signedAmountText(figures.netProfit, { currency: facts.currency, capital: figures.capital }),
            figures.trades.toLocaleString("en-US"),
            figures.wins.toLocaleString("en-US"),
            figures.losses.toLocaleString("en-US"),
          ]);
        }
      }
    });

    test(`an open trade is told beside the instrument it belongs to on a ${name}`, async ({ page }) => {
      for (const { assetClass, instruments } of classes.filter((one) => one.figures.openTrades > 0)) {
        await page.goto(marketAddress(assetClass));
        for (const { facts, open } of instruments.filter((one) => one.open.length > 0)) {
          const article = page.getByRole("article", { name: facts.symbol });
          await expect(article.getByText(instrumentCharts.open(open.length))).toBeVisible();
        }
      }
    });

    test(`the results per trade name how many are losses and how many are gains on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, marketAddress("stocks"));
      const results = page.getByRole("region", { name: resultsChart.heading, exact: true });
      const { trades, losses, wins } = stocks.figures;
      await expect(
        results.getByText(resultsChart.remark(trades, `${stocks.results.binPercent}%`)),
      ).toBeVisible();
      const chart = results.getByRole("img");
      await expect(chart).toContainText(resultsChart.losses(losses));
      await expect(chart).toContainText(resultsChart.gains(wins));
      await expect(chart).toContainText(String(Math.max(...stocks.results.counts)));
    });
  });

  test.describe(`${name} without script`, () => {
    test.use({ ...screen, javaScriptEnabled: false });

    test(`every chart can be read as a table on a ${name}`, async ({ page }) => {
      await page.goto(marketAddress("stocks"));
      await expect(slider(page)).toHaveCount(0);
      await expect(page.getByText(curveReading.help)).toBeHidden();
      await expectMonthRows(equityOf(page), stocks);
      for (const instrument of stocks.instruments) {
        await expectMonthRows(page.getByRole("article", { name: instrument.facts.symbol }), instrument);
      }
      const results = page.getByRole("region", { name: resultsChart.heading, exact: true });
      await results.getByText(chartTable.open).click();
      const rows = results.locator("tbody").getByRole("row");
      await expect(rows).toHaveCount(stocks.results.counts.filter((count) => count > 0).length);
      const counts = await rows.getByRole("cell").allTextContents();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(stocks.figures.trades);
    });
  });
}

type Account = Parameters<typeof monthEnds>[0];

async function expectMonthRows(part: Locator, account: Account): Promise<void> {
  await part.getByText(chartTable.open).click();
  const ends = monthEnds(account);
  const rows = part.locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(ends.length);
  const last = ends.at(-1);
  if (!last) throw new Error("no months");
  await expect(rows.last()).toContainText(monthText(last.year, last.month));
  await expect(rows.last()).toContainText(signed(last.returnPercent));
  await expect(rows.last()).toContainText(
    amountText(last.equity, { currency: "USD", capital: account.figures.capital }, "kept"),
  );
}

test.describe("with a mouse", () => {
  test.use(desktop);

  test("the point under the mouse is read until the mouse leaves the curve", async ({ page }) => {
    await openCurve(page);
    for (const at of [40, 120]) {
      const { x, y } = await placeOf(page, stocks, at);
      await page.mouse.move(x, y);
      await expectReadout(page, pointWords(stocks, at));
    }
    await page.mouse.move(5, 5);
    await expectReadout(page, rangeWords(stocks, 0, lastPoint));
  });

  test("dragging selects a range, its ends can be moved, Clear and Escape end it", async ({ page }) => {
    await openCurve(page);
    const [from, to, further] = [
      await placeOf(page, stocks, 40),
      await placeOf(page, stocks, 120),
      await placeOf(page, stocks, 160),
    ];
    await page.mouse.move(from.x, from.y);
    await expect(readout(page)).toContainText(curveReading.equity);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expectReadout(page, rangeWords(stocks, 40, 120));
    await page.mouse.move(to.x + 4, to.y);
    await page.mouse.down();
    await page.mouse.move(further.x, further.y, { steps: 4 });
    await page.mouse.up();
    await expectReadout(page, rangeWords(stocks, 40, 160));
    await equityOf(page).getByRole("button", { name: curveReading.clear }).click();
    await expectReadout(page, rangeWords(stocks, 0, lastPoint));
    await expect(slider(page)).toBeFocused();
  });
});

test.describe("with a finger", () => {
  test.use(phone);

  test("a tap reads a point, moving sideways selects a range", async ({ page }) => {
    await openCurve(page);
    const [from, to] = [await placeOf(page, stocks, 60), await placeOf(page, stocks, 150)];
    await page.touchscreen.tap(from.x, from.y);
    await expectReadout(page, pointWords(stocks, 60));
    await swipe(page, from, to);
    await expectReadout(page, rangeWords(stocks, 60, 150));
  });

  test("moving up over the curve scrolls the page and reads nothing", async ({ page }) => {
    await openCurve(page);
    const from = await placeOf(page, stocks, 60);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: from.x + 4, y: from.y - 140 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
    await expectReadout(page, rangeWords(stocks, 0, lastPoint));
  });
});

type Place = { readonly x: number; readonly y: number };

/** A finger that is put down, moved and lifted, as the browser itself sees it. */
async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const touchPoints = [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
