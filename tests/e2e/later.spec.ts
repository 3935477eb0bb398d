import type { Page } from "@playwright/test";
import { openReady } from "./ready-page.ts";
import { desktop, phone } from "./screens.ts";
import { expect, test } from "./site.ts";

const sections = "**/assets/home-sections-*.js";

function height(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test.describe("what is hydrated later", () => {
  test.use(desktop);

  for (const fate of ["comes late", "never comes"] as const) {
    test(`nothing vanishes and an anchor is reached when its code ${fate}`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(sections, async (route) => {
        await held;
        await (fate === "comes late" ? route.continue() : route.abort());
      });
      await openReady(page, "/");
      const before = await height(page);
      await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
      await expect(page.locator("#faq")).toBeInViewport();
      expect(await height(page)).toBe(before);
      release();
      await expect(page.getByRole("heading", { name: "Asked before paying" })).toBeInViewport();
      expect(await height(page)).toBe(before);
    });
  }

  test("whoever comes from another page finds it whole, at the anchor", async ({ page }) => {
    await openReady(page, "/compare");
    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/#faq");
    await expect(page.locator("#faq")).toBeInViewport();
  });
});

test.describe("a long page on a phone", () => {
  test.use(phone);

  test("every part of it is laid out before React comes", async ({ page }) => {
    await openReady(page, "/");
    const laid = await height(page);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("main .sec")) part.scrollIntoView();
    });
    expect(await height(page)).toBe(laid);
  });

  test("it opens at an anchor exactly", async ({ page }) => {
    await page.goto("/#pricing");
    await expect
      .poll(async () => Math.abs((await page.locator("#pricing").boundingBox())?.y ?? Number.NaN))
      .toBeLessThan(120);
  });
});
