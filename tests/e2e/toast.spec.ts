import type { Page } from "@playwright/test";
import { openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { expect, test } from "./site.ts";

test.use({ variant: "kit", ...desktop });

const notice = "Coming soon";
const failure = "The payment page did not open";

function toasts(page: Page) {
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  return { region, shown: region.locator(".toast") };
}

/** From here on time stands still, except where a test lets it pass. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openReady(page, "/kit");
  await page.clock.pauseAt(3_600_000);
}

async function show(page: Page, name: "Show a notice" | "Show a failure"): Promise<void> {
  await page.getByRole("button", { name }).click();
  await expect(toasts(page).shown).toContainText(name === "Show a notice" ? notice : failure);
}

test("a toast leaves after five seconds and not before", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a notice");
  await page.clock.runFor(4990);
  await expect(toasts(page).shown).toBeVisible();
  await page.clock.runFor(20);
  await expect(toasts(page).shown).toHaveCount(0);
});

test("one toast stands at a time; a failure is an alert, a notice a status", async ({ page }) => {
  await openWithStoppedClock(page);
  const { region, shown } = toasts(page);
  await show(page, "Show a notice");
  await expect(region.getByRole("status")).toContainText(notice);
  await show(page, "Show a failure");
  await expect(region.getByRole("alert")).toContainText(failure);
  await expect(shown).toHaveCount(1);
  await expect(region.getByRole("status")).toBeEmpty();
  await page.clock.runFor(4990);
  await expect(shown).toHaveCount(1);
});

test("a new toast has five seconds of its own", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a notice");
  await page.clock.runFor(4000);
  await show(page, "Show a failure");
  await page.clock.runFor(4000);
  await expect(toasts(page).shown).toContainText(failure);
  await page.clock.runFor(1010);
  await expect(toasts(page).shown).toHaveCount(0);
});

test("its time stands still while the pointer is on it, and goes on after", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a notice");
  await page.clock.runFor(3000);
  await toasts(page).shown.hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page).shown).toBeVisible();
  await page.mouse.move(200, 200);
  await page.clock.runFor(1900);
  await expect(toasts(page).shown).toBeVisible();
  await page.clock.runFor(110);
  await expect(toasts(page).shown).toHaveCount(0);
});

test("F8 goes to it, its time stands still there, and Esc dismisses it and returns", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a notice");
  const { region, shown } = toasts(page);
  const button = page.getByRole("button", { name: "Show a notice" });
  await expect(button).toBeFocused();
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(region.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("its button dismisses it", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a failure");
  await toasts(page).region.getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page).shown).toHaveCount(0);
});

for (const [px, fate] of [
  [49, "stays"],
  [50, "goes"],
] as const) {
  test(`swiped ${px} px to the right it ${fate}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithStoppedClock(page);
    await show(page, "Show a notice");
    const box = await toasts(page).shown.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await page.mouse.move(x + px, y);
    await page.mouse.up();
    await expect(toasts(page).shown).toHaveCount(fate === "goes" ? 0 : 1);
    if (fate === "stays") expect(await toasts(page).shown.boundingBox()).toEqual(box);
  });
}

test("swiped to the left it stays", async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page, "Show a notice");
  await toasts(page).shown.hover();
  await page.mouse.down();
  await page.mouse.move(600, 700);
  await page.mouse.up();
  await expect(toasts(page).shown).toBeVisible();
});

for (const [width, toastWidth] of [
  [390, 390 - 2 * 16],
  [1440, 420],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: width < 768 });

    test(`at ${width} px it is ${toastWidth} px wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithStoppedClock(page);
      await show(page, "Show a notice");
      expect((await toasts(page).shown.boundingBox())?.width).toBe(toastWidth);
    });
  });
}

test("in a dialog it can be reached, and it outlives the dialog", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole("button", { name: "Open chooser" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose how to pay" });
  await dialog
    .getByRole("button", { name: /^Monthly/ })
    .first()
    .click();
  await page.clock.runFor(1500);
  const { region, shown } = toasts(page);
  await expect(region.getByRole("alert")).toContainText("It did not open");
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toBeVisible();
  await region.getByRole("button", { name: "Dismiss" }).click();
  await expect(shown).toHaveCount(0);
});
