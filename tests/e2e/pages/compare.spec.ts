import type { Locator, Page } from "@playwright/test";
import {
  type ComparisonCell,
  cellLabels,
  chooseLabels,
  columnNames,
  comparePage,
  comparison,
  comparisonClosing,
  comparisonGroups,
  comparisonRows,
  differences,
  isSameForAll,
  notesBelow,
} from "#content/comparison.ts";
import { formatMoney } from "#core/money.ts";
import { planOrder } from "#core/plan-names.ts";
import { paidPlans, plans } from "#core/plans.ts";
import { becomesReady, openReady } from "../ready-page.ts";
import { desktop, phone, screens } from "../screens.ts";
import { restingTop, scrollTo } from "../scrolling.ts";
import { expect, test } from "../site.ts";

const headerPx = 64;
const sameRows = comparisonRows.filter(isSameForAll);

function words(cell: ComparisonCell): string {
  return typeof cell === "string" ? cellLabels[cell] : cell.text;
}

/** A row's name is followed by its note. */
function startingWith(name: string): { hasText: RegExp } {
  return { hasText: new RegExp(`^${name}`) };
}

function theTable(page: Page): Locator {
  return page.getByRole("table", { name: comparison.caption });
}

function theSwitch(page: Page): Locator {
  return page.getByRole("switch", { name: differences.label });
}

function card(page: Page, name: string): Locator {
  return page.getByRole("article", { name, exact: true });
}

