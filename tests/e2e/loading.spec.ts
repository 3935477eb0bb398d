import type { Page } from "@playwright/test";
import { allPaths, missingPath } from "./paths.ts";
import { becomesReady, openReady } from "./ready-page.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

/** Notes everything that moved without the visitor's doing. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : "text"));
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const { shifts } = globalThis as unknown as { shifts: string[] };
          requestAnimationFrame(() => requestAnimationFrame(() => done(shifts)));
        }),
    );
}

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const moved: string[] = [];
    for (const path of [...allPaths, missingPath]) {
      await openReady(page, path);
      await page.evaluate(() => document.fonts.ready);
      moved.push(...(await shifts()).map((line) => `${path}: ${line}`));
    }
    expect(moved).toEqual([]);
  });

  test(`nothing moves when the fonts come late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const moved: string[] = [];
    for (const path of ["/", "/compare", "/pricing", "/privacy-policy"]) {
      const fonts = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await fonts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      fonts.resolve();
      await becomesReady(page);
      await page.evaluate(() => document.fonts.ready);
      moved.push(...(await shifts()).map((line) => `${path}: ${line}`));
      await page.unrouteAll();
    }
    expect(moved).toEqual([]);
  });
}

test("both fonts are preloaded, fetched once and used", async ({ page, request }) => {
  const { fontPreloads } = readServedPage(await (await request.get("/")).text());
  expect(fontPreloads).toHaveLength(2);
  const fetched: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "font" || asked.url().endsWith(".woff2")) {
      fetched.push(new URL(asked.url()).pathname);
    }
  });
  await openReady(page, "/");
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.sort()).toEqual(fontPreloads.sort());
  for (const [family, selector] of [
    ["Brygada ZL", "h1"],
    ["Archivo ZL", "body"],
  ] as const) {
    expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`), family)).toBe(true);
    const used = await page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(used.startsWith(`"${family}"`)).toBe(true);
  }
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Brygada ZL", "Archivo ZL"]));
});

test("the modules wait until the page stands", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") order.push("script");
  });
  await page.addInitScript(() => {
    addEventListener("load", () => console.info("loaded"));
  });
  page.on("console", (message) => {
    if (message.text() === "loaded") order.push("loaded");
  });
  await openReady(page, "/");
  expect(order[0]).toBe("loaded");
  expect(order).toContain("script");
});
