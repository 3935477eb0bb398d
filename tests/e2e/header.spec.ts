import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { becomesReady, markDocument, openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { expectLandedOn, scrollTo, scrollTop } from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use(desktop);

const links = [
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
] as const;

function nav(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" });
}

function resources(page: Page) {
  const button = nav(page).getByRole("button", { name: "Resources" });
  return { button, first: nav(page).getByRole("link", { name: "Master the Tool" }) };
}

test("the header holds the specification's links in their order", async ({ page }) => {
  await page.goto("/compare");
  const found = await nav(page)
    .locator("a")
    .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute("href")]));
  expect(found).toEqual(links);
  await expect(nav(page).locator("[aria-current=page]")).toHaveText("Compare Plans");
});

test("each page the header names is one click away, without loading the document again", async ({ page }) => {
  await openReady(page, "/pricing");
  const sameDocument = await markDocument(page);
  for (const [name, to] of links.filter(([, address]) => !address.includes("#"))) {
    const link = nav(page).getByRole("link", { name, exact: true });
    if (!(await link.isVisible())) await resources(page).button.hover();
    await link.click();
    await expect(page).toHaveURL(to);
    const written = pages.find((candidate) => candidate.path === to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(written?.heading ?? "");
    await expect(page).toHaveTitle(written?.title ?? "");
    await expect(page.getByRole("main")).toBeFocused();
  }
  expect(await sameDocument()).toBe(true);
});

test("Resources opens while the mouse is over it and closes when the mouse leaves", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(first).toBeHidden();
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(first).toBeVisible();
  await button.click();
  await expect(first).toBeVisible();
  await first.hover();
  await expect(first).toBeVisible();
  await page.mouse.move(720, 600);
  await expect(first).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

for (const key of ["Enter", "Space"]) {
  test(`Resources opens and closes with ${key}`, async ({ page }) => {
    await openReady(page, "/");
    const { button, first } = resources(page);
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(first).toBeHidden();
  });
}

test("ArrowDown opens Resources and goes to its first link", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(nav(page).getByRole("link", { name: "Affiliates" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(button).toBeFocused();
});

test("Tab goes through the links of Resources, and leaving them closes it", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await button.focus();
  await page.keyboard.press("Enter");
  for (const name of ["Master the Tool", "Affiliates", "About Us"]) {
    await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(first).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("Esc closes Resources and gives the focus back to its button", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("Esc closes Resources when the mouse has opened it", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await button.hover();
  await expect(first).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
});

test("a link of Resources chosen by keyboard goes there and closes the list", async ({ page }) => {
  await openReady(page, "/");
  const { button, first } = resources(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mastertool");
  await expect(first).toBeHidden();
});

test.describe("with a finger on a wide screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens Resources and a second tap closes it", async ({ page }) => {
    await openReady(page, "/");
    const { button, first } = resources(page);
    await button.tap();
    await expect(first).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.tap();
    await expect(first).toBeHidden();
    await button.tap();
    await first.tap();
    await expect(page).toHaveURL("/mastertool");
    await expect(first).toBeHidden();
  });
});

for (const from of ["/", "/compare"]) {
  test(`Get Started on ${from} scrolls to pricing`, async ({ page }) => {
    await openReady(page, from);
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await expectLandedOn(page, "pricing");
  });
}

test("the header is transparent down to 10 px and blurred beyond", async ({ page }) => {
  await openReady(page, "/terms-of-service");
  const look = () =>
    page.getByRole("banner").evaluate((header) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(header);
      return { backdropFilter, transparent: backgroundColor === "rgba(0, 0, 0, 0)" };
    });
  for (const top of [0, 10]) {
    await scrollTo(page, top);
    await expect.poll(look).toEqual({ backdropFilter: "none", transparent: true });
  }
  await scrollTo(page, 11);
  await expect.poll(look).toEqual({ backdropFilter: "blur(10px)", transparent: false });
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page.reload();
  await becomesReady(page);
  await expect.poll(look).toEqual({ backdropFilter: "blur(10px)", transparent: false });
  await scrollTo(page, 10);
  await expect.poll(look).toEqual({ backdropFilter: "none", transparent: true });
});

test("the keyboard moves through the header without moving the page", async ({ page }) => {
  await openReady(page, "/privacy-policy");
  await scrollTo(page, 2000);
  const stop = nav(page).getByRole("link", { name: "FAQ" });
  await stop.evaluate((link) => link.focus({ preventScroll: true }));
  for (const key of ["Tab", "Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await expect(nav(page).getByRole("link", { name: "Products" })).toBeFocused();
  expect(await scrollTop(page)).toBe(2000);
});

test("the skip link is the first stop and carries the focus to the content", async ({ page }) => {
  await openReady(page, "/privacy-policy");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
