import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { marketAddress } from "#content/dashboard.ts";
import {
  figureNames,
  ownRemedies,
  ownWords,
  recomputeWords,
  withoutScript,
} from "#content/dashboard-recompute.ts";
import { summaryCards } from "#content/dashboard-summary.ts";
import {
  bannerWords,
  commissionText,
  costsInWords,
  costWords,
  problemWords,
  slippageText,
} from "#content/dashboard-workbench.ts";
import { ledgerAddress } from "#core/backtest/addresses.ts";
import { type ExtraCosts, withExtraCosts } from "#core/backtest/extra-costs.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import { ledgersOf } from "#core/backtest/published.ts";
import { type ClassReport, classReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { axeViolations } from "../axe-violations.ts";
import { openReady } from "../ready-page.ts";
import { phone, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const folder = path.resolve(import.meta.dirname, "../../../backtests");
const ledgers = await readLedgers(folder);
const noCosts = { commissionPerTrade: 0, slippagePercent: 0 };

function reportOf(market: AssetClass, costs: ExtraCosts = noCosts): ClassReport {
  return classReport(
    market,
    ledgersOf(ledgers, market).map((ledger) => ({
      ...ledger,
      account: withExtraCosts(ledger.account, costs),
    })),
  );
}

function filesOf(market: AssetClass): string[] {
  return ledgersOf(ledgers, market).map(({ facts }) => facts.file);
}

function partOf(page: Page, heading: string): Locator {
  return page.getByRole("region", { name: heading, exact: true });
}

const recomputePart = (page: Page) => partOf(page, recomputeWords.heading);
const ownPart = (page: Page) => partOf(page, ownWords.heading);
const costPart = (page: Page) => partOf(page, costWords.heading);

/** Opened by a key: what stands below the fold is brought to life by something the visitor does. */
async function openMarket(page: Page, address: string): Promise<void> {
  await openReady(page, address);
  await page.keyboard.press("Shift");
  await expect(recomputePart(page).getByRole("button")).toHaveAttribute("data-press", "served");
}

/** Of the card at the top of the page. */
function totalReturn(page: Page): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: summaryCards.totalReturn.name, exact: true }) })
    .locator(".value");
}

function totalReturnText({ figures }: ClassReport): string {
  const percent = percentText(roundHalfAway(figures.totalReturnPercent, 2));
  return figures.totalReturnPercent > 0 ? `+${percent}` : percent;
}

async function recompute(page: Page): Promise<void> {
  await recomputePart(page).getByRole("button", { name: recomputeWords.button }).click();
}

