import type { Page } from "@playwright/test";
import { becomesReady, markDocument, openReady } from "./ready-page.ts";
import { clickInPlace, expectLandedOn, scrollTo, scrollTop } from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 600 } });

function headerLink(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

test("a route change scrolls to the top; back and forward restore both positions", async ({ page }) => {
  await openReady(page, "/terms-of-service");
  const sameDocument = await markDocument(page);
  await scrollTo(page, 1500);
  await clickInPlace(headerLink(page, "Backtest Report"));
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 100);
  await page.goBack();
  await expect(page).toHaveURL("/terms-of-service");
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => scrollTop(page)).toBe(100);
  expect(await sameDocument()).toBe(true);
});

test("back from another page returns to the place on home, not to the anchor", async ({ page }) => {
  await openReady(page, "/");
  await headerLink(page, "FAQ").click();
  await expectLandedOn(page, "faq");
  await scrollTo(page, 700);
  await clickInPlace(headerLink(page, "Compare Plans"));
  await expect(page).toHaveURL("/compare");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#faq");
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("a reload keeps the place", async ({ page }) => {
  await openReady(page, "/privacy-policy");
  await scrollTo(page, 1200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await becomesReady(page);
  expect(await scrollTop(page)).toBe(1200);
});

test("back to a page of another document restores the place before hydration", async ({ page }) => {
  await openReady(page, "/cookie-policy");
  await scrollTo(page, 800);
  await page.goto("/refund-policy");
  await becomesReady(page);
  await page.goBack();
  await expect(page).toHaveURL("/cookie-policy");
  await expect.poll(() => scrollTop(page)).toBe(800);
});

test("after a route change the keyboard starts at the new content", async ({ page }) => {
  await openReady(page, "/");
  await headerLink(page, "Products").press("Enter");
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle(/^Products/);
});
