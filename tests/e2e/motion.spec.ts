import { allPaths } from "./paths.ts";
import { openReady } from "./ready-page.ts";
import { screens } from "./screens.ts";
import { expectLandedOn, recordScrolling, scrollTop } from "./scrolling.ts";
import { expect, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

function running(): string[] {
  return document.getAnimations().map((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return target?.className.toString() ?? "";
  });
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`with reduced motion nothing on any page is animated on a ${screen}`, async ({ page }) => {
      for (const path of allPaths) {
        await page.goto(path);
        expect.soft(await page.evaluate(running), path).toEqual([]);
      }
    });
  });
}

test("with reduced motion menu, theme, header and buttons change at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await page.evaluate(running)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await page.evaluate(running)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.locator("html[data-scrolled]")).toBeAttached();
  expect(await page.evaluate(running)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Get Started", exact: true }).hover();
  expect(await page.evaluate(running)).toEqual([]);
});

for (const from of ["/", "/compare"]) {
  test(`with reduced motion an anchor from ${from} is reached without passing what lies between`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReady(page, from);
    const positions = await recordScrolling(page);
    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expectLandedOn(page, "faq");
    const end = await scrollTop(page);
    expect((await positions()).filter((top) => top > 0 && top < end)).toEqual([]);
  });
}

test("without that wish something does move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const animated = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).animationName !== "none",
      ).length,
  );
  expect(animated).toBeGreaterThan(0);
});