/** The focused control is on the screen with nothing over its middle. */
function focusIsInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (focused.contains(above) || above.contains(focused));
  });
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`head, legend, controls, notes and closing are there on a ${screen}`, async ({ page }) => {
      await openReady(page, "/compare");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(comparePage.heading);
      await expect(main.getByText(comparePage.introduction)).toBeVisible();
      const legend = main.getByRole("list", { name: comparison.legendLabel });
      await expect(legend.getByRole("listitem")).toHaveText([
        cellLabels.yes,
        cellLabels.offer,
        cellLabels.no,
      ]);
      await expect(theSwitch(page)).not.toBeChecked();
      await expect(main.getByRole("group", { name: "Currency" }).getByRole("button")).toHaveCount(2);
      for (const { heading, text, link } of notesBelow) {
        await expect(main.getByRole("heading", { name: heading })).toBeVisible();
        await expect(main.getByText(text)).toBeVisible();
        if (link) await expect(main.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
      }
      const { heading, button, report } = comparisonClosing;
      await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
      await expect(main.getByRole("link", { name: button, exact: true })).toHaveCount(2);
      await expect(main.getByRole("link", { name: report.label })).toHaveAttribute("href", report.to);
    });

    test(`every plan has its label, both prices in the chosen currency and a button on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/compare");
      for (const currency of ["USD", "INR"] as const) {
        await page.locator(`[data-set-currency="${currency}"]`).click();
        for (const { id, badge, offer, list } of plans) {
          const name = columnNames[id];
          const place =
            screen === "phone"
              ? card(page, name)
              : theTable(page).getByRole("columnheader").filter({ hasText: name });
          const isPaid = paidPlans.some((plan) => plan.id === id);
          const figures = isPaid ? [formatMoney(offer[currency]), formatMoney(list[currency])] : ["Free"];
          for (const text of badge ? [badge, ...figures] : figures)
            await expect(place.getByText(text, { exact: true })).toBeVisible();
          const choose = page.getByRole("link", { name: chooseLabels[id], exact: true }).first();
          await expect(choose).toHaveAttribute("href", `/explore/${id}`);
        }
      }
    });

    test(`the switch hides by keyboard what is the same in every plan, and says so, on a ${screen}`, async ({
      page,
    }) => {
      await openReady(page, "/compare");
      const names = page.getByRole(screen === "phone" ? "term" : "rowheader");
      const named = (name: string) => names.filter(startingWith(name)).filter({ visible: true });
      const times = screen === "phone" ? plans.length : 1;
      const status = page.getByRole("main").getByRole("status");
      await theSwitch(page).focus();
      for (const isOn of [true, false]) {
        await page.keyboard.press("Space");
        await expect(theSwitch(page)).toBeChecked({ checked: isOn });
        await expect(status.getByText(isOn ? differences.on : differences.off)).toBeVisible();
        await expect(status.getByText(isOn ? differences.off : differences.on)).toBeHidden();
        for (const row of comparisonRows)
          await expect(named(row.name)).toHaveCount(isOn && isSameForAll(row) ? 0 : times);
      }
    });

    test(`a press before React arrives is kept on a ${screen}`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(/\.(?:js|tsx?)(?:\?|$)/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/compare", { waitUntil: "commit" });
      await theSwitch(page).check();
      await expect(page.getByText(differences.on)).toBeVisible();
      release();
      await becomesReady(page);
      await expect(theSwitch(page)).toBeChecked();
      await expect(page.getByText(differences.on)).toBeVisible();
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test(`the switch works without script on a ${screen}`, async ({ page }) => {
        await page.goto("/compare");
        const row = page.getByText(sameRows[0]?.name ?? "").filter({ visible: true });
        await expect(row.first()).toBeVisible();
        await theSwitch(page).check();
        await expect(row).toHaveCount(0);
        await expect(page.getByText(differences.on)).toBeVisible();
      });
    });
  });
}

test.describe("the table", () => {
  test.use(desktop);

  test("names seventeen features in four groups and says of each plan what it includes", async ({ page }) => {
    await page.goto("/compare");
    const table = theTable(page);
    await expect(table.getByRole("columnheader")).toHaveCount(plans.length + 1);
    for (const { heading } of comparisonGroups)
      await expect(table.locator('th[scope="rowgroup"]', { hasText: heading })).toBeVisible();
    expect(comparisonRows).toHaveLength(17);
    for (const { name, note, cells } of comparisonRows) {
      const header = page.getByRole("rowheader", { name: `${name} ${note?.text ?? ""}`.trim(), exact: true });
      const row = table.getByRole("row").filter({ has: header });
      await expect(row.getByRole("cell")).toHaveText(planOrder.map((id) => words(cells[id])));
    }
    await expect(page.getByRole("article")).toHaveCount(0);
  });

  test("draws a band of 34 px that runs to the axis", async ({ page }) => {
    await page.goto("/compare");
    const { bands, ends, axis } = await theTable(page).evaluate((table) => ({
      bands: [...table.querySelectorAll("td.in, td.offer")].map(
        (cell) => getComputedStyle(cell, "::before").height,
      ),
      ends: [...table.querySelectorAll("tbody td:last-child")].map(
        (cell) => cell.getBoundingClientRect().right,
      ),
      axis: [...document.querySelectorAll(".page")].map(
        (around) =>
          around.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(around, "::after").width),
      )[0],
    }));
    expect(new Set(bands)).toEqual(new Set(["34px"]));
    expect(ends).toHaveLength(comparisonRows.length);
    for (const end of ends) expect(Math.abs(end - (axis ?? 0))).toBeLessThanOrEqual(1);
  });

  for (const width of [768, 1024, 1440, 1920]) {
    test(`fits at ${width} px, and its head stays below the page's header as long as rows pass`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, "/compare");
      const table = theTable(page);
      const head = table.locator("thead th").nth(1);
      const name = head.getByText(columnNames.standard);
      const box = async (part: Locator) => {
        const found = await part.evaluate((element) => element.getBoundingClientRect().toJSON());
        return found as DOMRect;
      };
      const top = (await box(table)).top;
      expect((await box(table)).right).toBeLessThanOrEqual(width);
      expect((await box(name)).top).toBeGreaterThan(headerPx);
      for (const down of [400, 700]) {
        await scrollTo(page, top + down);
        const stuck = await box(name);
        // Below the header, and not so far that a row could show between the two.
        expect(stuck.top).toBeGreaterThanOrEqual(headerPx);
        expect(stuck.top).toBeLessThanOrEqual(headerPx + 20);
        expect((await box(head)).top).toBeLessThanOrEqual(headerPx);
        const seen = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, {
          x: stuck.x + 4,
          y: stuck.y + stuck.height / 2,
        });
        expect(seen).toBe(columnNames.standard);
      }
      await scrollTo(page, top + (await box(table)).height);
      expect((await box(head)).bottom).toBeLessThanOrEqual(headerPx + 1);
    });
  }

  test("its controls follow each other by keyboard, forwards and back, and none is covered", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await openReady(page, "/compare");
    const main = page.getByRole("main");
    const journey = [
      theSwitch(page),
      ...["INR", "USD"].map((currency) => page.locator(`[data-set-currency="${currency}"]`)),
      ...planOrder.map((id) => theTable(page).getByRole("link", { name: chooseLabels[id], exact: true })),
      ...notesBelow.flatMap(({ link }) => (link ? [main.getByRole("link", { name: link.label })] : [])),
      main.getByRole("link", { name: comparisonClosing.button, exact: true }).last(),
      main.getByRole("link", { name: comparisonClosing.report.label }),
    ];
    await journey[0]?.focus();
    for (const stop of journey.slice(1)) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
      expect(await focusIsInSight(page), await stop.textContent().then(String)).toBe(true);
    }
    await scrollTo(page, 100_000);
    for (const stop of journey.toReversed().slice(1)) {
      await page.keyboard.press("Shift+Tab");
      await expect(stop).toBeFocused();
      expect(await focusIsInSight(page), await stop.textContent().then(String)).toBe(true);
    }
  });
});

