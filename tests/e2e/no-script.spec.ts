import type { APIRequestContext, Page } from "@playwright/test";
import { allPaths, missingPath } from "./paths.ts";
import { screens } from "./screens.ts";
import { readServedPage, type ServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false, colorScheme: "light" });

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`without script every page is readable and dark on a ${screen}`, async ({ page }) => {
      for (const path of [...allPaths, missingPath]) {
        await page.goto(path);
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
        await expect.soft(page.getByRole("main").locator("p:visible").first(), path).toBeVisible();
        await expect.soft(page.locator("html"), path).toHaveAttribute("data-theme", "dark");
        expect.soft(await isDark(page), `${path}: light text on dark paper`).toBe(true);
        await expect.soft(page.locator("[data-set-theme]:visible"), `${path}: dead buttons`).toHaveCount(0);
      }
    });
  });
}

function isDark(page: Page): Promise<boolean> {
  return page.locator("body").evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    const [paper, ink] = [backgroundColor, color].map((value) => Number(/^oklch\(([\d.]+)/.exec(value)?.[1]));
    return (paper ?? 1) < 0.3 && (ink ?? 0) > 0.8;
  });
}

test("every internal link on every page leads to a page, and every anchor to an element", async ({
  request,
}) => {
  const read = reader(request);
  const broken: string[] = [];
  for (const path of [...allPaths, missingPath]) {
    const { page } = await read(path);
    expect(page.links.length, path).toBeGreaterThan(20);
    for (const { href, text } of page.links) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const target = new URL(href, `http://site${path}`);
      const found = await read(target.pathname);
      const status = target.pathname === missingPath ? 404 : 200;
      if (found.status !== status) broken.push(`${path}: "${text}" → ${href} answers ${found.status}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor && !found.page.ids.has(anchor))
        broken.push(`${path}: "${text}" → ${href} has no such anchor`);
    }
  }
  expect(broken).toEqual([]);
});

function reader(request: APIRequestContext) {
  const known = new Map<string, { status: number; page: ServedPage }>();
  return async (path: string) => {
    const answer = known.get(path);
    if (answer) return answer;
    const response = await request.get(path, { maxRedirects: 0 });
    const fresh = { status: response.status(), page: readServedPage(await response.text()) };
    known.set(path, fresh);
    return fresh;
  };
}

test("without script the mobile menu opens, unfolds, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await button.click();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByText("Resources", { exact: true }).click();
  await menu.getByRole("link", { name: "Affiliates" }).click();
  await expect(page).toHaveURL("/affiliates");
});

test("without script Resources opens by mouse and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  const first = nav.getByRole("link", { name: "Master the Tool" });
  await expect(first).toBeHidden();
  await nav.getByRole("button", { name: "Resources" }).hover();
  await expect(first).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(first).toBeHidden();
  await nav.getByRole("link", { name: "Products" }).focus();
  await page.keyboard.press("Tab");
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mastertool");
});

test("without script an anchor from another page lands on its section", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/compare");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.locator("#pricing")).toBeInViewport();
});

test("without script a legal page's contents unfold on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/terms-of-service");
  await page.locator("summary", { hasText: "On this page" }).click();
  const link = page.locator("details[open] a").first();
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});
