import type { Locator, Page } from "@playwright/test";
import { explorePath } from "#content/explore.ts";
import { billingQuestions, billingSection } from "#content/faq-billing.ts";
import { billedYearly, planText } from "#content/plans.ts";
import {
  afterChoosing,
  pricingPage,
  stepsAfterChoosing,
  terms,
  termsSection,
  yearlyColumns,
  yearlySection,
} from "#content/pricing.ts";
import { compareFeatures, pricingLoading, pricingNote } from "#content/pricing-note.ts";
import { comparePlans, stillDeciding } from "#content/teasers.ts";
import { trialDates, trialSection } from "#content/trial-dates.ts";
import { type Currency, formatMoney } from "#core/money.ts";
import { type Plan, paidPlans, plans } from "#core/plans.ts";
import { amountDue, yearlySavingPercent } from "#core/pricing.ts";
import { openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { scrollTo } from "../scrolling.ts";
import { expect, test } from "../site.ts";

/** A little more than the distance after which the button appears. */
const scrolledFar = 320;

function card(page: Page, plan: Plan) {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: plan.name, exact: true, level: 2 }) });
}

function rowOf(table: Locator, plan: Plan) {
  const head = table.page().getByRole("rowheader", { name: plan.name, exact: true });
  return table.getByRole("row").filter({ has: head });
}

async function fromCountry(page: Page, code: string) {
  await page.route("**/api/country", (route) => route.fulfill({ body: code }));
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`every plan has its prices, label, trial, button and ticks on a ${name}`, async ({ page }) => {
      await fromCountry(page, "IN");
      await openReady(page, "/pricing");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricingPage.heading);
      await expect(page.getByText(pricingPage.introduction)).toBeVisible();
      for (const plan of plans) {
        const text = planText(plan.id);
        const box = card(page, plan);
        await expect(box.getByText(text.description)).toBeVisible();
        await expect(box.getByText(text.trial)).toBeVisible();
        if (plan.badge) await expect(box.getByText(plan.badge, { exact: true })).toBeVisible();
        for (const tick of text.ticks) await expect(box.getByText(tick.text, { exact: true })).toBeVisible();
        await expect(box.getByRole("link", { name: text.button })).toHaveAttribute(
          "href",
          explorePath(plan.id),
        );
      }
      for (const plan of paidPlans) {
        const box = card(page, plan);
        await expect(box.getByText(formatMoney(plan.offer.INR), { exact: true })).toBeVisible();
        await expect(box.locator("s")).toContainText(formatMoney(plan.list.INR));
        await expect(box.getByText(billedYearly(plan, "INR") ?? "")).toBeVisible();
      }
      await expect(page.getByText(pricingNote)).toBeVisible();
      await expect(page.getByRole("link", { name: compareFeatures.label })).toHaveAttribute(
        "href",
        "/compare",
      );
    });

    test(`the page goes on with the steps, both tables, the questions and the terms on a ${name}`, async ({
      page,
    }) => {
      await fromCountry(page, "IN");
      await openReady(page, "/pricing");
      await expect(page.getByRole("heading", { level: 2, name: afterChoosing.label })).toBeVisible();
      for (const { title, text } of stepsAfterChoosing) {
        await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(text);
      }
      const yearly = page.getByRole("table", { name: yearlySection.caption });
      for (const plan of paidPlans) {
        const row = rowOf(yearly, plan);
        await expect(
          row.getByText(formatMoney(amountDue(plan, "yearly", "INR")), { exact: true }),
        ).toBeVisible();
      }
      const trials = page.getByRole("table", { name: trialSection.caption });
      for (const plan of plans) {
        const row = rowOf(trials, plan);
        await expect(row).toContainText(trialDates(plan).firstCharge);
      }
      await expect(page.getByRole("heading", { level: 2, name: billingSection.heading })).toBeVisible();
      for (const { question } of billingQuestions) await expect(page.getByText(question)).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: termsSection.label })).toBeVisible();
      for (const { name: term, text } of terms) {
        await expect(
          page.getByRole("article").filter({ hasText: term }).filter({ hasText: text }),
        ).toBeVisible();
      }
    });

    test(`the currency switch changes every price and is remembered on a ${name}`, async ({ page }) => {
      await fromCountry(page, "IN");
      await openReady(page, "/pricing");
      await expectCurrency(page, "INR");
      const toggle = page.getByRole("group", { name: "Currency" });
      await toggle.getByRole("button", { name: "USD" }).press("Enter");
      await expectCurrency(page, "USD");
      await page.reload();
      await expectCurrency(page, "USD");
      await toggle.getByRole("button", { name: "INR" }).click();
      await expectCurrency(page, "INR");
    });

    test(`while the country is looked up the prices are covered and nothing moves on a ${name}`, async ({
      page,
    }) => {
      const answer = Promise.withResolvers<string>();
      await page.route("**/api/country", async (route) => route.fulfill({ body: await answer.promise }));
      await openReady(page, "/pricing");
      const status = page.getByRole("status").filter({ hasText: pricingLoading });
      await expect(status).toBeVisible();
      for (const plan of paidPlans) await expect(card(page, plan).locator(".plan-price > b")).toBeHidden();
      const places = () =>
        page
          .locator(".plan-row .btn")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const before = await places();
      answer.resolve("IN");
      await expect(status).toBeHidden();
      await expectCurrency(page, "INR");
      expect(await places()).toEqual(before);
    });
  });
}