test.describe("the cards", () => {
  test.use(phone);

  test("stand under each other, one for each plan, with the same seventeen features", async ({ page }) => {
    await page.goto("/compare");
    await expect(theTable(page)).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(plans.length);
    let above = 0;
    for (const id of planOrder) {
      const plan = card(page, columnNames[id]);
      await expect(plan.getByRole("heading", { level: 2 })).toHaveText(columnNames[id]);
      await expect(plan.getByRole("heading", { level: 3 })).toHaveText(
        comparisonGroups.map(({ heading }) => heading),
      );
      await expect(plan.getByRole("definition")).toHaveText(
        comparisonRows.map(({ cells }) => words(cells[id])),
      );
      for (const { name } of comparisonRows)
        await expect(plan.getByRole("term").filter(startingWith(name))).toBeVisible();
      const top = (await plan.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(above);
      above = top;
    }
  });

  test("draw their bands off the right edge without making the page wider", async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/compare");
      const ends = await page
        .locator("dd.in, dd.offer")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
      expect(ends.length).toBeGreaterThan(comparisonRows.length);
      for (const end of ends) expect(Math.abs(end - width)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test("are a jump away from each other, and the row of jumps stays in sight", async ({ page }) => {
    await openReady(page, "/compare");
    const jumps = page.getByRole("navigation", { name: comparison.plansLabel });
    for (const id of [...planOrder].toReversed()) {
      await jumps.getByRole("link", { name: columnNames[id], exact: true }).click();
      await expect(page).toHaveURL(`/compare#compare-${id}`);
      await restingTop(page);
      const heading = card(page, columnNames[id]).getByRole("heading", { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bottom = await jumps.evaluate((row) => row.getBoundingClientRect().bottom);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
      expect(bottom).toBeGreaterThan(headerPx);
    }
  });

  test("keep every control at least 44 px high and none covered when tabbing back", async ({ page }) => {
    await openReady(page, "/compare");
    const controls = page.locator(".compare :is(a, label, button):visible");
    const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(plans.length * 2);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    await scrollTo(page, 100_000);
    for (const id of [...planOrder].toReversed()) {
      const choose = card(page, columnNames[id]).getByRole("link");
      if (id === planOrder.at(-1)) {
        await page
          .getByRole("link", { name: notesBelow.find(({ link }) => link)?.link?.label ?? "" })
          .focus();
      }
      await page.keyboard.press("Shift+Tab");
      await expect(choose).toBeFocused();
      expect(await focusIsInSight(page), id).toBe(true);
    }
  });
});
