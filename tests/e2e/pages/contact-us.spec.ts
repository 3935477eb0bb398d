import { contactPage, contactReasons, contactSection, contactWays } from "#content/contact.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const support = contactWays.find(({ id }) => id === "support");

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`every way to reach us and every reason to write is there on a ${name}`, async ({ page }) => {
      await openReady(page, contactPage.path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: contactPage.heading })).toBeVisible();
      await expect(main.getByText(contactPage.introduction)).toBeVisible();
      await expect(main.getByRole("heading", { level: 2, name: contactSection.label })).toBeVisible();
      await expect(main.getByText(contactSection.sampleNote)).toHaveCount(contactSection.sample ? 1 : 0);
      for (const { label, lines, href, copy, when } of contactWays) {
        await expect(main.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
        for (const line of lines) await expect(main.getByText(line, { exact: true })).toBeVisible();
        await expect(main.getByText(when)).toBeVisible();
        if (href)
          await expect(main.getByRole("link", { name: lines[0] ?? "" })).toHaveAttribute("href", href);
        const button = main.getByRole("button", { name: `Copy ${label.toLowerCase()}`, exact: true });
        await expect(button).toHaveCount(copy === undefined ? 0 : 1);
      }
      for (const { title, send, answer, to, link } of contactReasons.reasons) {
        await expect(main.getByRole("heading", { level: 3, name: title })).toBeVisible();
        await expect(main.getByText(send)).toBeVisible();
        await expect(main.getByText(answer)).toBeVisible();
        await expect(main.getByRole("link", { name: link })).toHaveAttribute("href", to);
      }
      await expect(main.getByRole("heading", { name: contactReasons.never.heading })).toBeVisible();
    });
  });
}

test.describe("copying", () => {
  test("a press copies the address and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openReady(page, contactPage.path);
    const button = page.getByRole("button", { name: "Copy support" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(support?.copy);
  });

  test("where copying is refused the address is selected instead", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openReady(page, contactPage.path);
    await page.getByRole("button", { name: "Copy support" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Selected" })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(support?.copy);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script there is no button to copy, and the links still work", async ({ page }) => {
    await page.goto(contactPage.path);
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    const link = page.getByRole("main").getByRole("link", { name: support?.lines[0] ?? "" });
    await expect(link).toHaveAttribute("href", support?.href ?? "");
  });
});
