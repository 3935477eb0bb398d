import { planText } from "#content/plans.ts";
import { exploreLabel, productsPage, viewPricing } from "#content/products.ts";
import { compareAllPlans, teasers, teasersSection } from "#content/teasers.ts";
import { plans } from "#core/plans.ts";
import { openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { expectLandedOn } from "../scrolling.ts";
import { expect, test } from "../site.ts";

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`four plan cards have their features and a way to the prices on a ${name}`, async ({ page }) => {
      await openReady(page, "/products");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(productsPage.heading);
      for (const plan of plans) {
        const heading = page.getByRole("heading", { level: 2, name: plan.name, exact: true });
        const card = page.getByRole("article").filter({ has: heading });
        const text = planText(plan.id);
        await expect(card.getByText(text.description)).toBeVisible();
        await expect(card.getByRole("img", { name: /illustrative/i })).toBeVisible();
        for (const tick of text.ticks) await expect(card.getByText(tick.text, { exact: true })).toBeVisible();
        await expect(card.getByRole("link", { name: viewPricing.label })).toBeVisible();
        await expect(card.getByRole("link", { name: exploreLabel(plan.id) })).toHaveAttribute(
          "href",
          `/explore/${plan.id}`,
        );
      }
      await expect(page.getByRole("link", { name: compareAllPlans.label })).toHaveAttribute(
        "href",
        "/compare",
      );
      await expect(page.getByRole("heading", { level: 2, name: teasersSection.heading })).toBeVisible();
    });

    test(`View Pricing stores its target, goes home and lands on the prices on a ${name}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const stored: string[] = [];
        Object.assign(globalThis, { stored });
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          stored.push(`${key} ${value}`);
          setItem.call(this, key, value);
        };
      });
      await openReady(page, "/products");
      await page.getByRole("link", { name: viewPricing.label }).nth(2).press("Enter");
      await expectLandedOn(page, "pricing");
      const stored = await page.evaluate(() => (globalThis as unknown as { stored: string[] }).stored);
      expect(stored).toContain("scrollTarget pricing");
    });
  });
}

test.describe("wide", () => {
  test.use(desktop);

  test("the teasers stand side by side with the labels of the specification", async ({ page }) => {
    await openReady(page, "/products");
    for (const { name, text, link } of teasers) {
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
      await expect(card.getByText(text)).toBeVisible();
      await expect(card.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
    }
  });
});

test.describe("narrow", () => {
  test.use(phone);

  test("the teasers are an accordion with one open at a time, or none", async ({ page }) => {
    await openReady(page, "/products");
    const items = page.locator("details[name='teasers']");
    await expect(items).toHaveCount(teasers.length);
    for (const { name, text, link } of teasers.slice(1)) {
      const summary = page.locator("summary", { hasText: new RegExp(`^${name}$`) });
      const item = items.filter({ has: summary });
      await summary.press("Enter");
      await expect(item.getByText(text)).toBeVisible();
      await expect(item.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
      await expect(page.locator("details[name='teasers'][open]")).toHaveCount(1);
    }
    await items.last().locator("summary").press("Enter");
    await expect(page.locator("details[name='teasers'][open]")).toHaveCount(0);
  });
});
