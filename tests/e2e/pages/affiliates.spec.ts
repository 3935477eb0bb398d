import type { Locator, Page } from "@playwright/test";
import {
  announcement,
  calculatorMonths,
  calculatorWords,
  chartLabel,
  examplePace,
  monthsChart,
  referralsLabel,
  renewalStepPercent,
  renewalsLabel,
  slipBonusLine,
  slipLine,
  yearTag,
} from "#content/affiliate-calculator.ts";
import { commissionTable, earningsCaption, earningsTable, tierColumn } from "#content/affiliate-earnings.ts";
import { affiliateGuidelines } from "#content/affiliate-guidelines.ts";
import { marketingAssets, promotedTools } from "#content/affiliate-promotion.ts";
import { bonusTaskList, freePro, monthlyBonusTable, payout } from "#content/affiliate-rewards.ts";
import { rungLabel, tiersSection, tierWords } from "#content/affiliate-tiers.ts";
import {
  affiliateActions,
  affiliateStart,
  affiliatesPage,
  howItWorks,
  referralCookie,
  whoCanJoin,
  whyJoin,
} from "#content/affiliates.ts";
import { commission } from "#core/affiliate/commission.ts";
import { type Earned, earnedMonths, type Pace, paySlip, sumEarned } from "#core/affiliate/earnings.ts";
import { type TierId, tiers } from "#core/affiliate/tiers.ts";
import { formatMoney } from "#core/money.ts";
import { type Plan, paidPlans, planById } from "#core/plans.ts";
import { becomesReady, openReady } from "../ready-page.ts";
import { desktop, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const path = affiliatesPage.path;
const { join, login, agreement } = affiliateActions;

function main(page: Page): Locator {
  return page.getByRole("main");
}

function slider(page: Page, label: string): Locator {
  return page.getByRole("slider", { name: label, exact: true });
}

function tierChoice(page: Page, tier: TierId): Locator {
  const name = tiers.find(({ id }) => id === tier)?.name ?? tier;
  return page.getByRole("radio", { name, exact: true });
}

function paySlipLines(page: Page): Locator {
  return page.getByRole("heading", { name: calculatorWords.slip }).locator("+ dl > div");
}

function total(page: Page): Locator {
  return paySlipLines(page).filter({ hasText: calculatorWords.total }).getByRole("definition");
}

async function rowsOf(table: Locator): Promise<string[][]> {
  return table
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
    );
}

function table(page: Page, name: string): Locator {
  return page.getByRole("table", { name, exact: true });
}

function earnedCells({ commission: sales, bonus, renewals, total }: Earned): string[] {
  return [sales, bonus, renewals, total].map(formatMoney);
}

