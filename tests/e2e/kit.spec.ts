import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "../../tools/build.ts";
import { axeViolations } from "./axe-violations.ts";
import { cutOff } from "./cut-off.ts";
import { openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

test.use({ variant: "kit", ...desktop });

test("the kit variant has the kit page, out of reach of search engines", async ({ request }) => {
  const answer = await request.get("/kit");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(readServedPage(html).headings).toEqual(["Component kit"]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("production knows nothing of the kit", async ({ request, serve }) => {
  const origin = await serve("production");
  expect((await request.get(`${origin}/kit`)).status()).toBe(404);
  const client = path.join(buildFolder("production"), "client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /(^|\/)kit\b/.test(file))).toEqual([]);
  const readable = files.filter((file) => /\.(js|css|html)$/.test(file));
  const mentions = readable.filter((file) =>
    readFileSync(path.join(client, file), "utf8").includes("Component kit"),
  );
  expect(mentions).toEqual([]);
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`the kit breaks no accessibility rule in ${colorScheme}, its dialogs included`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const broken: string[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, "/kit");
      const check = async (part: string) => {
        broken.push(...(await axeViolations(page)).map((line) => `${part} at ${width} px: ${line}`));
      };
      await check("the page");
      for (const part of ["Open details", "Open chooser", "Watch the video", "Open drawer"]) {
        await page.getByRole("button", { name: part, exact: true }).click();
        await check(part);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Show a failure" }).click();
      await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).not.toBeEmpty();
      await check("a toast");
    }
    expect(broken).toEqual([]);
  });
}

test("nothing in the kit is cut off or over the edge from 390 to 1920 px", async ({ page }) => {
  await openReady(page, "/kit");
  const lost: string[] = [];
  // 405 with a scrollbar is a phone of 390.
  for (const width of [405, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    lost.push(...(await page.evaluate(cutOff)).map((line) => `${width} px: ${line}`));
  }
  expect(lost).toEqual([]);
});

test("tabs are chosen with arrow keys, Home and End, and are one stop", async ({ page }) => {
  await openReady(page, "/kit");
  const tabs = page.getByRole("tablist", { name: "Market" });
  const panel = page.getByRole("tabpanel");
  await tabs.getByRole("tab", { name: "STOCKS" }).focus();
  for (const [key, name] of [
    ["ArrowRight", "FOREX"],
    ["ArrowRight", "CRYPTO"],
    ["ArrowRight", "STOCKS"],
    ["ArrowLeft", "CRYPTO"],
    ["Home", "STOCKS"],
    ["End", "CRYPTO"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.getByRole("tab", { name })).toBeFocused();
    await expect(tabs.getByRole("tab", { selected: true })).toContainText(name);
    await expect(panel).toContainText(`Panel of ${name.toLowerCase()}`);
  }
  await page.keyboard.press("Tab");
  await expect(tabs.getByRole("tab", { selected: true })).not.toBeFocused();
  await expect(tabs.locator(":focus")).toHaveCount(0);
});

test("on a phone the tabs are a drawer that closes on the choice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, "/kit");
  const button = page.getByRole("button", { name: /^Market/ });
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Choose a market" });
  await expect(drawer.locator("[aria-current]")).toContainText("STOCKS");
  await drawer.getByRole("button", { name: /FOREX/ }).click();
  await expect(drawer).toBeHidden();
  await expect(button).toContainText("FOREX");
  await expect(button).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("Panel of forex");
});

test("one answer of the accordion is open at a time, and the open one can be closed", async ({ page }) => {
  await openReady(page, "/kit");
  const items = page.locator(".acc > details");
  const open = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false]);
  await items.nth(1).locator("summary").click();
  await expect.poll(open).toEqual([false, true, false]);
  await items.nth(1).locator("summary").press("Enter");
  await expect.poll(open).toEqual([false, false, false]);
  await items.nth(2).locator("summary").press("Space");
  await expect.poll(open).toEqual([false, false, true]);
  const answer = items.nth(2).locator("summary + div");
  await expect(answer).toHaveCSS("max-height", "384px");
  await page.keyboard.press("Tab");
  await expect(answer).toBeFocused();
});

test("a tooltip shows on hover and on focus, and Esc puts it away", async ({ page }) => {
  await openReady(page, "/kit");
  const word = page.getByRole("button", { name: "Tooltip", exact: true });
  const tip = page.getByRole("tooltip", { name: /largest fall/ }).or(page.getByText("The largest fall from"));
  await expect(word).toHaveAccessibleDescription(/largest fall/);
  await expect(tip).toBeHidden();
  await word.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(word).toBeFocused();
  await word.blur();
  await word.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip).toBeHidden();
});

test("a busy button keeps the focus and does nothing more", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openReady(page, "/kit");
  await page.clock.pauseAt(3_600_000);
  const button = page.getByRole("button", { name: "Primary", exact: true }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const busy = page.locator("button:focus");
  await expect(busy).toHaveText("Processing…");
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await page.clock.runFor(2000);
  await expect(busy).toHaveText("Primary");
});
