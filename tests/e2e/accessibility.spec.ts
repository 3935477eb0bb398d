import { axeViolations } from "./axe-violations.ts";
import { allPaths, missingPath } from "./paths.ts";
import { openReady } from "./ready-page.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

// Motion is reduced so that no colour is measured halfway through a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["dark", "light"] as const) {
  for (const [screen, options] of Object.entries(screens)) {
    test.describe(`${colorScheme} on a ${screen}`, () => {
      test.use({ colorScheme, ...options });

      test(`no page breaks an accessibility rule (${colorScheme}, ${screen})`, async ({ page }) => {
        const broken: string[] = [];
        for (const path of [...allPaths, missingPath]) {
          await openReady(page, path);
          await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
          broken.push(...(await axeViolations(page)).map((line) => `${path}: ${line}`));
        }
        expect(broken).toEqual([]);
      });

      test(`no opened part breaks an accessibility rule (${colorScheme}, ${screen})`, async ({ page }) => {
        await openReady(page, "/compare");
        if (screen === "phone") {
          await page.getByRole("button", { name: "Open menu" }).click();
          await page.getByRole("dialog").getByText("Resources", { exact: true }).click();
          expect.soft(await axeViolations(page), "the menu").toEqual([]);
          await page.keyboard.press("Escape");
        } else {
          await page.getByRole("button", { name: "Resources" }).hover();
          await expect(page.getByRole("banner").getByRole("link", { name: "Affiliates" })).toBeVisible();
          expect.soft(await axeViolations(page), "Resources").toEqual([]);
        }
        await page.route("**/privacy-policy.data*", (route) => route.abort());
        await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
        expect.soft(await axeViolations(page), "the error screen").toEqual([]);
      });
    });
  }
}