/** Everything the calculator shows, against what core computes. */
async function expectShown(page: Page, pace: Pace): Promise<void> {
  const slip = paySlip(pace.referrals, pace.tier);
  const months = earnedMonths(pace, calculatorMonths);
  const all = sumEarned(months);
  const year = sumEarned(months.slice(0, 12)).total;
  await expect(total(page)).toHaveText(formatMoney(slip.total));
  const lines = [
    ...slip.lines.map(({ plan, referrals, each, sum }) => [
      slipLine(plan, referrals, each),
      formatMoney(sum),
    ]),
    [slipBonusLine(slip.referrals), `+${formatMoney(slip.bonus)}`],
    [calculatorWords.total, formatMoney(slip.total)],
    [calculatorWords.twelveMonths, formatMoney(year)],
    [renewalsLabel(pace.renewalPercent), formatMoney(all.renewals)],
    [calculatorWords.allMonths, formatMoney(all.total)],
  ];
  expect(await paySlipLines(page).allTextContents()).toEqual(lines.map((line) => line.join("")));
  await expect(main(page).getByText(yearTag(year), { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: chartLabel(months), exact: true })).toBeVisible();
  const cells = await rowsOf(main(page).locator("details table"));
  expect(cells.slice(1)).toEqual([
    ...months.map((month) => [String(month.month), ...earnedCells(month)]),
    [monthsChart.totalRow, ...earnedCells(all)],
  ]);
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the page has every part of the specification on a ${name}`, async ({ page }) => {
      await page.goto(path);
      const text = (words: string) => main(page).getByText(words, { exact: true }).first();
      const heading = (words: string, level: number) =>
        main(page).getByRole("heading", { name: words, level, exact: true });

      await expect(heading(affiliatesPage.heading, 1)).toBeVisible();
      await expect(text(affiliatesPage.introduction)).toBeVisible();

      await expect(heading(whyJoin.heading, 2)).toBeVisible();
      for (const { title, text: words } of whyJoin.reasons) {
        await expect(text(title)).toBeVisible();
        await expect(text(words)).toBeVisible();
      }

      await expect(heading(tiersSection.label, 2)).toBeVisible();
      for (const tier of tiers) {
        const rung = main(page)
          .getByRole("listitem")
          .filter({ has: page.getByRole("img", { name: rungLabel(tier) }) });
        await expect(rung.getByRole("heading", { name: tier.name, level: 3 })).toBeVisible();
        await expect(rung).toContainText(tierWords(tier).qualifies);
        await expect(rung).toContainText(tierWords(tier).task);
      }

      for (const words of [
        commissionTable.heading,
        calculatorWords.heading,
        howItWorks.label,
        payout.label,
      ]) {
        await expect(heading(words, 2)).toBeVisible();
      }
      for (const part of [whoCanJoin, referralCookie, marketingAssets, promotedTools]) {
        await expect(heading(part.heading, 3)).toBeVisible();
      }
      for (const { title, text: words } of [...whoCanJoin.groups, ...marketingAssets.items]) {
        const point = main(page)
          .locator("dl > div")
          .filter({ has: page.getByText(words, { exact: true }) });
        await expect(point.getByRole("term")).toContainText(title);
      }
      await expect(text(whoCanJoin.age)).toBeVisible();
      await expect(text(referralCookie.text)).toBeVisible();
      for (const { title, to } of promotedTools.tools) {
        await expect(main(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", to);
      }

      for (const { title, text: words } of payout.steps) {
        await expect(heading(title, 3)).toBeVisible();
        await expect(text(words)).toBeVisible();
      }
      for (const words of [payout.recurring, payout.adjustments, payout.example]) {
        await expect(text(words)).toBeVisible();
      }
      await expect(heading(freePro.heading, 2)).toBeVisible();
      for (const { task, reward } of bonusTaskList.items) {
        await expect(main(page).getByRole("listitem").filter({ hasText: task })).toContainText(reward);
      }

      const { tips, banned } = affiliateGuidelines;
      await expect(heading(affiliateGuidelines.heading, 2)).toBeVisible();
      for (const part of [tips, banned]) await expect(heading(part.heading, 3)).toBeVisible();
      for (const { title, text: words } of [...tips.items, ...banned.items]) {
        await expect(text(title)).toBeVisible();
        await expect(text(words)).toBeVisible();
      }
      for (const { label, to } of [affiliateGuidelines.agreement, agreement]) {
        await expect(main(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
      }
      await expect(heading(affiliateStart.heading, 2)).toBeVisible();
      await expect(text(affiliateStart.text)).toBeVisible();
    });

    test(`LOGIN and JOIN NOW open the platform in new tabs that can not reach back, on a ${name}`, async ({
      page,
      context,
    }) => {
      await context.route("https://affiliates.example/**", (route) => route.fulfill({ body: "elsewhere" }));
      await openReady(page, path);
      for (const { label, href } of [join, login]) {
        const links = main(page).getByRole("link", { name: label });
        await expect(links).toHaveCount(2);
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
          await expect(link).toHaveAccessibleName(new RegExp(affiliateActions.newTab));
          const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
          await expect(opened).toHaveURL(href);
          expect(await opened.evaluate(() => opener)).toBeNull();
          await opened.close();
        }
      }
      await expect(page).toHaveURL(path);
    });

    test(`the calculator answers to the keyboard, and nothing moves, on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await tierChoice(page, examplePace.tier).focus();
      await page.keyboard.press("ArrowRight");
      await expect(tierChoice(page, "elite")).toBeChecked();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await page.keyboard.press("Tab");
      await expect(slider(page, referralsLabel(planById("pro")))).toBeFocused();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Home");
      await page.keyboard.press("Tab");
      await page.keyboard.press("End");
      await page.keyboard.press("Tab");
      await expect(slider(page, calculatorWords.renewalShare)).toBeFocused();
      await page.keyboard.press("ArrowLeft");

      await expectShown(page, {
        tier: "elite",
        referrals: { pro: (examplePace.referrals.pro ?? 0) + 3, footprint: 0, signalpro: 20 },
        renewalPercent: examplePace.renewalPercent - renewalStepPercent,
      });
      expect(await height()).toBe(before);
    });
  });
}