async function expectCurrency(page: Page, currency: Currency) {
  const other = currency === "INR" ? "USD" : "INR";
  for (const plan of paidPlans) {
    const box = card(page, plan);
    await expect(box.getByText(formatMoney(plan.offer[currency]), { exact: true })).toBeVisible();
    await expect(box.getByText(formatMoney(plan.offer[other]), { exact: true })).toBeHidden();
  }
}

test("a visitor from another country sees dollars", async ({ page }) => {
  await fromCountry(page, "US");
  await page.goto("/pricing");
  await expectCurrency(page, "USD");
});

test.describe("wide", () => {
  test.use(desktop);

  test("the yearly table names list price, per-month price and saving", async ({ page }) => {
    await fromCountry(page, "IN");
    await openReady(page, "/pricing");
    const table = page.getByRole("table", { name: yearlySection.caption });
    for (const column of Object.values(yearlyColumns)) {
      await expect(table.getByRole("columnheader", { name: column })).toBeVisible();
    }
    for (const plan of paidPlans) {
      await expect(rowOf(table, plan)).toContainText(`${yearlySavingPercent(plan, "INR")}%`);
    }
  });

  test("Still Deciding? appears after 300 px, can be reached only then, and covers nothing at the end", async ({
    page,
  }) => {
    await openReady(page, "/pricing");
    const button = page.getByRole("link", { name: stillDeciding.label });
    await expect(button).toBeHidden();
    await scrollTo(page, scrolledFar);
    await expect(button).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 100_000);
    const footer = await page.getByRole("contentinfo").boundingBox();
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    await scrollTo(page, scrolledFar);
    await button.press("Enter");
    await expect(page).toHaveURL("/compare");
  });

  test("billing questions open one at a time by keyboard", async ({ page }) => {
    await openReady(page, "/pricing");
    const [first, second] = billingQuestions;
    await expect(page.getByText(first?.answer ?? "")).toBeVisible();
    await page.getByText(second?.question ?? "").press("Enter");
    await expect(page.getByText(second?.answer ?? "")).toBeVisible();
    await expect(page.getByText(first?.answer ?? "")).toBeHidden();
  });
});

test.describe("narrow", () => {
  test.use(phone);

  test("once scrolled, Compare Plans is a full-width button that leads to the comparison", async ({
    page,
  }) => {
    await openReady(page, "/pricing");
    const button = page.getByRole("link", { name: comparePlans.label, exact: true });
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 40);
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThan(320);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(page).toHaveURL("/compare");
  });
});
