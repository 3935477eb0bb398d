import type { Page } from "@playwright/test";
import { homeAnchors } from "#content/home.ts";
import { becomesReady, markDocument, openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import {
  clickInPlace,
  expectLandedOn,
  recordScrolling,
  restingTop,
  scrollTo,
  scrollTop,
} from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use(desktop);

/** Node.DOCUMENT_POSITION_FOLLOWING: inside or after, never before. */
const follows = 4;

function headerLink(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

function storedTarget(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("scrollTarget"));
}

test("home has every anchor of the specification, each once", async ({ page }) => {
  await page.goto("/");
  const named = ["features", "pricing", "standard", "pro", "faq", "testimonials", "how-to-use", "philosophy"];
  expect([...homeAnchors].sort()).toEqual(named.sort());
  for (const id of named) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
});

test("from any page a header anchor goes home and lands on its section", async ({ page }) => {
  await openReady(page, "/dashboard");
  const sameDocument = await markDocument(page);
  for (const [from, name, id] of [
    ["Compare Plans", "Features", "features"],
    ["SignalPro", "Testimonials", "testimonials"],
    ["Backtest Report", "FAQ", "faq"],
    ["Products", "Pricing", "pricing"],
  ] as const) {
    await headerLink(page, from).click();
    await expect(page).not.toHaveURL(/#/);
    await headerLink(page, name).click();
    await expectLandedOn(page, id);
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await storedTarget(page)).toBeNull();
  }
  expect(await sameDocument()).toBe(true);
});

test("from another page the anchor glides down from the top of home", async ({ page }) => {
  await openReady(page, "/compare");
  const positions = await recordScrolling(page);
  await headerLink(page, "FAQ").click();
  await expectLandedOn(page, "faq");
  const seen = await positions();
  const end = await scrollTop(page);
  expect(seen.filter((top) => top > 0 && top < end).length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test("the section's heading is not covered by the header", async ({ page }) => {
  await openReady(page, "/");
  await headerLink(page, "Testimonials").click();
  await expectLandedOn(page, "testimonials");
  const covered = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
  const heading = await page.locator("#testimonials h2").boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(covered);
});

test("a typed address with an anchor opens at its section", async ({ page }) => {
  await page.goto("/#faq");
  await becomesReady(page);
  await expectLandedOn(page, "faq");
});

test("anchors typed into the address bar of the open page scroll there, one after another", async ({
  page,
}) => {
  await openReady(page, "/");
  for (const id of ["faq", "features", "pricing", "testimonials", "faq", "how-to-use"]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expectLandedOn(page, id);
  }
});

test("an unknown anchor leaves the page at its top", async ({ page }) => {
  await page.goto("/#no-such-section");
  await becomesReady(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test("an anchor followed again after scrolling away scrolls again", async ({ page }) => {
  await openReady(page, "/");
  for (const away of [null, 0, 100_000]) {
    if (away !== null) await scrollTo(page, away);
    await headerLink(page, "FAQ").click();
    await expectLandedOn(page, "faq");
    await expect(page.locator("#faq")).toBeFocused();
  }
});

test("an anchor chosen by keyboard takes the keyboard along", async ({ page }) => {
  await openReady(page, "/compare");
  await headerLink(page, "Pricing").press("Enter");
  await expectLandedOn(page, "pricing");
  await expect(page.locator("#pricing")).toBeFocused();
  await page.keyboard.press("Tab");
  const place = await page.evaluate(() => {
    const pricing = document.getElementById("pricing");
    return pricing?.compareDocumentPosition(document.activeElement ?? document) ?? 0;
  });
  expect(place & follows).toBeTruthy();
});

for (const from of ["/", "/compare"]) {
  test(`an anchor followed on ${from} before hydration lands and stays`, async ({ page }) => {
    const modules = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await modules.promise;
      await route.continue();
    });
    await page.goto(from);
    await headerLink(page, "FAQ").click();
    await expectLandedOn(page, "faq");
    modules.resolve();
    await becomesReady(page);
    await expectLandedOn(page, "faq");
    await page.unrouteAll({ behavior: "wait" });
  });
}

test("an anchor opened in a new tab does not move this page", async ({ page, context }) => {
  await openReady(page, "/");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    headerLink(page, "FAQ").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expectLandedOn(opened, "faq");
  expect(await scrollTop(page)).toBe(0);
  expect(await storedTarget(page)).toBeNull();
});

test("the contents of a legal page lead to its headings, and back leads back", async ({ page }) => {
  await openReady(page, "/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const places = [];
  for (const at of [2, -1]) {
    const link = contents.nth(at);
    const hash = (await link.getAttribute("href")) ?? "";
    await clickInPlace(link);
    await expect(page).toHaveURL(`/privacy-policy${hash}`);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    places.push({ hash, top: await restingTop(page) });
  }
  const [earlier] = places;
  await page.goBack();
  await expect(page).toHaveURL(`/privacy-policy${earlier?.hash}`);
  await expect.poll(() => scrollTop(page)).toBe(earlier?.top);
});
