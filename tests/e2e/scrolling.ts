import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Where the page stands once a glide is over. */
export function restingTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let top = scrollY;
        let still = 0;
        const look = () => {
          still = scrollY === top ? still + 1 : 0;
          top = scrollY;
          if (still > 15) done(top);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Scrolls at once and waits until everything that listens to scrolling has had a frame. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );
}

/** The section's top stands just below the header, and keyboard and reader go on from it. */
export async function expectLandedOn(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const top = await page.evaluate((at) => document.getElementById(at)?.getBoundingClientRect().top, id);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(120);
  }).toPass({ timeout: 15_000 });
  await expect(page).toHaveURL(new RegExp(`/#${id}$`));
}

/** Presses the mouse on what is on the screen already; Playwright's own click would scroll it into view first. */
export async function clickInPlace(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (box) await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Records where the page stands at every scroll event from now on. */
export async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    addEventListener("scroll", () => positions.push(scrollY));
  });
  return () => page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);
}
