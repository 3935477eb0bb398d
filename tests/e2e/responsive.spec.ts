import type { Page } from "@playwright/test";
import { cutOff } from "./cut-off.ts";
import { allPaths, missingPath } from "./paths.ts";
import { openLaidOut, openReady } from "./ready-page.ts";
import { desktop, phone } from "./screens.ts";
import { expect, test } from "./site.ts";

/** Pairs of controls that lie on each other. */
function overlapping(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  return boxes.flatMap(({ element, box }, at) =>
    boxes.slice(at + 1).flatMap(({ element: other, box: second }) => {
      if (element.contains(other) || other.contains(element) || element.matches(".skip")) return [];
      if (getComputedStyle(element).display === "inline" || getComputedStyle(other).display === "inline")
        return [];
      // The header stands above what scrolls beneath it.
      if ((element.closest("header") === null) !== (other.closest("header") === null)) return [];
      const x = Math.min(box.right, second.right) - Math.max(box.left, second.left);
      const y = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
      return x > 1 && y > 1 ? [`${element.textContent} on ${other.textContent}`] : [];
    }),
  );
}

for (const [screen, options, widths] of [
  ["a phone", phone, [320, 360, 390]],
  ["a desktop", desktop, [768, 1024, 1280, 1440, 1920]],
] as const) {
  test.describe(screen, () => {
    test.use(options);

    test(`on ${screen} of ${widths.join(", ")} px nothing is cut off, over the edge or too small to press`, async ({
      page,
    }) => {
      const lost: string[] = [];
      for (const path of [...allPaths, missingPath]) {
        await openLaidOut(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const found = [
            ...(await page.evaluate(cutOff)),
            ...(await page.evaluate(overlapping)),
            ...(await page.evaluate(tooSmall, { scope: "body", leastPx: 24 })),
          ];
          lost.push(...found.map((line) => `${path} at ${width} px: ${line}`));
        }
      }
      expect(lost).toEqual([]);
    });
  });
}

/** As in the browser's own settings: every rem doubles, those in media queries too. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

test("with text twice as large nothing is lost at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await doubleText(page);
  const lost: string[] = [];
  for (const path of [...allPaths, missingPath]) {
    await openLaidOut(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const found = [...(await page.evaluate(cutOff)), ...(await page.evaluate(overlapping))];
    lost.push(...found.map((line) => `${path}: ${line}`));
  }
  expect(lost).toEqual([]);
});

/** Controls smaller than the given size; links inside running text have the line's height and are exempt. */
function tooSmall({ scope, leastPx }: { scope: string; leastPx: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>(`${scope} :is(a, button, summary, input, select)`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".skip"))
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < leastPx - 0.5 || box.height < leastPx - 0.5)
    .map(({ element, box }) => {
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return `too small: ${name}, ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

test("below 768 px the controls of header, menu and footer are at least 44 px", async ({ page }) => {
  const small: string[] = [];
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByText("Resources", { exact: true }).click();
    for (const scope of ["header", "dialog", "footer"]) {
      const found = await page.evaluate(tooSmall, { scope, leastPx: 44 });
      small.push(...found.map((line) => `${scope} at ${width} px: ${line}`));
    }
  }
  expect(small).toEqual([]);
});
