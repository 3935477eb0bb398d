import type { Locator, Page } from "@playwright/test";
import { signalproQuestions, signalproQuestionsSection } from "#content/faq-signalpro.ts";
import {
  featuresSection,
  historySection,
  marketsSection,
  modeNames,
  modeRows,
  modesSection,
  painPoints,
  painSection,
  signalproFeatures,
  signalproHero,
  signalproLetters,
  signalproMarkets,
  signalproPage,
  signalproTestimonials,
  walkthroughSection,
} from "#content/signalpro.ts";
import {
  followerOffer,
  signalproBilling,
  signalproCards,
  signalproDisclaimer,
  signalproPricing,
} from "#content/signalpro-offer.ts";
import { signalTicket } from "#content/signalpro-ticket.ts";
import { quoteText } from "#content/testimonials.ts";
import { videos } from "#content/videos.ts";
import { type Currency, currencies, formatMoney } from "#core/money.ts";
import { type Interval, planById } from "#core/plans.ts";
import { amountDue, yearlyPerMonth, yearlySavingPercent } from "#core/pricing.ts";
import { openReady } from "../ready-page.ts";
import { desktop, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const { path } = signalproPage;
const plan = planById("signalpro");
const video = videos.signalproWalkthrough;

function heading(page: Page, level: number, name: string): Locator {
  return page.getByRole("main").getByRole("heading", { level, name, exact: true });
}

/** Those of the two cards begin with the same words. */
function heroLink(page: Page): Locator {
  return page.getByRole("link", { name: signalproHero.button, exact: true });
}

function text(page: Page, words: string): Locator {
  return page.getByRole("main").getByText(words, { exact: true });
}

function card(page: Page, interval: Interval): Locator {
  const name = signalproCards.find((one) => one.interval === interval)?.name ?? "";
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

function answers(page: Page): Locator {
  return page.getByRole("main").locator("details");
}

async function choose(page: Page, currency: Currency): Promise<void> {
  const toggle = page.getByRole("group", { name: "Currency" });
  await toggle.getByRole("button", { name: currency }).click();
  await expect(toggle.getByRole("button", { name: currency })).toHaveAttribute("aria-pressed", "true");
}

/** What a visitor reads: the other currency is in the page too, and not shown. */
async function shows(card: Locator, words: string): Promise<void> {
  await expect(card).toContainText(words, { useInnerText: true });
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the hero has its words, both actions, the ticket and the chart on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 1, signalproPage.heading)).toBeVisible();
      await expect(text(page, signalproPage.introduction)).toBeVisible();
      await expect(heroLink(page)).toHaveAttribute("href", "#pricing");
      await expect(page.getByRole("button", { name: video.button }).first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText(signalproHero.limit);
      await expect(page.getByRole("img", { name: /Illustrative NIFTY/ })).toBeVisible();
      const ticket = page.getByRole("figure", { name: signalTicket.label });
      for (const label of ["Entry", "Stop", "Target", "Reward to risk"]) {
        const row = ticket.locator("dl > div").filter({ hasText: label });
        await expect(row.getByRole("definition")).toHaveText(/\d/);
      }
      await expect(ticket).toContainText(signalTicket.title);
      await expect(ticket).toContainText(signalTicket.note);
    });

    test(`the ticket has the price of the buy signal on the chart on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      const entry = page.getByRole("figure", { name: signalTicket.label }).getByRole("definition").first();
      const chart = page.getByRole("img", { name: /Illustrative NIFTY/ });
      await expect(chart.getByText(`Buy ${await entry.textContent()}`)).toBeVisible();
    });

    test(`pain points and features are there, one by one, on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 2, painSection.label)).toBeVisible();
      await expect(heading(page, 2, featuresSection.heading)).toBeVisible();
      for (const point of [...painPoints, ...signalproFeatures]) {
        await expect(heading(page, 3, point.title)).toBeVisible();
        await expect(text(page, point.text)).toBeVisible();
      }
    });

    test(`both modes stand side by side in words and drawings on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 2, modesSection.heading)).toBeVisible();
      for (const mode of ["scalp", "patience"] as const) {
        await expect(heading(page, 3, modeNames[mode])).toBeVisible();
        await expect(
          page.getByRole("img", { name: `Illustrative chart of ${modeNames[mode]}` }),
        ).toBeVisible();
        for (const row of modeRows) await expect(text(page, row[mode])).toBeVisible();
      }
    });

    test(`the month of past signals and the five markets are there on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 2, historySection.heading)).toBeVisible();
      await expect(page.getByRole("img", { name: "Illustrative month of signals" })).toBeVisible();
      await expect(heading(page, 2, marketsSection.heading)).toBeVisible();
      for (const market of signalproMarkets) {
        const named = page.getByRole("heading", { level: 3, name: market.name, exact: true });
        const item = page.getByRole("listitem").filter({ has: named });
        await expect(item).toContainText(market.examples.join(", "));
      }
    });

    test(`walkthrough, offer, letters, questions and disclaimer are there on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 2, walkthroughSection.heading)).toBeVisible();
      await expect(page.getByRole("button", { name: video.button })).toHaveCount(2);
      await expect(heading(page, 2, signalproPricing.heading)).toBeVisible();
      await expect(text(page, signalproPricing.introduction)).toBeVisible();
      await expect(heading(page, 2, signalproTestimonials.heading)).toBeVisible();
      for (const { quote, author } of signalproLetters) {
        const letter = page.getByRole("figure").filter({ hasText: author });
        await expect(letter.getByRole("blockquote")).toHaveText(quoteText(quote));
      }
      await expect(heading(page, 2, signalproQuestionsSection.heading)).toBeVisible();
      await expect(answers(page)).toHaveCount(signalproQuestions.length);
      for (const { question } of signalproQuestions) await expect(text(page, question)).toBeVisible();
      await expect(heading(page, 2, signalproDisclaimer.heading)).toBeVisible();
      for (const point of signalproDisclaimer.points) await expect(text(page, point.text)).toBeVisible();
    });

    test(`the follower trial opens elsewhere, in a new tab, on a ${name}`, async ({ page }) => {
      await openReady(page, path);
      await expect(heading(page, 3, followerOffer.heading)).toBeVisible();
      await expect(text(page, followerOffer.text)).toBeVisible();
      const link = page.getByRole("link", { name: followerOffer.link.label });
      await expect(link).toHaveAttribute("href", followerOffer.link.href);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    });

    for (const currency of currencies) {
      const money = (interval: Interval) => formatMoney(amountDue(plan, interval, currency));

      test(`the Monthly Plan says what is paid and when in ${currency} on a ${name}`, async ({ page }) => {
        await openReady(page, path);
        await choose(page, currency);
        const monthly = card(page, "monthly");
        await shows(monthly, formatMoney(plan.offer[currency]));
        await shows(monthly, formatMoney(plan.list[currency]));
        await shows(monthly, `${money("monthly")} is charged to the card you enter.`);
        await shows(monthly, `${money("monthly")} is refunded in full.`);
        for (const { when } of signalproBilling("monthly", currency).charges) await shows(monthly, when);
        await expect(monthly.getByRole("link", { name: /Trial, Monthly/ })).toHaveAttribute(
          "href",
          "/pricing",
        );
      });

      test(`the Annual Plan has both prices and the computed saving in ${currency} on a ${name}`, async ({
        page,
      }) => {
        await openReady(page, path);
        await choose(page, currency);
        const annual = card(page, "yearly");
        const perMonth = yearlyPerMonth(plan, currency);
        await shows(annual, perMonth ? formatMoney(perMonth) : "no yearly price");
        await shows(annual, formatMoney(plan.list[currency]));
        await shows(annual, `per month, billed ${money("yearly")} yearly`);
        await shows(annual, `${yearlySavingPercent(plan, currency)}% below monthly`);
        await shows(annual, plan.badge ?? "no badge");
        for (const other of currencies.filter((one) => one !== currency)) {
          await expect(annual).not.toContainText(formatMoney(plan.list[other]), { useInnerText: true });
        }
        await expect(annual.getByRole("link", { name: /Trial, Annual/ })).toHaveAttribute("href", "/pricing");
      });
    }
  });
}

test.describe("by keyboard", () => {
  test.use(desktop);

  test("Enter opens the walkthrough, Esc closes it and the focus is back on the button", async ({ page }) => {
    await openReady(page, path);
    for (const button of await page.getByRole("button", { name: video.button }).all()) {
      const dialog = page.getByRole("dialog", { name: video.title });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(video.shows);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test("one answer is open at a time, the first from the start, and the open one can be closed", async ({
    page,
  }) => {
    await openReady(page, path);
    const items = answers(page);
    const open = () =>
      items.evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute("open") ? [at] : [])));
    await expect.poll(open).toEqual([0]);
    await items.nth(2).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(open).toEqual([2]);
    await page.keyboard.press("Space");
    await expect.poll(open).toEqual([]);
  });

  test("the hero's button leads to the prices on the same page", async ({ page }) => {
    await openReady(page, path);
    await heroLink(page).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, 2, signalproPricing.heading)).toBeInViewport();
    await expect(page).toHaveURL(/\/signalpro#pricing$/);
  });
});
