import { features, featuresTag } from "#content/features.ts";
import { activatePlan, depthSection, hero, homeSections, liveAssistant } from "#content/home.ts";
import { getStarted } from "#content/navigation.ts";
import { checkSteps, hypotheticalResults, performanceSection } from "#content/performance.ts";
import { compareFeatures } from "#content/pricing-note.ts";
import { instrumentClasses, trustHeading } from "#content/trust.ts";
import { type VideoName, videos } from "#content/videos.ts";
import { planNames } from "#core/plan-names.ts";
import { openReady } from "../ready-page.ts";
import { phone, screens } from "../screens.ts";
import { expect, test } from "../site.ts";

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the upper half of the home page has every element of the specification on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, "/");
      const main = page.getByRole("main");
      const heading = (level: number, text: string) =>
        expect(main.getByRole("heading", { level, name: text, exact: true })).toBeVisible();
      const link = (text: string, to: string) =>
        expect(main.getByRole("link", { name: text, exact: true }).first()).toHaveAttribute("href", to);

      await test.step("the hero", async () => {
        await heading(1, hero.headingLines.join(" "));
        await expect(main.getByText(hero.lede)).toBeVisible();
        await link(getStarted.label, getStarted.to);
        await link(activatePlan.label, activatePlan.to);
        await link(liveAssistant.label, liveAssistant.to);
        await expect(main.getByRole("button", { name: videos.tour.button })).toBeVisible();
        await expect(main.getByText(hero.risk)).toBeVisible();
      });

      await test.step("the trust strip", async () => {
        await heading(2, trustHeading);
        for (const { symbols } of instrumentClasses)
          await expect(main.getByText(symbols.join(", "), { exact: true }).first()).toBeVisible();
      });

      await test.step("the eight features", async () => {
        const section = main.locator("#features");
        await heading(2, homeSections.features.heading);
        await expect(section.getByText(featuresTag)).toBeVisible();
        for (const { title, text } of features) {
          await heading(3, title);
          await expect(section.getByText(text)).toBeVisible();
        }
        await expect(section.getByRole("img", { name: /^Illustrative/ })).toHaveCount(features.length);
      });

      await test.step("the performance block", async () => {
        const section = main.locator("#performance");
        await heading(2, performanceSection.heading);
        await link(performanceSection.report.label, performanceSection.report.to);
        for (const { act } of checkSteps) await expect(section.getByText(act, { exact: true })).toBeVisible();
        await expect(section.getByText(performanceSection.source)).toBeVisible();
        await expect(section.getByText(hypotheticalResults.text)).toBeVisible();
      });

      await test.step("the comparison of three plans", async () => {
        const section = main.locator("#compare");
        await heading(2, videos.comparison.title);
        await link(compareFeatures.label, compareFeatures.to);
        for (const text of Object.values(depthSection.legend))
          await expect(section.getByText(text)).toBeVisible();
        for (const plan of ["standard", "pro", "footprint"] as const)
          await expect(section.getByRole("heading", { level: 3, name: planNames[plan] })).toBeVisible();
        await expect(section.getByRole("img")).toHaveCount(3);
      });

      await test.step("the block that shows it in action", async () => {
        await heading(2, videos.session.title);
        await expect(main.getByRole("img", { name: /two buy signals/ })).toBeVisible();
      });
    });

    for (const video of ["tour", "comparison", "session"] satisfies VideoName[]) {
      test(`the ${video} video opens and closes by key on a ${name}, and focus returns to its button`, async ({
        page,
      }) => {
        await openReady(page, "/");
        const button = page.getByRole("main").getByRole("button", { name: videos[video].button });
        await button.focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: videos[video].title });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByText(videos[video].shows)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      });
    }
  });
}

test.describe("a phone's row of features", () => {
  test.use(phone);

  test("a row of features can be panned by key, and its last feature comes into view", async ({ page }) => {
    await openReady(page, "/");
    const row = page.getByRole("group", { name: "Features 1 to 4" });
    await row.focus();
    await expect(row).toBeFocused();
    const last = row.getByRole("heading", { level: 3 }).last();
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass();
  });
});