test.describe("the tables", () => {
  test.use(desktop);
  const heads = tiers.map(tierColumn);

  test("the commissions and the monthly earnings are those of core", async ({ page }) => {
    await page.goto(path);
    expect(await rowsOf(table(page, commissionTable.caption))).toEqual([
      [commissionTable.planColumn, ...heads],
      ...paidPlans.map((plan) => [plan.name, ...tiers.map(({ id }) => formatMoney(commission(plan, id)))]),
    ]);
    const month = (plan: Plan, count: number) =>
      tiers.map(({ id }) => formatMoney(paySlip({ [plan.id]: count }, id).total));
    for (const plan of paidPlans) {
      expect(await rowsOf(table(page, earningsCaption(plan)))).toEqual([
        [earningsTable.countColumn, ...heads],
        ...earningsTable.referralCounts.map((count) => [String(count), ...month(plan, count)]),
      ]);
    }
  });

  test("the free months and the monthly bonuses are those of core", async ({ page }) => {
    await page.goto(path);
    expect((await rowsOf(table(page, freePro.caption))).slice(1)).toEqual(
      freePro.steps.map(({ referrals, months }) => [referrals, months]),
    );
    expect((await rowsOf(table(page, monthlyBonusTable.caption))).slice(1)).toEqual(
      monthlyBonusTable.steps.map(({ referrals, bonus }) => [referrals, bonus]),
    );
  });

  test("the months unfold as a table with the keyboard", async ({ page }) => {
    await openReady(page, path);
    await expect(table(page, monthsChart.caption)).toBeHidden();
    await page.locator("summary", { hasText: monthsChart.table }).focus();
    await page.keyboard.press("Enter");
    await expect(table(page, monthsChart.caption)).toBeVisible();
  });
});

test.describe("the calculator", () => {
  test.use(desktop);

  test("it speaks once, when the control has come to rest", async ({ page }) => {
    await openReady(page, path);
    const said = page.getByRole("status").filter({ hasText: "not a promise" });
    await expect(said).toHaveCount(1);
    const control = slider(page, referralsLabel(planById("pro")));
    await control.focus();
    await page.keyboard.press("Home");
    await expect(control).toHaveAttribute("aria-valuetext", /^0 /);
    await said.evaluate((output) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const watch = () => changes.push(output.textContent ?? "");
      new MutationObserver(watch).observe(output, { characterData: true, childList: true, subtree: true });
    });
    for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    const pace = { ...examplePace, referrals: { ...examplePace.referrals, pro: 20 } };
    const month = paySlip(pace.referrals, pace.tier).total;
    const all = sumEarned(earnedMonths(pace, calculatorMonths)).total;
    await expect(said).toHaveText(announcement(month, all));
    expect(await page.evaluate(() => Reflect.get(window, "changes"))).toEqual([announcement(month, all)]);
  });

  test("a control moved before its script has come counts", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/affiliates(?:-[\w-]+)?\.(?:tsx|js)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await slider(page, referralsLabel(planById("footprint"))).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(tierChoice(page, "starter")).toBeChecked();
    await expectShown(page, examplePace);
    release();
    await becomesReady(page);
    const referrals = { ...examplePace.referrals, footprint: 20 };
    await expectShown(page, { ...examplePace, tier: "starter", referrals });
  });
});

test.describe("without script", () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test("the calculator shows its example, and says that it stays there", async ({ page }) => {
    await page.goto(path);
    await expectShown(page, examplePace);
    await expect(page.locator("noscript p:visible")).toHaveText(calculatorWords.withoutScript);
    await expect(page.getByText(calculatorWords.caveat)).toBeVisible();
    await expect(page.getByText(calculatorWords.renewalHint)).toBeVisible();
    await page.locator("summary", { hasText: monthsChart.table }).click();
    await expect(table(page, monthsChart.caption)).toBeVisible();
  });
});
