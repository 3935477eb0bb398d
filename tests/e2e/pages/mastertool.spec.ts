import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  brokenBox,
  guideHelp,
  guidePage,
  guidePdf,
  guideSearch,
  guideSectionNames,
  troubleshootingName,
  writtenGuide,
} from "#content/guide.ts";
import { guideFigures } from "#content/guide-figures.ts";
import { parseReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import { tutorials, tutorialsSection, tutorialsTag } from "#content/tutorials.ts";
import { axeViolations } from "../axe-violations.ts";
import { openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const sections = [...guideSectionNames, troubleshootingName].map((name) => {
  const file = new URL(`../../../content/guide/${name}.md`, import.meta.url);
  const {
    summary,
    title,
    sections: inside,
  } = parseReadingPage(name, readFileSync(file, "utf8"), readingValues);
  return { name, title, summary, id: inside[0]?.id ?? "" };
});

function sectionText(page: Page, title: string) {
  return page.getByRole("region", { name: title }).first();
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the guide has its PDF, six lessons, the rule and all its sections on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, guidePage.path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: guidePage.heading })).toBeVisible();
      await expect(main.getByText(guidePage.introduction)).toBeVisible();

      const pdf = main.getByRole("link", { name: guidePdf.label });
      await expect(pdf).toHaveAttribute("href", guidePdf.path ?? "");
      await expect(pdf).toHaveAttribute("target", "_blank");
      await expect(main.getByText(guidePdf.note)).toBeVisible();

      await expect(main.getByText(tutorialsTag)).toBeVisible();
      const lessons = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
      await expect(lessons).toHaveCount(tutorials.length);
      for (const [place, { title, description, url }] of tutorials.entries()) {
        const lesson = lessons.nth(place);
        await expect(lesson.getByRole("heading", { name: title })).toBeVisible();
        await expect(lesson.getByText(description)).toBeVisible();
        if (url === null) await expect(lesson.getByText(tutorialsSection.comingSoon)).toBeVisible();
        else await expect(lesson.getByRole("link", { name: title })).toHaveAttribute("target", "_blank");
      }

      await expect(main.getByRole("heading", { level: 2, name: brokenBox.heading })).toBeVisible();
      await expect(main.getByText(brokenBox.limits)).toBeVisible();
      await expect(main.getByText(brokenBox.tag, { exact: true })).toBeVisible();
      for (const { description } of Object.values(guideFigures)) {
        await expect(main.getByRole("img", { name: description }).filter({ visible: true })).toHaveCount(1);
      }

      await expect(main.getByText(writtenGuide.tag)).toBeVisible();
      for (const { title, summary } of sections) {
        await expect(main.getByRole("heading", { level: 2, name: title })).toBeVisible();
        await expect(main.getByText(summary)).toBeVisible();
      }
      await expect(main.getByRole("link", { name: guideHelp.link.label })).toBeVisible();
    });

    test(`the search counts, marks, filters and steps by keyboard on a ${name}`, async ({ page }) => {
      await openReady(page, guidePage.path);
      const field = page.getByRole("searchbox", { name: guideSearch.label });
      const status = page.getByRole("search").getByRole("status");
      const here = () => page.evaluate(() => [...(CSS.highlights.get("found-here") ?? [])].map(String));
      await field.fill("far edge");
      await expect(status).toHaveText(/^\d+ passages in \d+ sections$/);
      const passages = Number.parseInt((await status.textContent()) ?? "", 10);
      await expect(sectionText(page, "When a box breaks")).toBeVisible();
      await expect(page.locator("#keep-a-log")).toBeHidden();

      await field.press("Enter");
      await expect(status).toHaveText(guideSearch.at(1, passages));
      expect((await here()).map((word) => word.toLowerCase()).sort()).toEqual(["edge", "far"]);
      await field.press("Shift+Enter");
      await expect(status).toHaveText(guideSearch.at(passages, passages));
      await page.getByRole("button", { name: guideSearch.next }).click();
      await expect(status).toHaveText(guideSearch.at(1, passages));
      expect(await axeViolations(page)).toEqual([]);

      await field.press("Escape");
      await expect(field).toHaveValue("");
      await expect(status).toBeEmpty();
      await expect(page.locator("#keep-a-log")).toBeVisible();
      await field.fill("zebra");
      await expect(status).toHaveText(guideSearch.none);
      await expect(page.locator("#keep-a-log")).toBeVisible();
    });
  });
}

test("the booklet is a PDF that the server hands out", async ({ request }) => {
  const response = await request.get(guidePdf.path ?? "");
  expect(response.headers()["content-type"]).toContain("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test.describe("desktop", () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: "reduce" } });

  test("the contents follow the reading position and stay on a chosen section", async ({ page }) => {
    await openReady(page, guidePage.path);
    const contents = page.getByRole("navigation", { name: writtenGuide.contents });
    await expect(contents.getByRole("link")).toHaveCount(sections.length);
    const current = contents.locator('[aria-current="true"]');
    await page.locator("#reading-a-zone").evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText(/Reading a zone$/);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -600);
    await expect(current).toHaveText(/Set the chart/);
    for (const { title } of sections) {
      await contents.getByRole("link", { name: title }).click();
      await expect(current).toHaveText(new RegExp(`${title}$`));
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
    }
  });

  test("the contents are filtered with the text, and a link in the text ends the search", async ({
    page,
  }) => {
    await openReady(page, guidePage.path);
    const contents = page.getByRole("navigation", { name: writtenGuide.contents });
    await page.getByRole("searchbox").fill("troubleshooting");
    await expect(contents.getByRole("link").first()).toHaveText(/\d$/);
    expect(await contents.getByRole("link").count()).toBeLessThan(sections.length);
    await page.getByRole("link", { name: "troubleshooting section" }).click();
    await expect(contents.getByRole("link")).toHaveCount(sections.length);
    await expect(page.getByRole("heading", { level: 2, name: "Troubleshooting" })).toBeInViewport();
  });

  test("on paper the guide is black on white, with its contents and without what needs a screen", async ({
    page,
  }) => {
    await openReady(page, guidePage.path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByText(guidePdf.paperLine)).toBeVisible();
    await expect(page.getByRole("navigation", { name: writtenGuide.contents })).toBeVisible();
    for (const hidden of ["header", "#videos", "search", ".footer-columns"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    const paper = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(paper).toBe("rgb(255, 255, 255)");
  });
});

test.describe("without script", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("without script the guide has no search, and its contents are a list of links", async ({ page }) => {
    await page.goto(guidePage.path);
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.locator("summary", { hasText: writtenGuide.contents }).click();
    const link = page.locator("details[open]").getByRole("link", { name: "Keep a log" });
    await link.click();
    await expect(page.locator("#keep-a-log")).toBeInViewport();
  });
});
