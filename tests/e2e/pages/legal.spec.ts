import { readFileSync } from "node:fs";
import { company } from "#content/company.ts";
import { legalPaths } from "#content/legal-paths.ts";
import { parseReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import { formatDate } from "#core/calendar-date.ts";
import { openReady } from "../ready-page.ts";
import { desktop, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

/** As the specification names them. */
const dates: Readonly<Record<string, string>> = {
  "/refund-policy": "28 July 2025",
  "/affiliate-agreement": "16 June 2025",
};
const contents = "On this page";

const pages = legalPaths.map((path) => {
  const file = new URL(`../../../content/legal${path}.md`, import.meta.url);
  return { path, ...parseReadingPage(path, readFileSync(file, "utf8"), readingValues) };
});

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    for (const { path, title, updated, summary, scope, sections } of pages) {
      test(`${path} has its title, date, summary, contents and every section on a ${name}`, async ({
        page,
      }) => {
        await openReady(page, path);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
        expect(formatDate(updated)).toBe(dates[path] ?? "26 May 2025");
        await expect(main.getByText(`Last updated ${formatDate(updated)}.`)).toBeVisible();
        await expect(main.getByText(summary)).toBeVisible();
        if (scope) await expect(main.getByText(scope)).toBeVisible();
        if (name === "phone") await main.locator("summary", { hasText: contents }).click();
        const list = name === "phone" ? main.locator("details[open]") : main.getByRole("navigation");
        await expect(list.getByRole("link")).toHaveText(sections.map(({ heading }) => heading));
        for (const { heading, tag } of sections) {
          const section = main.getByRole("heading", { level: 2, name: heading, exact: true });
          await expect(section).toBeVisible();
          if (tag) await expect(section.getByText(tag, { exact: true })).toBeVisible();
        }
      });
    }
  });
}

test.describe("desktop", () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: "reduce" } });

  test("the contents of a policy follow the reading position to the end of the page", async ({ page }) => {
    await openReady(page, "/refund-policy");
    const current = page.getByRole("navigation", { name: contents }).locator('[aria-current="true"]');
    const headings = pages.find(({ path }) => path === "/refund-policy")?.sections ?? [];
    await expect(current).toHaveText(headings[0]?.heading ?? "");
    await page.locator("#how-to-ask").evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText("How to ask");
    await page.keyboard.press("End");
    await expect(current).toHaveText(headings.at(-1)?.heading ?? "");
  });

  test("a policy is printed black on white under the product's name, without navigation", async ({
    page,
  }) => {
    await openReady(page, "/terms-of-service");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator(".on-paper", { hasText: company.identity.productName })).toBeVisible();
    for (const hidden of ["header", "nav.toc", ".footer-columns"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByText(readingValues["price.pro.choice.inr"] ?? "none").first()).toBeVisible();
    const [paper, ink] = await page
      .locator("article")
      .evaluate((text) => [getComputedStyle(document.body).backgroundColor, getComputedStyle(text).color]);
    expect([paper, ink]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  });
});
