import type { Page } from "@playwright/test";
import { openReady } from "./ready-page.ts";
import { desktop, phone } from "./screens.ts";
import { expect, test } from "./site.ts";

test.use({ variant: "kit", ...desktop });

function parts(page: Page) {
  return {
    button: page.getByRole("button", { name: "Open details" }),
    dialog: page.getByRole("dialog", { name: "Welcome" }),
  };
}

test("a dialog is named, starts at its first field and gives the focus back on Esc", async ({ page }) => {
  await openReady(page, "/kit");
  const { button, dialog } = parts(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("its close button and a press on the backdrop close it too", async ({ page }) => {
  await openReady(page, "/kit");
  const { button, dialog } = parts(page);
  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("selecting text out of the dialog does not close it", async ({ page }) => {
  await openReady(page, "/kit");
  const { button, dialog } = parts(page);
  await button.click();
  const box = await dialog.getByRole("heading", { name: "Welcome" }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test("the focus stays inside, and the page behind neither scrolls nor jumps", async ({ page }) => {
  await openReady(page, "/kit");
  const { button, dialog } = parts(page);
  const headerWidth = () => page.getByRole("banner").evaluate((header) => header.clientWidth);
  await button.scrollIntoViewIfNeeded();
  const [width, top] = [await headerWidth(), await page.evaluate(() => scrollY)];
  await button.click();
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog[open]");
    });
    expect(outside).toBe(false);
  }
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 500);
  expect(await headerWidth()).toBe(width);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("the first Esc puts a tooltip inside a dialog away, the second closes the dialog", async ({ page }) => {
  await openReady(page, "/kit");
  const { button, dialog } = parts(page);
  await button.click();
  await dialog.getByRole("button", { name: "What comes next" }).focus();
  const tip = dialog.getByText("The next step shows every price");
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an option that is being paid is busy and refuses a second press", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openReady(page, "/kit");
  await page.clock.pauseAt(3_600_000);
  await page.getByRole("button", { name: "Open chooser" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose how to pay" });
  const option = dialog.getByRole("group", { name: "India" }).getByRole("button", { name: /^Monthly/ });
  await option.click();
  await expect(option).toHaveAttribute("aria-busy", "true");
  await expect(option).toContainText("Opening the payment page…");
  await expect(option).toBeFocused();
  await expect(dialog.getByRole("button", { name: /^Yearly/ }).first()).toBeDisabled();
  await page.clock.runFor(1500);
  await expect(option).not.toHaveAttribute("aria-busy");
  await expect(option).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("on a phone a dialog is a sheet at the bottom edge, as wide as the screen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openReady(page, "/kit");
    const { button, dialog } = parts(page);
    await button.tap();
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  });
});
