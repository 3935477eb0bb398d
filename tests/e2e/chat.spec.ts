import { becomesReady } from "./ready-page.ts";
import { expect, test } from "./site.ts";

const provider = "https://chat.example";

test.use({ variant: "kit" });

test("chat is offered after the page has loaded and fetched only when the visitor asks", async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${provider}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: 'document.body.append("How can we help?")',
    });
  });
  await page.goto("/kit");
  await becomesReady(page);
  const button = page.getByRole("button", { name: "Chat", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.frameLocator("iframe[title=Chat]").getByText("How can we help?")).toBeVisible();
  expect(asked).toEqual([`${provider}/widget.js`]);
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect(page.locator("iframe[title=Chat]")).toHaveCount(0);
});

test("a site without a configured chat offers none and has no frame for it", async ({ page, serve }) => {
  const production = await serve("production");
  await page.goto(`${production}/`);
  await becomesReady(page);
  await expect(page.getByRole("button", { name: "Chat", exact: true })).toHaveCount(0);
  expect((await page.request.get(`${production}/chat-frame`)).status()).toBe(404);
});
