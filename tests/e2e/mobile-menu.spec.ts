import type { Page } from "@playwright/test";
import { markDocument, openReady } from "./ready-page.ts";
import { phone } from "./screens.ts";
import { expectLandedOn } from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use(phone);

function menu(page: Page) {
  return {
    button: page.getByRole("button", { name: "Open menu" }),
    dialog: page.getByRole("dialog", { name: "Menu" }),
  };
}

/** How the focused element would be called by someone watching, and whether it is in the menu. */
function focused(page: Page): Promise<{ name: string; inside: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
    return { name, inside: element?.closest("dialog[open]") != null };
  });
}

test("the menu fills the screen and holds every link of the header", async ({ page }) => {
  await openReady(page, "/compare");
  const { button, dialog } = menu(page);
  await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
  await button.tap();
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
  await dialog.getByText("Resources", { exact: true }).tap();
  const links = await dialog
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute("href")]));
  expect(links).toEqual([
    ["Features", "/#features"],
    ["Pricing", "/#pricing"],
    ["Compare Plans", "/compare"],
    ["SignalPro", "/signalpro"],
    ["Backtest Report", "/dashboard"],
    ["Testimonials", "/#testimonials"],
    ["FAQ", "/#faq"],
    ["Products", "/products"],
    ["Master the Tool", "/mastertool"],
    ["Affiliates", "/affiliates"],
    ["About Us", "/about-us"],
  ]);
  await expect(dialog.locator("[aria-current=page]")).toHaveText("Compare Plans");
});

test("Resources in the menu opens and closes by tap and by key", async ({ page }) => {
  await openReady(page, "/");
  await menu(page).button.tap();
  const { dialog } = menu(page);
  const toggle = dialog.getByText("Resources", { exact: true });
  const inside = dialog.getByRole("link", { name: "Affiliates" });
  await expect(inside).toBeHidden();
  await toggle.tap();
  await expect(inside).toBeVisible();
  await toggle.tap();
  await expect(inside).toBeHidden();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(inside).toBeVisible();
});

for (const key of ["Tab", "Shift+Tab"]) {
  test(`${key} stays inside the menu for a full round`, async ({ page }) => {
    await openReady(page, "/");
    const { button, dialog } = menu(page);
    await button.tap();
    await dialog.getByText("Resources", { exact: true }).tap();
    const stops = await dialog.locator("a:visible, button:visible, summary:visible").count();
    const start = await focused(page);
    const seen = [];
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    expect(seen.filter(({ inside }) => !inside)).toEqual([]);
    expect(seen.at(-1)).toEqual(start);
    // The logo has a stop of its own; Get Started and Pricing are two stops with two names.
    expect(new Set(seen.map(({ name }) => name)).size).toBe(stops);
  });
}

test("Esc closes the menu and the focus is back on its button", async ({ page }) => {
  await openReady(page, "/");
  const { button, dialog } = menu(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  expect((await focused(page)).inside).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("the close button closes the menu and the focus is back on the button that opened it", async ({
  page,
}) => {
  await openReady(page, "/");
  const { button, dialog } = menu(page);
  await button.tap();
  await dialog.getByRole("button", { name: "Close menu" }).tap();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("choosing a page closes the menu and goes there", async ({ page }) => {
  await openReady(page, "/");
  const sameDocument = await markDocument(page);
  const { button, dialog } = menu(page);
  for (const [name, path] of [
    ["Backtest Report", "/dashboard"],
    ["About Us", "/about-us"],
    ["ZoneLedger", "/"],
  ] as const) {
    await button.tap();
    const link = dialog.getByRole("link", { name, exact: true });
    if (!(await link.isVisible())) await dialog.getByText("Resources", { exact: true }).tap();
    await link.tap();
    await expect(page).toHaveURL(path);
    await expect.soft(dialog, `the menu after choosing ${name}`).toBeHidden();
    if (await dialog.isVisible()) await page.keyboard.press("Escape");
  }
  expect(await sameDocument()).toBe(true);
});

test("choosing the page one is on closes the menu", async ({ page }) => {
  await openReady(page, "/compare");
  const { button, dialog } = menu(page);
  await button.tap();
  await dialog.getByRole("link", { name: "Compare Plans" }).tap();
  await expect(dialog).toBeHidden();
});

for (const from of ["/", "/compare"]) {
  test(`choosing an anchor on ${from} closes the menu and lands on the section`, async ({ page }) => {
    await openReady(page, from);
    const { button, dialog } = menu(page);
    await button.tap();
    await dialog.getByRole("link", { name: "FAQ" }).tap();
    await expect(dialog).toBeHidden();
    await expectLandedOn(page, "faq");
    await expect(page.locator("#faq")).toBeFocused();
    await button.tap();
    await dialog.getByRole("link", { name: "Get Started" }).tap();
    await expect(dialog).toBeHidden();
    await expectLandedOn(page, "pricing");
  });
}

test("the page behind the open menu does not scroll", async ({ page }) => {
  await openReady(page, "/terms-of-service");
  await menu(page).button.tap();
  await expect(menu(page).dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
});

test("the menu closes when the window grows wide", async ({ page }) => {
  await openReady(page, "/");
  const { button, dialog } = menu(page);
  await button.tap();
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner").getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("the menu opens before hydration", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await menu(page).button.tap();
  await expect(menu(page).dialog).toBeVisible();
  await menu(page).dialog.getByRole("link", { name: "Products" }).tap();
  await expect(page).toHaveURL("/products");
});
