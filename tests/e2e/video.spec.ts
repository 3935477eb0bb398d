import type { Page } from "@playwright/test";
import { openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { expect, test } from "./site.ts";

test.use({ variant: "kit", ...desktop });

const host = "https://www.youtube-nocookie.com";

function parts(page: Page) {
  const dialog = page.getByRole("dialog", { name: "A video that is there" });
  return {
    button: page.getByRole("button", { name: "Watch the video", exact: true }),
    dialog,
    frame: dialog.locator("iframe"),
  };
}

/** Answers for the video host, and remembers what it was asked. */
async function answerForHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>The video plays.</p>" });
  });
  return asked;
}

test("nothing is asked of the video host until the visitor presses play in the dialog", async ({ page }) => {
  const asked = await answerForHost(page);
  await openReady(page, "/kit");
  const { button, dialog, frame } = parts(page);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(asked).toEqual([]);
  await dialog.getByRole("button", { name: "Play the video" }).click();
  await expect(page.frameLocator("dialog iframe").getByText("The video plays.")).toBeVisible();
  expect(asked).toEqual([`${host}/embed/abcdefghijk?autoplay=1`]);
});

test("by keyboard it opens, plays, closes on Esc and gives the focus back", async ({ page }) => {
  await answerForHost(page);
  await openReady(page, "/kit");
  const { button, dialog, frame } = parts(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Play the video" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("its button and the backdrop close it, and a closed video plays no longer", async ({ page }) => {
  await answerForHost(page);
  await openReady(page, "/kit");
  const { button, dialog, frame } = parts(page);
  await button.click();
  await dialog.getByRole("button", { name: "Play the video" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(frame).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a video that is only announced shows a still and says so, and never an empty frame", async ({
  page,
}) => {
  await openReady(page, "/kit");
  await page.getByRole("button", { name: "Watch the announced video" }).click();
  const dialog = page.getByRole("dialog", { name: "A video to come" });
  await expect(dialog.getByText("Coming soon")).toBeVisible();
  await expect(dialog.locator("svg").first()).toBeVisible();
  await expect(dialog.locator("iframe")).toHaveCount(0);
  await expect(dialog.getByRole("button")).toHaveCount(1);
});

test("a video the seller left out has no button", async ({ page }) => {
  await openReady(page, "/kit");
  await expect(page.getByRole("button", { name: "Watch the video nobody made" })).toHaveCount(0);
});

test("a press that comes before React is served when React comes", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/kit");
  const { button, dialog } = parts(page);
  await button.click();
  await expect(dialog).toHaveCount(0);
  release();
  await expect(dialog).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script a link to the video stands in the button's place", async ({ page }) => {
    await page.goto("/kit");
    const { button } = parts(page);
    await expect(button).toBeHidden();
    const link = page.getByRole("link", { name: "Watch the video" });
    await expect(link).toHaveAttribute("href", `${host}/embed/abcdefghijk`);
  });
});
