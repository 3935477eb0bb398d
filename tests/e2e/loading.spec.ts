import type { Page } from "@playwright/test";
import { allPaths, missingPath } from "./paths.ts";
import { becomesReady, openReady } from "./ready-page.ts";
import { screens } from "./screens.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

// A third of what counts as good. A machine too busy to have the fonts in time shows a fallback for a frame, and a
// line may then break differently; with the fonts there, nothing moves at all.
const invisible = 0.03;

/** Adds up what moved on the page without the visitor's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await twoFrames(page);
    const values = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    return values.reduce((sum, value) => sum + value, 0);
  };
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`nothing moves while a page loads on a ${screen}`, async ({ page }) => {
      const shift = await watchShifts(page);
      for (const path of [...allPaths, missingPath]) {
        await openReady(page, path);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await shift(), path).toBeLessThan(invisible);
      }
    });

    test(`nothing moves when the fonts come late on a ${screen}`, async ({ page }) => {
      const shift = await watchShifts(page);
      for (const path of ["/", "/compare", "/pricing", "/contact-us", "/privacy-policy"]) {
        const fonts = Promise.withResolvers<void>();
        await page.route("**/*.woff2", async (route) => {
          await fonts.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await twoFrames(page);
        fonts.resolve();
        await becomesReady(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await shift(), path).toBeLessThan(invisible);
        await page.unrouteAll();
      }
    });
  });
}

test("the scrollbar's room is kept, so a page that is not all there yet does not jump", async ({ page }) => {
  await page.goto("/");
  const width = () => page.getByRole("banner").evaluate((header) => header.clientWidth);
  const long = await width();
  await page.locator(".page").evaluate((rest) => rest.toggleAttribute("hidden", true));
  expect(await width()).toBe(long);
});

test("both fonts are preloaded, fetched once and used", async ({ page, request }) => {
  const { fontPreloads } = readServedPage(await (await request.get("/")).text());
  expect(fontPreloads).toHaveLength(2);
  const fetched: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "font") fetched.push(new URL(asked.url()).pathname);
  });
  await openReady(page, "/");
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter((face) => face.status === "loaded").map((face) => face.family),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Brygada ZL", "Archivo ZL"]));
  expect(fetched.sort()).toEqual(fontPreloads.sort());
  for (const [family, selector] of [
    ["Brygada ZL", "h1"],
    ["Archivo ZL", "body"],
  ] as const) {
    expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`), family)).toBe(true);
    await expect(page.locator(selector)).toHaveCSS("font-family", new RegExp(`^"${family}"`));
  }
});

test("the modules wait until the page stands, or until the visitor wants something", async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await fonts.promise;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") scripts.push(asked.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await twoFrames(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await becomesReady(page);
  expect(scripts.length).toBeGreaterThan(0);
  fonts.resolve();
  await page.unrouteAll({ behavior: "wait" });
});