/** Changes one file on its way to the browser. */
async function tamper(page: Page, file: string, change: (text: string) => string): Promise<void> {
  const text = readFileSync(path.join(folder, file), "utf8");
  expect(change(text)).not.toBe(text);
  await page.route(`**${ledgerAddress(file)}`, (route) =>
    route.fulfill({ contentType: "text/csv", body: change(text) }),
  );
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    for (const market of ["stocks", "forex"] as const) {
      test(`on a ${screen} every field of ${market} is recomputed as published`, async ({ page }) => {
        await openMarket(page, marketAddress(market));
        await recompute(page);
        const part = recomputePart(page);
        await expect(part.getByText(/^[\d,]+ of [\d,]+ fields agree$/)).toHaveText(
          /^([\d,]+) of \1 fields agree$/,
        );
        const files = filesOf(market);
        const bytes = files.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
        await expect(part).toContainText(recomputeWords.downloaded(files.length, bytes));
        await expect(part).toContainText(recomputeWords.hashes.same);
        const rows = part.getByRole("table", { name: recomputeWords.caption }).locator("tbody tr");
        await expect(rows).toHaveCount(10);
        await expect(rows.filter({ hasText: recomputeWords.agrees.yes })).toHaveCount(10);
        const total = rows.filter({ hasText: figureNames.totalReturn }).getByRole("cell");
        await expect(total.nth(0)).toHaveText(totalReturnText(reportOf(market)));
        await expect(total.nth(1)).toHaveText(totalReturnText(reportOf(market)));
        await expect(part.getByRole("button", { name: recomputeWords.again })).toBeVisible();
      });
    }

    test(`on a ${screen} a file that was tampered with is seen to disagree, and by what`, async ({
      page,
    }) => {
      const [file = ""] = filesOf("stocks");
      // A hundred more for the first trade, in both of its rows.
      await tamper(page, file, (text) =>
        text.replaceAll(
          /^1,((?:[^,]*,){6})(-?[\d.]+)/gm,
          (_, before, net) => `1,${before}${Number(net) + 100}`,
        ),
      );
      await openMarket(page, marketAddress("stocks"));
      await recompute(page);
      const part = recomputePart(page);
      await expect(part).toContainText(recomputeWords.hashes.different([file]));
      await expect(part.getByText(/fields agree$/)).not.toHaveText(/^([\d,]+) of \1 fields agree$/);
      const fields = part.locator("summary");
      await expect(fields).toHaveText(/^[\d,]+ fields disagree$/);
      await fields.click();
      await expect(part.getByRole("table", { name: recomputeWords.fieldsCaption })).toContainText(
        "figures.netProfit",
      );
      expect(await axeViolations(page)).toEqual([]);
    });

    test(`on a ${screen} costs change the figures and the address, and are taken back`, async ({ page }) => {
      const costs = { commissionPerTrade: 2.5, slippagePercent: 0.01 };
      await openMarket(page, marketAddress("forex"));
      await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("forex")));
      const commission = costPart(page).getByRole("slider", { name: costWords.commission });
      await commission.focus();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
      const slippage = costPart(page).getByRole("slider", { name: costWords.slippage });
      await expect(slippage).toBeFocused();
      for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowUp");
      await expect(commission).toHaveAttribute("aria-valuetext", commissionText(2.5, "USD"));
      await expect(slippage).toHaveAttribute("aria-valuetext", slippageText(0.01));
      const expected = reportOf("forex", costs);
      await expect(totalReturn(page)).toHaveText(totalReturnText(expected));
      const banner = page.getByRole("region", { name: bannerWords.label, exact: true });
      await expect(banner).toContainText(costsInWords(costs, "USD"));
      const row = costPart(page).getByRole("row").filter({ hasText: figureNames.totalReturn });
      await expect(row.getByRole("cell").nth(0)).toHaveText(totalReturnText(reportOf("forex")));
      await expect(row.getByRole("cell").nth(1)).toHaveText(totalReturnText(expected));
      await expect(page).toHaveURL(/[?&]market=forex&commission=2\.5&slippage=0\.01$/);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Tab");
      await expect(costPart(page).getByRole("button", { name: costWords.reset })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("forex")));
      await expect(banner).toBeHidden();
      await expect(page).toHaveURL(marketAddress("forex"));
      await expect(commission).toHaveValue("0");
    });

    test(`on a ${screen} an own export is read, and no request leaves once it is chosen`, async ({
      page,
    }) => {
      const [file = ""] = filesOf("stocks");
      await openMarket(page, marketAddress("crypto"));
      const part = ownPart(page);
      const input = part.locator("input[type=file]");
      await input.focus();
      await expect.poll(() => page.workers().length).toBeGreaterThan(0);
      // The focus has fetched the engine; an answer of it shows that all of it is there.
      await recompute(page);
      await expect(recomputePart(page)).toContainText(/([\d,]+) of \1 fields agree/);
      await input.focus();
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await input.setInputFiles({
        name: "own trades.csv",
        mimeType: "text/csv",
        buffer: readFileSync(path.join(folder, file)),
      });
      await expect(part.getByRole("heading", { name: ownWords.result("own trades.csv") })).toBeVisible();
      const facts = ledgersOf(ledgers, "stocks")[0]?.account;
      const figures = part.locator("dl > div");
      await expect(figures.filter({ hasText: figureNames.trades })).toContainText(
        String(facts?.trades.length),
      );
      await expect(part).toContainText(ownWords.capitalInferred("$50,000"));
      await expect(part.getByRole("table", { name: ownWords.monthsCaption })).toContainText("2024");
      await expect(figures.filter({ hasText: figureNames.winRate }).first()).toContainText("95% interval");
      expect(await axeViolations(page)).toEqual([]);
      await part.getByRole("textbox", { name: ownWords.capital }).fill("100,000");
      await page.keyboard.press("Enter");
      await expect(part).toContainText(ownWords.capitalStated("$100,000"));
      expect(requests).toEqual([]);
      await part.getByRole("button", { name: ownWords.close }).click();
      await expect(part.getByRole("heading", { level: 4 })).toHaveCount(0);
      await expect(input).toBeFocused();
    });

    test(`on a ${screen} an own export that is damaged is refused with file, row and column`, async ({
      page,
    }) => {
      const [file = ""] = filesOf("stocks");
      await openMarket(page, marketAddress("stocks"));
      const text = readFileSync(path.join(folder, file), "utf8").replace("Exit short", "Exit shirt");
      await ownPart(page)
        .locator("input[type=file]")
        .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await expect(ownPart(page)).toContainText(ownWords.refused);
      await expect(ownPart(page)).toContainText('mine.csv, row 2, column "Type": "Exit shirt"');
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test("an address with costs shows the figures with those costs, and another market none", async ({
  page,
}) => {
  const costs = { commissionPerTrade: 5, slippagePercent: 0.02 };
  await openReady(page, `${marketAddress("stocks")}&commission=5&slippage=0.02`);
  await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("stocks", costs)));
  const banner = page.getByRole("region", { name: bannerWords.label, exact: true });
  await expect(banner).toContainText(costsInWords(costs, "USD"));
  await page.keyboard.press("Shift");
  await expect(costPart(page).getByRole("slider", { name: costWords.commission })).toHaveValue("5");
  await expect(costPart(page).getByRole("slider", { name: costWords.slippage })).toHaveValue("0.02");
  await page.getByRole("tab", { name: /^CRYPTO/ }).click();
  await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("crypto")));
  await expect(banner).toBeHidden();
});

