import type { Page } from "@playwright/test";
import { becomesReady, markDocument, openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

test.use(desktop);

function shownTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("theme"));
}

/** Whether the paper is light or dark, as painted and not as named. */
function paper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [, lightness] = /^oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(lightness) > 0.5 ? "light" : "dark";
  });
}

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect.poll(() => shownTheme(page)).toBe(theme);
  await expect.poll(() => paper(page)).toBe(theme);
}

function toggle(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: "Switch between light and dark" });
}

function choice(page: Page, name: "Light" | "Dark" | "System") {
  return page.getByRole("group", { name: "Theme" }).getByRole("button", { name });
}

async function storeTheme(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), value);
}

test("the served HTML is dark", async ({ request }) => {
  for (const path of ["/", "/privacy-policy", "/nope"]) {
    expect(readServedPage(await (await request.get(path)).text()).theme).toBe("dark");
  }
});

for (const [system, kept, shown] of [
  ["light", null, "light"],
  ["dark", null, "dark"],
  ["no-preference", null, "light"],
  ["light", "dark", "dark"],
  ["dark", "light", "light"],
  ["light", "system", "light"],
  ["dark", "mauve", "dark"],
  ["light", "mauve", "light"],
] as const) {
  test(`a ${system} system and a stored ${kept} show ${shown}, from the first frame on`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (kept) await storeTheme(page, kept);
    await page.addInitScript(() => {
      const themes: string[] = [];
      Object.assign(globalThis, { themes });
      const note = () => {
        if (document.body) {
          const { backgroundColor } = getComputedStyle(document.body);
          themes.push(`${document.documentElement.dataset.theme} ${backgroundColor}`);
        }
        requestAnimationFrame(note);
      };
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        themes.push(`${document.documentElement.dataset.theme} at body`);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      requestAnimationFrame(note);
    });
    await openReady(page, "/");
    await expectTheme(page, shown);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const seen = await page.evaluate(() => (globalThis as unknown as { themes: string[] }).themes);
    expect(seen[0]).toBe(`${shown} at body`);
    expect([...new Set(seen.slice(1))]).toEqual([`${shown} ${background}`]);
  });
}

test("the toggle switches, and its choice survives a reload and a route change", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openReady(page, "/");
  await expectTheme(page, "dark");
  await toggle(page).click();
  await expectTheme(page, "light");
  expect(await stored(page)).toBe("light");
  await page.reload();
  await becomesReady(page);
  await expectTheme(page, "light");
  const sameDocument = await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Compare Plans" }).click();
  await expect(page).toHaveURL("/compare");
  await expectTheme(page, "light");
  expect(await sameDocument()).toBe(true);
  await toggle(page).press("Enter");
  await expectTheme(page, "dark");
  expect(await stored(page)).toBe("dark");
});

test("the footer offers light, dark and system, and shows which one stands", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openReady(page, "/about-us");
  const pressed = () =>
    page
      .getByRole("group", { name: "Theme" })
      .locator("[aria-pressed=true]")
      .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  await expect.poll(pressed).toEqual(["System"]);
  for (const [name, theme] of [
    ["Dark", "dark"],
    ["Light", "light"],
    ["System", "light"],
  ] as const) {
    await choice(page, name).click();
    await expect.poll(pressed).toEqual([name]);
    await expectTheme(page, theme);
    expect(await stored(page)).toBe(name.toLowerCase());
  }
  await toggle(page).click();
  await expect.poll(pressed).toEqual(["Dark"]);
  await page.reload();
  await becomesReady(page);
  await expect.poll(pressed).toEqual(["Dark"]);
});

test("system follows the operating system while the page is open; a choice does not", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openReady(page, "/");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "light");
  await choice(page, "Dark").click();
  await expectTheme(page, "dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "dark");
  await choice(page, "System").click();
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "dark");
});

test("where storage is refused the choice lasts as long as the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  const faults: Error[] = [];
  page.on("pageerror", (fault) => faults.push(fault));
  await openReady(page, "/");
  await expectTheme(page, "dark");
  await toggle(page).click();
  await expectTheme(page, "light");
  await expect(choice(page, "Light")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/products");
  await expectTheme(page, "light");
  expect(faults).toEqual([]);
});

test("a second tab follows the choice made in the first", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openReady(page, "/");
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: "dark" });
  await openReady(second, "/pricing");
  await toggle(page).click();
  await expectTheme(second, "light");
  await expect(choice(second, "Light")).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => localStorage.clear());
  await expectTheme(second, "dark");
});

test("toggle and footer choice work before hydration", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await toggle(page).click();
  await expectTheme(page, "light");
  expect(await stored(page)).toBe("light");
  await choice(page, "Dark").click();
  await expectTheme(page, "dark");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
});
