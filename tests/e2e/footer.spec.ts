import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { openReady } from "./ready-page.ts";
import { desktop } from "./screens.ts";
import { clickInPlace, expectLandedOn, recordScrolling, scrollTo, scrollTop } from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use(desktop);

const { contact, identity, social } = company;

const columns = {
  Products: [
    ["Standard", "/#standard"],
    ["Pro", "/#pro"],
    ["Pricing", "/#pricing"],
  ],
  Company: [
    ["About Us", "/about-us"],
    ["Contact Us", "/contact-us"],
    [contact.phone, `tel:${contact.phone.replaceAll(" ", "")}`],
    [contact.supportEmail, `mailto:${contact.supportEmail}`],
  ],
  Legal: [
    ["Terms of Service", "/terms-of-service"],
    ["Privacy Policy", "/privacy-policy"],
    ["Cookie Policy", "/cookie-policy"],
    ["Refund Policy", "/refund-policy"],
    ["Digital Delivery Policy", "/shipping-policy"],
    ["Affiliate Agreement", "/affiliate-agreement"],
  ],
  Elsewhere: social.links.map(({ label, url }) => [label, url]),
};

function footerLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

test("the footer has its four columns, with phone and mailbox from the configuration", async ({ page }) => {
  await page.goto("/compare");
  const found = await page
    .getByRole("contentinfo")
    .locator("div:has(> h2)")
    .evaluateAll((boxes) =>
      boxes.map((box) => [
        box.querySelector("h2")?.textContent,
        [...box.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]),
      ]),
    );
  expect(Object.fromEntries(found)).toEqual(columns);
  await expect(page.getByRole("contentinfo")).toContainText(identity.productName);
});

test("every page says that it is no advice and that trading involves risk", async ({ page }) => {
  for (const path of ["/", "/dashboard", "/refund-policy", "/nope"]) {
    await page.goto(path);
    const notice = page.getByRole("complementary", { name: "Risk notice" });
    await expect(notice).toContainText("nothing here is financial advice");
    await expect(notice).toContainText("not a regulated financial advisor");
    await expect(notice).toContainText("Trading involves risk");
    await expect(page.getByRole("contentinfo")).toContainText("Not financial advice. Trading involves risk.");
  }
});

for (const [motion, manner] of [
  ["no-preference", "glides"],
  ["reduce", "jumps at once"],
] as const) {
  test(`with motion set to ${motion}, a link to an anchor on the current page ${manner}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.emulateMedia({ reducedMotion: motion });
    await openReady(page, "/");
    await footerLink(page, "Standard").scrollIntoViewIfNeeded();
    const start = await scrollTop(page);
    const positions = await recordScrolling(page);
    await clickInPlace(footerLink(page, "Standard"));
    await expectLandedOn(page, "standard");
    await expect(page.locator("#standard")).toBeFocused();
    const end = await scrollTop(page);
    const between = (await positions()).filter((top) => top < start && top > end);
    expect(between.length > 0).toBe(motion === "no-preference");
  });
}

test("from another page a footer anchor goes home and scrolls there", async ({ page }) => {
  await openReady(page, "/terms-of-service");
  await scrollTo(page, 2000);
  await footerLink(page, "Pro").click();
  await expectLandedOn(page, "pro");
  await expect(page.locator("#pro")).toBeFocused();
});

test("footer links to other pages go there, to their top", async ({ page }) => {
  await openReady(page, "/");
  for (const [name, path] of [...columns.Legal, ["About Us", "/about-us"], ["Contact Us", "/contact-us"]]) {
    await footerLink(page, name ?? "").click();
    await expect(page).toHaveURL(path ?? "");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("links that leave the site open in a new tab that can not reach back", async ({ page, context }) => {
  await openReady(page, "/");
  await context.route("https://social.example/**", (route) => route.fulfill({ body: "elsewhere" }));
  for (const { label, url } of social.links) {
    await expect(footerLink(page, label)).toHaveAttribute("rel", /\bnoopener\b/);
    const [opened] = await Promise.all([context.waitForEvent("page"), footerLink(page, label).click()]);
    await expect(opened).toHaveURL(url);
    expect(await opened.evaluate(() => opener)).toBeNull();
    await opened.close();
  }
  await expect(page).toHaveURL("/");
});