test("a slider moved just before another market is chosen does not call that off", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await openMarket(page, marketAddress("stocks"));
  await page.route(/\.data\b/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await costPart(page).getByRole("slider", { name: costWords.commission }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: /^CRYPTO/ }).click();
  await page.waitForTimeout(1_000);
  gate.resolve();
  await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("crypto")));
  await expect(page).toHaveURL(marketAddress("crypto"));
});

test("the banner takes the costs back", async ({ page }) => {
  await openReady(page, `${marketAddress("stocks")}&commission=20`);
  const banner = page.getByRole("region", { name: bannerWords.label, exact: true });
  await banner.getByRole("button", { name: bannerWords.reset }).click();
  await expect(banner).toBeHidden();
  await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("stocks")));
  await expect(page).toHaveURL(marketAddress("stocks"));
});

test("a download that fails is said, and asked for again", async ({ page }) => {
  const [file = ""] = filesOf("crypto");
  await page.route(`**${ledgerAddress(file)}`, (route) => route.fulfill({ status: 503, body: "" }));
  await openMarket(page, marketAddress("crypto"));
  await recompute(page);
  await expect(recomputePart(page)).toContainText(problemWords.download(file, 503));
  await page.unrouteAll();
  await recomputePart(page).getByRole("button", { name: problemWords.retry }).click();
  await expect(recomputePart(page)).toContainText(/([\d,]+) of \1 fields agree/);
});

test("costs are not added to a file that is not the published one", async ({ page }) => {
  const [file = ""] = filesOf("crypto");
  await tamper(page, file, (text) => `${text}\n`);
  await openReady(page, `${marketAddress("crypto")}&commission=1`);
  const banner = page.getByRole("region", { name: bannerWords.label, exact: true });
  await expect(banner).toContainText(problemWords.changed(file));
  await expect(totalReturn(page)).toHaveText(totalReturnText(reportOf("crypto")));
});

test("a file is dropped on its place, and the place says so while it hovers", async ({ page }) => {
  const [file = ""] = filesOf("stocks");
  await openMarket(page, marketAddress("stocks"));
  const place = ownPart(page)
    .locator("label")
    .filter({ has: page.locator("input[type=file]") });
  const dropped = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
      return transfer;
    },
    readFileSync(path.join(folder, file), "utf8"),
  );
  await place.dispatchEvent("dragover", { dataTransfer: dropped });
  await expect(place).toContainText(ownWords.dropNow);
  await place.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(ownPart(page).getByRole("heading", { name: ownWords.result("dropped.csv") })).toBeVisible();
});

test("what a file does not say is asked for: its capital, the order of its dates, its zone", async ({
  page,
}) => {
  const rows = [
    "Trade #,Type,Date/Time,Signal,Price USD,Net P&L USD",
    "1,Entry long,01/07/2025 09:00,in,100,50",
    "1,Exit long,01/07/2025 10:00,out,150,50",
  ];
  await openMarket(page, marketAddress("stocks"));
  const part = ownPart(page);
  await part
    .locator("input[type=file]")
    .setInputFiles({ name: "sparse.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await expect(part).toContainText(ownRemedies["ambiguous-date"] ?? "");
  await part.getByRole("button", { name: ownWords.dateOrders["day-first"] }).click();
  await expect(part).toContainText(ownRemedies["unknown-capital"] ?? "");
  await part.getByRole("textbox", { name: ownWords.capital }).fill("-1");
  await page.keyboard.press("Enter");
  await expect(part).toContainText(ownWords.capitalError);
  await part.getByRole("textbox", { name: ownWords.capital }).fill("1000");
  await page.keyboard.press("Enter");
  await expect(part.getByRole("row", { name: /^Jul/ })).toContainText("+5.0%");
  await part.getByRole("button", { name: ownWords.dateOrders["month-first"] }).click();
  await expect(part.getByRole("row", { name: /^Jan/ })).toContainText("+5.0%");
  const zone = part.getByRole("combobox", { name: ownWords.zone });
  await zone.fill("Mars/Olympus");
  await expect(part).toContainText(ownWords.zoneError);
  await zone.fill("Asia/Kolkata");
  await expect(part.getByRole("row", { name: /^Jan/ })).toContainText("+5.0%");
});

test.describe("without script", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("one sentence says what needs it, and no dead control stands there", async ({ page }) => {
    await page.goto(marketAddress("stocks"));
    await expect(page.locator("noscript p:visible").filter({ hasText: withoutScript })).toHaveCount(1);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("button", { name: recomputeWords.button })).toHaveCount(0);
    await expect(page.locator("input[type=file]")).toBeHidden();
  });
});
