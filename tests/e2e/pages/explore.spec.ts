import { explorePages, exploreWords, neverIncluded } from "#content/explore.ts";
import { billedYearlyTotal, planText, yearlySaving } from "#content/plans.ts";
import { compareAllPlans, stillDeciding } from "#content/teasers.ts";
import { trialDateLabels, trialDates } from "#content/trial-dates.ts";
import { formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { renewalSentence } from "#core/trials.ts";
import { openReady } from "../ready-page.ts";
import { desktop, screens } from "../screens.ts";
import { scrollTo } from "../scrolling.ts";
import { expect, test } from "../site.ts";

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    for (const page of explorePages) {
      const plan = planById(page.plan);
      const text = planText(page.plan);

      test(`${plan.name} says what it adds, whom it suits, what it costs and what it lacks on a ${name}`, async ({
        page: tab,
      }) => {
        await tab.route("**/api/country", (route) => route.fulfill({ body: "IN" }));
        await openReady(tab, page.path);
        await expect(tab.getByRole("heading", { level: 1 })).toHaveText(page.heading);
        await expect(tab.getByText(page.introduction)).toBeVisible();
        await expect(tab.getByRole("link", { name: text.button })).toHaveAttribute("href", "/pricing");
        await expect(
          tab.getByRole("figure").getByRole("img").filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(tab.getByText(exploreWords.illustrative)).toBeVisible();
        for (const { title, text: addition } of page.additions) {
          await expect(tab.getByRole("heading", { level: 3, name: title })).toBeVisible();
          await expect(tab.getByText(addition)).toBeVisible();
        }
        const lines = [...page.suits, ...page.suitsNot, ...page.missing, ...neverIncluded];
        for (const line of [...lines, ...text.ticks.map((tick) => tick.text)]) {
          await expect(tab.getByText(line, { exact: true }).first()).toBeVisible();
        }
        const dates = trialDates(plan);
        for (const date of ["trialEnds", "cancelBy", "firstCharge"] as const) {
          const row = tab.locator("dl > div").filter({ hasText: trialDateLabels[date] });
          await expect(row).toContainText(dates[date]);
        }
        await expect(tab.getByRole("link", { name: compareAllPlans.label })).toHaveAttribute(
          "href",
          "/compare",
        );
        for (const link of [page.previous, page.next]) {
          if (!link) continue;
          const neighbour = tab.getByRole("navigation", { name: exploreWords.neighbours.label });
          await expect(
            neighbour.getByRole("link", { name: new RegExp(`\\b${link.label}$`) }),
          ).toHaveAttribute("href", link.to);
        }
      });
    }
  });
}

test.describe("wide", () => {
  test.use(desktop);

  for (const page of explorePages.filter(({ plan }) => planById(plan).yearlyPerMonth)) {
    const plan = planById(page.plan);
    test(`${plan.name} shows both periods in both currencies, the saving computed`, async ({ page: tab }) => {
      await tab.route("**/api/country", (route) => route.fulfill({ body: "IN" }));
      await openReady(tab, page.path);
      for (const currency of ["INR", "USD"] as const) {
        await tab.getByRole("button", { name: currency }).click();
        await expect(tab.getByText(formatMoney(plan.offer[currency]), { exact: true }).first()).toBeVisible();
        await expect(tab.getByText(billedYearlyTotal(plan, currency) ?? "", { exact: true })).toBeVisible();
        await expect(
          tab.getByText(`${yearlySaving(plan, currency)}. ${renewalSentence(plan, "yearly", currency)}`),
        ).toBeVisible();
      }
    });
  }

  test("the page of the last plan leads on to its own page", async ({ page }) => {
    await openReady(page, "/explore/signalpro");
    await page
      .getByRole("main")
      .getByRole("link", { name: explorePages.at(-1)?.more?.label ?? "" })
      .click();
    await expect(page).toHaveURL("/signalpro");
  });

  test("the neighbours walk through all plans by keyboard", async ({ page }) => {
    await openReady(page, "/explore/standard");
    for (const next of explorePages.slice(1)) {
      const neighbours = page.getByRole("navigation", { name: exploreWords.neighbours.label });
      const link = neighbours.getByRole("link", { name: new RegExp(`\\b${planById(next.plan).name}$`) });
      await link.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.heading);
    }
  });

  test("Still Deciding? stands on the plan's page after scrolling", async ({ page }) => {
    await openReady(page, "/explore/pro");
    const button = page.getByRole("link", { name: stillDeciding.label });
    await expect(button).toBeHidden();
    await scrollTo(page, 400);
    await expect(button).toBeVisible();
  });
});
