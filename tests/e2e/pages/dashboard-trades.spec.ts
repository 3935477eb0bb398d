import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { dashboardPage, marketAddress } from "#content/dashboard.ts";
import { checkSection, filesAnchor, tradesSection } from "#content/dashboard-trades.ts";
import { problemWords } from "#content/dashboard-workbench.ts";
import { ledgerSample } from "#content/performance.ts";
import { signedAmountText } from "#core/backtest/account-money.ts";
import { ledgerAddress } from "#core/backtest/addresses.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import type { LedgerFile } from "#core/backtest/ledger-file.ts";
import { ledgersOf } from "#core/backtest/published.ts";
import type { TradeLine } from "#core/backtest/trade-line.ts";
import { everyTrade, findTrades, type TradeQuery } from "#core/backtest/trade-query.ts";
import { axeViolations } from "../axe-violations.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

const { filters, columns, pager, open } = tradesSection;
const { pageSize } = everyTrade;

let ledgers: LedgerFile[] = [];
test.beforeAll(async () => {
  ledgers = await readLedgers();
});

function found(market: AssetClass, query: Partial<TradeQuery> = {}) {
  return findTrades(ledgersOf(ledgers, market), { ...everyTrade, ...query });
}

const sectionOf = (page: Page) => page.getByRole("region", { name: tradesSection.heading, exact: true });
const head = (section: Locator, name: string) => section.getByRole("button", { name, exact: true });

/** The code of what stands further down comes with the first scroll. */
async function openSection(page: Page, address: string): Promise<Locator> {
  await openReady(page, address);
  const section = sectionOf(page);
  await section.scrollIntoViewIfNeeded();
  return section;
}

async function openTrades(page: Page, address: string = dashboardPage.path): Promise<Locator> {
  const section = await openSection(page, address);
  await expect(head(section, columns.exitTime)).toBeVisible();
  return section;
}

/** The rows, their count, the totals below them and what is said above them. */
async function shows(section: Locator, answer: ReturnType<typeof found>): Promise<void> {
  const { lines, page } = answer;
  const first = page * pageSize + 1;
  const status = tradesSection.shown(first, first + lines.length - 1, answer.found);
  await expect(section.getByRole("status").filter({ hasText: status })).toBeVisible();
  const table = section.getByRole("table", { name: tradesSection.caption });
  const rows = table.locator("tbody tr");
  await expect(rows).toHaveCount(lines.length);
  for (const place of new Set([0, lines.length - 1]))
    await isLine(rows.nth(place), lines[place] as TradeLine);
  const totals = table.locator("tfoot");
  await expect(totals).toContainText(tradesSection.total(answer.found));
  await expect(totals).toContainText(tradesSection.won(answer.wins));
  await expect(totals).toContainText(money(answer.netProfit ?? 0, "USD"));
}

async function isLine(row: Locator, line: TradeLine): Promise<void> {
  await expect(row.getByRole("rowheader")).toContainText(line.symbol);
  await expect(row).toContainText(String(line.number));
  await expect(row).toContainText(money(line.netProfit, line.currency));
  await expect(row).toContainText(line.exitSignal);
}

function money(amount: number, currency: string): string {
  return signedAmountText(amount, { currency, capital: 1 }, "kept");
}

const wall = (day: string) => Date.parse(`${day}T00:00Z`);

