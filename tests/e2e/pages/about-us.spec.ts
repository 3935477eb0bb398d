import { aboutPage, companyFacts, notAnAdviser, notDone, ourMethod, whatWeMake } from "#content/about.ts";
import { team, teamSection, teamTag } from "#content/team.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the page says who we are, how we work and what we do not do on a ${name}`, async ({ page }) => {
      await openReady(page, aboutPage.path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: aboutPage.heading })).toBeVisible();
      await expect(main.getByText(aboutPage.introduction)).toBeVisible();
      await expect(main.getByRole("heading", { level: 2, name: whatWeMake.heading })).toBeVisible();
      await expect(main.getByRole("link", { name: whatWeMake.link.label })).toHaveAttribute(
        "href",
        whatWeMake.link.to,
      );
      await expect(main.getByRole("heading", { level: 2, name: ourMethod.label })).toBeVisible();
      for (const { title, text } of ourMethod.steps) {
        await expect(main.getByRole("heading", { level: 3, name: title })).toBeVisible();
        await expect(main.getByText(text)).toBeVisible();
      }
      for (const item of notDone.items) await expect(main.getByText(item)).toBeVisible();
      for (const { heading, text } of notAnAdviser.statements) {
        await expect(main.getByRole("heading", { level: 3, name: heading })).toBeVisible();
        await expect(main.getByText(text)).toBeVisible();
      }
      for (const { label, value } of companyFacts.facts) {
        await expect(main.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
        await expect(main.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
      }
    });

    test(`every member of the team has a large monogram, and an example is marked, on a ${name}`, async ({
      page,
    }) => {
      await openReady(page, aboutPage.path);
      const section = page.locator("#team");
      await expect(section.getByRole("heading", { level: 2, name: teamSection.heading })).toBeVisible();
      await expect(section.getByText(teamTag)).toBeVisible();
      const cards = section.getByRole("listitem");
      await expect(cards).toHaveCount(team.length);
      for (const [place, member] of team.entries()) {
        const card = cards.nth(place);
        await expect(card.getByRole("heading", { level: 3, name: member.name })).toBeVisible();
        await expect(card.getByText(member.role)).toBeVisible();
        await expect(card.getByText(member.description)).toBeVisible();
        await expect(card.getByText("Sample")).toHaveCount(member.sample ? 1 : 0);
        const box = await card.locator("[aria-hidden=true]").first().boundingBox();
        expect([box?.width, box?.height]).toEqual([96, 96]);
      }
    });
  });
}
