import type { Page } from "@playwright/test";
import { markDocument, moveInside, openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { expect, test } from "./site.ts";

test.use(desktop);

const brokenData = "**/privacy-policy.data*";

async function breakPrivacyPolicy(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
}

/** What the eye would notice if the stylesheet or the theme were lost. */
function look(page: Page) {
  return page.evaluate(() => {
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    const header = document.querySelector("header");
    return {
      theme: document.documentElement.dataset.theme,
      backgroundColor,
      fontFamily,
      headerHeight: header?.getBoundingClientRect().height,
      headerPosition: header && getComputedStyle(header).position,
    };
  });
}

for (const [fault, answer] of [
  ["is aborted", { abort: true }],
  ["answers 500", { status: 500 }],
  ["answers 404", { status: 404 }],
  ["is not data", { status: 200 }],
] as const) {
  test(`when a page's data request ${fault} the error screen stands in the styled frame`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.route(brokenData, (route) =>
      "abort" in answer ? route.abort() : route.fulfill({ status: answer.status, body: "<p>broken</p>" }),
    );
    await openReady(page, "/compare");
    const before = await look(page);
    await breakPrivacyPolicy(page);
    expect(await look(page)).toEqual(before);
    await expect(page).toHaveTitle(/^Unexpected error/);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Go Back Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mark the zone.");
  });
}

test("the error screen keeps the theme that stood before it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(brokenData, (route) => route.abort());
  await openReady(page, "/compare");
  const before = await look(page);
  expect(before.theme).toBe("light");
  await breakPrivacyPolicy(page);
  expect(await look(page)).toEqual(before);
});

test("from the error screen the theme button and the header still work", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(brokenData, (route) => route.abort());
  await openReady(page, "/compare");
  await breakPrivacyPolicy(page);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/products");
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("One chart, four depths of reading.");
});

test("back from the error screen shows the page before it", async ({ page }) => {
  await page.route(brokenData, (route) => route.abort());
  await openReady(page, "/compare");
  await breakPrivacyPolicy(page);
  await page.goBack();
  await expect(page).toHaveURL("/compare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where each feature begins.");
});

test("a second try after the fault has passed shows the page", async ({ page }) => {
  await page.route(brokenData, (route) => route.abort());
  await openReady(page, "/compare");
  await breakPrivacyPolicy(page);
  await page.unroute(brokenData);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});

/** Keeps the page as it was served until the returned function is called. */
async function holdHydration(page: Page): Promise<() => void> {
  const modules = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await modules.promise;
    await route.continue();
  });
  return modules.resolve;
}

/** Hydrated, or broken in the attempt. */
async function hydrationIsOver(page: Page): Promise<void> {
  await page.locator("html[data-ready], html:not(:has(main))").waitFor({ state: "attached" });
}

test("a page that a translator or an extension changed before hydration stays readable", async ({ page }) => {
  const letGo = await holdHydration(page);
  await page.goto("/compare");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "Wo jede Funktion beginnt.";
  });
  letGo();
  await hydrationIsOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("going back twice, faster than hydration, shows the page of the address", async ({ page }) => {
  await openReady(page, "/compare");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/products");
  await openReady(page, "/pricing");
  const letGo = await holdHydration(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One chart, four depths of reading.");
  await page.goBack();
  await expect(page).toHaveURL("/compare");
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where each feature begins.");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an unknown path reached inside the document shows the 404 and leads home", async ({ page }) => {
  await openReady(page, "/compare");
  const sameDocument = await markDocument(page);
  for (const path of ["/nope", "/explore/gold", "/pricing/monthly"]) {
    await moveInside(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole("main")).toContainText("does not exist, or may have been moved or deleted");
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mark the zone.");
  }
  expect(await sameDocument()).toBe(true);
});

test("an unknown path opened directly shows the 404 and leads home", async ({ page }) => {
  const answer = await page.goto("/nope");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.getByRole("link", { name: "Go Back Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mark the zone.");
});
