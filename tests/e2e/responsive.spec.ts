import type { Page } from "@playwright/test";
import { allPaths, missingPath } from "./paths.ts";
import { openReady } from "./ready-page.ts";
import { expect, test } from "./site.ts";

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

/** Text or controls that reach over the window's edge or are cut off by a box that can not be scrolled. */
function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const found = wide ? [`page: ${document.documentElement.scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".sr, .skip, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = text.textContent.trim().slice(0, 40);
    const box = range.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`over the edge: ${name}`);
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) found.push(`cut: ${name}`);
      if (cuts(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) found.push(`cut: ${name}`);
      if (overflowX === "auto" || overflowX === "scroll") break;
    }
  }
  return found;
}

/** Pairs of controls that lie on each other. */
function overlapping(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  return boxes.flatMap(({ element, box }, at) =>
    boxes.slice(at + 1).flatMap(({ element: other, box: second }) => {
      if (element.contains(other) || other.contains(element) || element.matches(".skip")) return [];
      if (getComputedStyle(element).display === "inline" || getComputedStyle(other).display === "inline") return [];
      // The header stands above what scrolls beneath it.
      if ((element.closest("header") === null) !== (other.closest("header") === null)) return [];
      const x = Math.min(box.right, second.right) - Math.max(box.left, second.left);
      const y = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
      return x > 1 && y > 1 ? [`${element.textContent} on ${other.textContent}`] : [];
    }),
  );
}

for (const half of [0, 1]) {
  const paths = [...allPaths, missingPath].filter((_path, at) => at % 2 === half);
  test(`nothing is cut off or over the edge from 320 to 1920 px on ${paths.join(" ")}`, async ({ page }) => {
    const lost: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await page.evaluate(cutOff)), ...(await page.evaluate(overlapping))];
        lost.push(...found.map((line) => `${path} at ${width} px: ${line}`));
      }
    }
    expect(lost).toEqual([]);
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
    await page.goto(path);
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
      return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

test("every control is at least 24 px in both directions", async ({ page }) => {
  const small: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...allPaths, missingPath]) {
      await page.goto(path);
      const found = await page.evaluate(tooSmall, { scope: "body", leastPx: 24 });
      small.push(...found.map((line) => `${path} at ${width} px: ${line}`));
    }
  }
  expect(small).toEqual([]);
});

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
