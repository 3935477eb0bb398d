import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { homeQuestions, homeQuestionsTag } from "#content/faq.ts";
import { chartsIllustrative, homeClosing, homeSections } from "#content/home.ts";
import { markets, marketsSection, marketsTag } from "#content/markets.ts";
import { brokenBoxRule, methodChartNote, methodTag, zoneTips } from "#content/method.ts";
import { philosophyTag, principles } from "#content/philosophy.ts";
import { quoteText, testimonialSample, testimonials, testimonialsTag } from "#content/testimonials.ts";
import { videos } from "#content/videos.ts";
import { formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expectLandedOn } from "../scrolling.ts";
import { expect, test } from "../site.ts";

function section(page: Page, id: string) {
  return page.locator(`#${id}`);
}

function questions(page: Page) {
  const rows = section(page, "faq").locator("details");
  return {
    rows,
    open: rows.and(page.locator("[open]")),
    summary: (at: number) => rows.nth(at).locator("summary"),
  };
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`the method has a chart, six numbered habits and a video to open on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/");
      const method = section(page, "how-to-use");
      await expect(
        method.getByRole("heading", { level: 2, name: homeSections["how-to-use"].heading }),
      ).toBeVisible();
      await expect(method.locator(".tag", { hasText: methodTag })).toBeVisible();
      await expect(method.getByRole("img", { name: /illustrative/i })).toHaveCount(1);
      await expect(method.getByText(methodChartNote)).toBeVisible();
      await expect(method.locator("ol > li")).toHaveCount(zoneTips.length);
      for (const { title, text } of zoneTips) {
        const tip = method
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
        await expect(tip).toContainText(text);
      }
      await expect(method.getByText(brokenBoxRule)).toBeVisible();
    });

    test(`the whole thumbnail opens the walkthrough, and Esc gives the focus back on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/");
      const { button, title } = videos.zoneWalkthrough;
      const play = section(page, "how-to-use").getByRole("button", { name: button });
      const dialog = page.getByRole("dialog", { name: title });
      await play.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(play).toBeFocused();
      await section(page, "how-to-use")
        .locator(".thumbnail")
        .click({ position: { x: 12, y: 12 } });
      await expect(dialog).toBeVisible();
    });

    test(`four markets stand under their heading, each with a chart and its ledgers on a ${screen}`, async ({
      page,
    }) => {
      await page.goto("/");
      const coverage = section(page, "markets");
      await expect(coverage.getByRole("heading", { level: 2, name: marketsSection.heading })).toBeVisible();
      await expect(coverage.locator(".tag", { hasText: marketsTag })).toBeVisible();
      await expect(coverage.getByRole("article")).toHaveCount(4);
      for (const { name, text, instruments } of markets) {
        const card = coverage
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name, level: 3, exact: true }) });
        await expect(card).toContainText(text);
        await expect(card).toContainText(instruments.join(", "));
        await expect(card.getByRole("img", { name: /illustrative/i })).toBeVisible();
      }
      await expect(coverage.getByText(chartsIllustrative)).toBeVisible();
    });

    test(`six letters say who wrote them, how they rate and that they are samples on a ${screen}`, async ({
      page,
    }) => {
      await page.goto("/");
      const letters = section(page, "testimonials");
      await expect(
        letters.getByRole("heading", { level: 2, name: homeSections.testimonials.heading }),
      ).toBeVisible();
      await expect(letters.locator(".tag", { hasText: testimonialsTag })).toBeVisible();
      await expect(letters.getByRole("figure")).toHaveCount(6);
      for (const { quote, author, role, rating } of testimonials) {
        const letter = letters.getByRole("figure").filter({ hasText: author });
        await expect(letter.getByRole("blockquote")).toHaveText(quoteText(quote));
        await expect(letter.locator("mark")).toHaveText(quote.mark);
        await expect(letter).toContainText(role);
        await expect(letter.getByText(`Rated ${rating} out of 5`)).toBeAttached();
        await expect(letter.getByText(testimonialSample.label, { exact: true })).toBeVisible();
      }
      await expect(letters.getByText(testimonialSample.text)).toBeVisible();
      const columns = await letters
        .getByRole("listitem")
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
      expect(columns).toBe(screen === "phone" ? 1 : 3);
    });

    test(`one question is open at a time, the first from the start, and a press closes it on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/");
      const { rows, open, summary } = questions(page);
      await expect(section(page, "faq").locator(".tag", { hasText: homeQuestionsTag })).toBeVisible();
      await expect(rows).toHaveCount(homeQuestions.length);
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(homeQuestions[0]?.answer ?? "");
      await summary(3).click();
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(homeQuestions[3]?.answer ?? "");
      await summary(3).click();
      await expect(open).toHaveCount(0);
      for (const [at, { question, answer, link }] of homeQuestions.entries()) {
        await expect(summary(at)).toHaveText(question);
        await expect(rows.nth(at)).toContainText(answer);
        if (link) await expect(rows.nth(at).locator("a")).toHaveAttribute("href", link.to);
      }
    });

    test(`no answer is higher than 24 rem, and a longer one scrolls on a ${screen}`, async ({ page }) => {
      await openReady(page, "/");
      const answer = questions(page).open.locator("div");
      const box = await answer.evaluate((element) => {
        const line = () => Object.assign(document.createElement("p"), { textContent: "A line." });
        element.append(...Array.from({ length: 60 }, line));
        return { clientHeight: element.clientHeight, scrollHeight: element.scrollHeight };
      });
      expect(box.clientHeight).toBe(24 * 16);
      expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    });

    test(`the philosophy is three cards under a heading on a ${screen}`, async ({ page }) => {
      await page.goto("/");
      const philosophy = section(page, "philosophy");
      await expect(
        philosophy.getByRole("heading", { level: 2, name: homeSections.philosophy.label ?? "" }),
      ).toBeVisible();
      await expect(philosophy.locator(".tag", { hasText: philosophyTag })).toBeVisible();
      await expect(philosophy.getByRole("article")).toHaveCount(3);
      for (const { title, text } of principles) {
        const card = philosophy
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
        await expect(card).toContainText(text);
      }
    });

    test(`the closing call names the price of the free plan and leads to pricing on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/");
      const closing = page.locator("section").filter({
        has: page.getByRole("heading", { level: 2, name: homeClosing.heading }),
      });
      await expect(closing.locator(".tag")).toContainText(formatMoney(planById("standard").offer.INR));
      await expect(closing.getByRole("link", { name: homeClosing.compare.label })).toHaveAttribute(
        "href",
        homeClosing.compare.to,
      );
      await closing.getByRole("link", { name: homeClosing.action.label }).click();
      await expectLandedOn(page, "pricing");
    });

    test(`without script the questions still open one at a time on a ${screen}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        ...options,
        baseURL: baseURL ?? "",
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto("/");
      const { rows, summary } = questions(page);
      const answer = (at: number) => rows.nth(at).locator("p");
      await expect(answer(0)).toBeVisible();
      await summary(2).click();
      await expect(answer(2)).toBeVisible();
      await expect(answer(0)).toBeHidden();
      await summary(2).click();
      await expect(answer(2)).toBeHidden();
      await expect(section(page, "how-to-use").locator(".thumbnail")).toBeHidden();
      await context.close();
    });
  });
}

test.describe("by keyboard", () => {
  test.use(screens.desktop);

  test("Tab goes from question to question and through the open answer's link, Enter and Space open and close", async ({
    page,
  }) => {
    await openReady(page, "/");
    const { rows, summary } = questions(page);
    await section(page, "faq").getByRole("link", { name: company.contact.supportEmail }).focus();
    await page.keyboard.press("Tab");
    await expect(summary(0)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(rows.nth(0).getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(summary(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rows.nth(1)).toHaveAttribute("open");
    await expect(rows.nth(0)).not.toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await expect(summary(2)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(rows.nth(2)).toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(rows.nth(2)).not.toHaveAttribute("open");
    await expect(summary(2)).toBeFocused();
  });

  test("the open question is a zone that runs to the axis", async ({ page }) => {
    await page.goto("/");
    const right = (element: Element) => element.getBoundingClientRect().right;
    const zone = await section(page, "faq").locator(".zone").evaluate(right);
    expect(await questions(page).summary(0).evaluate(right)).toBeCloseTo(zone, 0);
    expect(await questions(page).summary(1).evaluate(right)).toBeLessThan(zone - 20);
  });
});