async function parameters(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`the last trades, their totals, clock and sample mark are there on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      await expect(section.getByRole("heading", { level: 2, name: tradesSection.heading })).toBeVisible();
      const isSample = ledgersOf(ledgers, "stocks").some(({ facts }) => facts.sample);
      await expect(section.getByText(ledgerSample.label, { exact: true })).toHaveCount(isSample ? 1 : 0);
      await shows(section, found("stocks"));
      await expect(section.getByText("New York time")).toBeVisible();
      await expect(section.getByRole("link", { name: tradesSection.files.link })).toHaveAttribute(
        "href",
        `#${filesAnchor}`,
      );
    });

    test(`filters narrow the trades and stand in the address on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      await section.getByLabel(filters.symbol).selectOption("TESLA");
      await shows(section, found("stocks", { symbol: "TESLA" }));
      await section.getByLabel(filters.side).selectOption("short");
      await section.getByLabel(filters.result).selectOption("loss");
      const wanted = { symbol: "TESLA", direction: "short", result: "loss" } as const;
      await shows(section, found("stocks", wanted));
      expect(await parameters(page)).toEqual({ symbol: "TESLA", side: "short", result: "loss" });
      await section.getByRole("button", { name: tradesSection.clear }).click();
      await shows(section, found("stocks"));
      expect(await parameters(page)).toEqual({});
      await expect(section.getByLabel(filters.symbol)).toBeFocused();
    });

    test(`days narrow the trades by their exit, both days included, on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      await section.getByLabel(filters.from).fill("2025-02-03");
      await section.getByLabel(filters.to).fill("2025-02-14");
      const answer = found("stocks", { fromWallMs: wall("2025-02-03"), untilWallMs: wall("2025-02-15") });
      expect(answer.found).toBeGreaterThan(0);
      await shows(section, answer);
      expect(await parameters(page)).toEqual({ from: "2025-02-03", to: "2025-02-14" });
    });

    test(`a head sorts, and sorts the other way round, on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      const result = section.getByRole("columnheader", { name: columns.result });
      const exit = section.getByRole("columnheader", { name: columns.exitTime });
      await expect(exit).toHaveAttribute("aria-sort", "descending");
      await head(section, columns.result).click();
      await shows(section, found("stocks", { order: "result" }));
      await expect(result).toHaveAttribute("aria-sort", "descending");
      await expect(exit).not.toHaveAttribute("aria-sort");
      await head(section, columns.result).click();
      await shows(section, found("stocks", { order: "result", descending: false }));
      await expect(result).toHaveAttribute("aria-sort", "ascending");
      expect(await parameters(page)).toEqual({ sort: "result" });
      await head(section, columns.symbol).click();
      await shows(section, found("stocks", { order: "symbol", descending: false }));
    });

    test(`pages follow each other to the last, and one can be jumped to, on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      const { pages } = found("stocks");
      const next = section.getByRole("button", { name: pager.next });
      const previous = section.getByRole("button", { name: pager.previous });
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await next.click();
      await shows(section, found("stocks", { page: 1 }));
      expect(await parameters(page)).toEqual({ page: "2" });
      const number = section.getByLabel(pager.page, { exact: true });
      await number.fill("999");
      await number.press("Enter");
      await expect(number).toHaveValue(String(pages));
      await shows(section, found("stocks", { page: pages - 1 }));
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await previous.click();
      await shows(section, found("stocks", { page: pages - 2 }));
      // A filter has pages of its own.
      await section.getByLabel(filters.symbol).selectOption("AAPL");
      await shows(section, found("stocks", { symbol: "AAPL" }));
    });

    test(`an address leads to what its sender saw on a ${name}`, async ({ page }) => {
      const address = `${marketAddress("forex")}&symbol=USD%2FJPY&result=loss&from=2024-06-01&sort=-hold&page=2`;
      const section = await openTrades(page, address);
      const query = { symbol: "USD/JPY", result: "loss", fromWallMs: wall("2024-06-01") } as const;
      await shows(section, found("forex", { ...query, order: "hold", page: 1 }));
      await expect(section.getByLabel(filters.symbol)).toHaveValue("USD/JPY");
      await expect(section.getByLabel(filters.result)).toHaveValue("loss");
      await expect(section.getByLabel(filters.from)).toHaveValue("2024-06-01");
      await expect(section.getByLabel(pager.page, { exact: true })).toHaveValue("2");
    });

    test(`a wrong address shows every trade on a ${name}`, async ({ page }) => {
      const address = `${marketAddress("stocks")}&symbol=NONE&side=up&result=0&from=x&to=2024-13-01&sort=price&page=-1`;
      await shows(await openTrades(page, address), found("stocks"));
    });

    test(`each market has its own symbols, clocks and trades on a ${name}`, async ({ page }) => {
      const section = await openTrades(page, marketAddress("indices"));
      await shows(section, found("indices"));
      const options = await section.getByLabel(filters.symbol).getByRole("option").allTextContents();
      const symbols = ledgersOf(ledgers, "indices").map(({ facts }) => facts.symbol);
      expect(options.toSorted()).toEqual([filters.all, ...symbols].toSorted());
      await expect(section.getByText("Hong Kong time for HSI")).toBeVisible();
      await openTrades(page, marketAddress("crypto"));
      await expect(section.getByLabel(filters.symbol)).toHaveCount(0);
    });

    test(`nothing found is said, with a way back, on a ${name}`, async ({ page }) => {
      const section = await openSection(page, `${marketAddress("stocks")}&to=2020-01-01`);
      await expect(section.getByText(tradesSection.none)).toBeVisible();
      await expect(section.getByRole("table", { name: tradesSection.caption })).toHaveCount(0);
      await section.getByRole("button", { name: tradesSection.clear }).last().click();
      await shows(section, found("stocks"));
      await expect(section.getByLabel(filters.symbol)).toBeFocused();
    });

    test(`files that do not come are said, and tried again, on a ${name}`, async ({ page }) => {
      const section = await openTrades(page);
      const file = ledgersOf(ledgers, "stocks")[0]?.facts.file ?? "";
      await page.context().route(`**${ledgerAddress(file)}`, (route) => route.abort());
      await section.getByLabel(filters.side).selectOption("long");
      await expect(section.getByRole("alert")).toContainText(problemWords.download(file, null));
      await page.context().unroute(`**${ledgerAddress(file)}`);
      await section.getByRole("button", { name: problemWords.retry }).click();
      await shows(section, found("stocks", { direction: "long" }));
    });

    test(`open trades stand apart with what they were marked at on a ${name}`, async ({ page }) => {
      for (const market of ["stocks", "forex", "crypto", "commodity", "indices"] as const) {
        const trades = ledgersOf(ledgers, market).flatMap(({ account }) => account.open);
        const section = await openTrades(page, marketAddress(market));
        const table = section.getByRole("table", { name: open.heading });
        await expect(table).toHaveCount(trades.length === 0 ? 0 : 1);
        for (const { markedProfit } of trades)
          if (markedProfit !== null) await expect(table).toContainText(money(markedProfit, "USD"));
      }
    });

    test(`nothing is too wide, and nothing is hard to reach, on a ${name}`, async ({ page }) => {
      const section = await openTrades(page, `${marketAddress("indices")}&symbol=DAX40`);
      await shows(section, found("indices", { symbol: "DAX40" }));
      for (const width of name === "phone" ? [320, 390] : [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const over = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(over, `${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test("the trades are filtered, sorted and paged by keyboard alone", async ({ page }) => {
  const section = await openTrades(page);
  await section.getByLabel(filters.symbol).focus();
  await page.keyboard.press("T");
  await shows(section, found("stocks", { symbol: "TESLA" }));
  const order = head(section, columns.held);
  await order.focus();
  await page.keyboard.press("Enter");
  await shows(section, found("stocks", { symbol: "TESLA", order: "hold" }));
  await expect(order).toBeFocused();
  const next = section.getByRole("button", { name: pager.next });
  await next.focus();
  const { pages } = found("stocks", { symbol: "TESLA" });
  for (let turn = 1; turn < pages; turn += 1) {
    await page.keyboard.press("Enter");
    await shows(section, found("stocks", { symbol: "TESLA", order: "hold", page: turn }));
  }
  // At the end, too, the focus stays where it was.
  await expect(next).toBeFocused();
});

test("a day can be typed digit by digit", async ({ page }) => {
  const section = await openTrades(page);
  const from = section.getByLabel(filters.from);
  await from.focus();
  await page.keyboard.type("06012025");
  await expect(from).toHaveValue("2025-06-01");
  await shows(section, found("stocks", { fromWallMs: wall("2025-06-01") }));
});

test("while the files are read the table stays as high as it was, and says that it is busy", async ({
  page,
}) => {
  const section = await openTrades(page);
  const table = section.getByRole("table", { name: tradesSection.caption });
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.context().route(new RegExp(`${ledgerAddress("")}.*`), async (route) => {
    await held;
    await route.continue();
  });
  await head(section, columns.result).click();
  await expect(section.locator("[aria-busy=true]")).toBeVisible();
  await expect(section.getByRole("status").filter({ hasText: tradesSection.reading })).toBeVisible();
  await expect(table).toBeVisible();
  expect(await height()).toBe(before);
  letThrough();
  await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
  await shows(section, found("stocks", { order: "result" }));
});

test("a signal that looks like markup is shown as text", async ({ page }) => {
  const signal = "<img src=x onerror=document.title=1>";
  await page.route(/\.data\b/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("SAMPLE target", signal);
    await route.fulfill({ response, body });
  });
  const section = await openTrades(page);
  await page.getByRole("tab", { name: "FOREX" }).click();
  await expect(section.getByText(signal).first()).toBeVisible();
  await expect(section.locator("img")).toHaveCount(0);
});

test("a file that is no longer the published one is not searched, and named", async ({ page }) => {
  const file = ledgersOf(ledgers, "stocks")[0]?.facts.file ?? "";
  const list = readFileSync(path.resolve("backtests", file), "utf8").replace("SAMPLE target", "another");
  const section = await openTrades(page);
  await page.context().route(`**${ledgerAddress(file)}`, (route) => route.fulfill({ body: list }));
  await section.getByLabel(filters.symbol).selectOption("TESLA");
  await expect(section.getByRole("alert")).toContainText(problemWords.changed(file));
  await expect(section.getByRole("table", { name: tradesSection.caption })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script the last trades read, lead to the files, and nothing is there to press in vain", async ({
    page,
  }) => {
    await page.goto(dashboardPage.path);
    const section = sectionOf(page);
    await shows(section, found("stocks"));
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("combobox")).toHaveCount(0);
    await expect(section.getByRole("navigation")).toHaveCount(0);
    await section.getByRole("link", { name: tradesSection.files.link }).click();
    await expect(page.getByRole("heading", { name: checkSection.label })).toBeInViewport();
  });
});
