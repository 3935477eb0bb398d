import type { Page } from "@playwright/test";
import { formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { openReady } from "./ready-page.ts";
import { expect, test } from "./site.ts";

const { offer } = planById("pro");

function parts(page: Page) {
  const pro = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Pro", exact: true }) });
  return {
    rupees: pro.getByText(formatMoney(offer.INR), { exact: true }).first(),
    dollars: pro.getByText(formatMoney(offer.USD), { exact: true }).first(),
    loading: page.getByText("Loading pricing...").first(),
    inRupees: page.getByRole("button", { name: "INR" }),
    inDollars: page.getByRole("button", { name: "USD" }),
  };
}

async function answerCountry(
  page: Page,
  answer: { status?: number; body?: string } | "no answer",
): Promise<void> {
  await page.route("**/api/country", (route) =>
    answer === "no answer" ? route.abort() : route.fulfill({ contentType: "text/plain", ...answer }),
  );
}

for (const { country, answer, currency } of [
  { country: "India", answer: { body: "IN" }, currency: "rupees" },
  { country: "India in small letters", answer: { body: "in\n" }, currency: "rupees" },
  { country: "another country", answer: { body: "DE" }, currency: "dollars" },
  { country: "an unknown country", answer: { status: 404 }, currency: "rupees" },
  { country: "a page instead of a code", answer: { body: "<html>" }, currency: "rupees" },
  { country: "a look-up that fails", answer: "no answer", currency: "rupees" },
] as const) {
  test(`${country} shows prices in ${currency}`, async ({ page }) => {
    await answerCountry(page, answer);
    await openReady(page, "/pricing");
    const { rupees, dollars, inRupees, inDollars } = parts(page);
    const [shown, hidden] = currency === "rupees" ? [rupees, dollars] : [dollars, rupees];
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
    await expect(currency === "rupees" ? inRupees : inDollars).toHaveAttribute("aria-pressed", "true");
  });
}

test("prices are covered while the country is looked up, and nothing moves when they appear", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/country", async (route) => {
    await held;
    await route.fulfill({ contentType: "text/plain", body: "IN" });
  });
  await page.goto("/pricing");
  const { loading, rupees, dollars } = parts(page);
  await expect(loading).toBeVisible();
  await expect(rupees).toBeHidden();
  await expect(dollars).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  release();
  await expect(rupees).toBeVisible();
  await expect(loading).toBeHidden();
  expect(await height()).toBe(before);
});

test("a look-up without an end leaves rupees", async ({ page }) => {
  await page.route("**/api/country", () => {});
  await page.goto("/pricing");
  await expect(parts(page).rupees).toBeVisible();
});

test("the visitor's choice wins over the country, is remembered, and asks no more", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/country", (route) => {
    asked += 1;
    return route.fulfill({ contentType: "text/plain", body: "IN" });
  });
  await openReady(page, "/pricing");
  const { rupees, dollars, inDollars } = parts(page);
  await expect(rupees).toBeVisible();
  await inDollars.focus();
  await page.keyboard.press("Enter");
  await expect(dollars).toBeVisible();
  await expect(rupees).toBeHidden();
  await expect(inDollars).toHaveAttribute("aria-pressed", "true");
  await page.goto("/");
  await expect(parts(page).dollars).toBeVisible();
  await page.goto("/pricing");
  await expect(dollars).toBeVisible();
  expect(asked).toBe(1);
});

test("a choice made during the look-up is not undone by its answer", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/country", async (route) => {
    await held;
    await route.fulfill({ contentType: "text/plain", body: "IN" });
  });
  await page.goto("/pricing");
  const { dollars, inDollars } = parts(page);
  await inDollars.click();
  const answered = page.waitForResponse("**/api/country");
  release();
  await answered;
  await expect(dollars).toBeVisible();
});

test("a choice in one tab shows in the other", async ({ page, context }) => {
  await openReady(page, "/pricing");
  const other = await context.newPage();
  await openReady(other, "/pricing");
  await parts(other).inDollars.click();
  await expect(parts(page).dollars).toBeVisible();
  await parts(other).inRupees.click();
  await expect(parts(page).rupees).toBeVisible();
});

test("where storage is refused the choice lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openReady(page, "/pricing");
  await parts(page).inDollars.click();
  await expect(parts(page).dollars).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script both prices are shown and the switch is not", async ({ page }) => {
    await page.goto("/pricing");
    const { rupees, dollars, inDollars } = parts(page);
    await expect(rupees).toBeVisible();
    await expect(dollars).toBeVisible();
    await expect(inDollars).toBeHidden();
  });
});
