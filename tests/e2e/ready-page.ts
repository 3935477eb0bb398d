import type { Page } from "@playwright/test";

/** Opens a page and waits until React has taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await becomesReady(page);
}

/** Opens a page and waits until every part of it has its place. */
export async function openLaidOut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-laid]").waitFor();
}

export async function becomesReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor();
}

/** Moves as the router's own links do, to paths that no link on the page has: the document stays. */
export async function moveInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** As long as this mark stands, the document has not been loaded again. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked !== undefined);
}
