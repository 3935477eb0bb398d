import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { dashboardPage, marketAddress } from "#content/dashboard.ts";
import { checkSection, dataLog, reconciliation, tradesSection } from "#content/dashboard-trades.ts";
import type { LedgerFile } from "#core/backtest/ledger-file.ts";
import { ledgersOf } from "#core/backtest/published.ts";
import { openReady } from "../ready-page.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

let ledgers: LedgerFile[] = [];
test.beforeAll(async () => {
  ledgers = await readLedgers();
});

const filesOf = (page: Page) => page.getByRole("region", { name: checkSection.label });
const bytesOf = (file: string) => readFileSync(path.resolve("backtests", file));
const sha256Of = (file: string) => createHash("sha256").update(bytesOf(file)).digest("hex");

async function hasExactBytes(page: Page, file: string): Promise<void> {
  const started = page.waitForEvent("download");
  await filesOf(page)
    .getByRole("link", { name: path.basename(file) })
    .click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(path.basename(file));
  expect(readFileSync(await download.path()).equals(bytesOf(file)), file).toBe(true);
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen);

    test(`every file has its exact bytes and its checksum on a ${name}`, async ({ page }) => {
      for (const market of ["stocks", "indices"] as const) {
        await openReady(page, marketAddress(market));
        const section = filesOf(page);
        const files = ledgersOf(ledgers, market).map(({ facts }) => facts.file);
        await expect(section.getByText(checkSection.tag(files.length), { exact: true })).toBeVisible();
        await expect(section.getByText(checkSection.checksum.command)).toBeVisible();
        for (const file of files) {
          await expect(section.getByText(sha256Of(file))).toBeVisible();
          await hasExactBytes(page, file);
        }
      }
    });

    test(`the data log has every file, and says that none was replaced, on a ${name}`, async ({ page }) => {
      await openReady(page, marketAddress("forex"));
      const section = page.getByRole("region", { name: dataLog.heading });
      const logged = ledgersOf(ledgers, "forex");
      const replaced = logged.flatMap(({ facts }) => facts.revisions);
      const table = section.getByRole("table", { name: dataLog.caption });
      await expect(table.locator("tbody tr")).toHaveCount(logged.length + replaced.length);
      await expect(section.getByText(dataLog.none)).toHaveCount(replaced.length === 0 ? 1 : 0);
    });

    test(`a workbook's own figures stand beside ours on a ${name}`, async ({ page }) => {
      for (const market of ["stocks", "forex", "crypto", "commodity", "indices"] as const) {
        const workbooks = ledgersOf(ledgers, market).filter(({ workbook }) => workbook !== null);
        await openReady(page, marketAddress(market));
        const section = filesOf(page);
        await expect(section.getByRole("heading", { name: reconciliation.heading })).toHaveCount(
          workbooks.length,
        );
        for (const { facts } of workbooks) {
          const table = section.getByRole("table", { name: reconciliation.caption(facts.symbol) });
          const caption = page.locator("caption", { hasText: reconciliation.caption(facts.symbol) });
          await section.locator("details", { has: caption }).locator("summary").click();
          await expect(table).toBeVisible();
          const rows = await table.locator("tbody tr").count();
          expect(rows).toBeGreaterThan(5);
          await expect(table.getByText(reconciliation.agrees.yes, { exact: true })).toHaveCount(rows);
        }
      }
    });
  });
}

test("a checksum is copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, `${marketAddress("stocks")}&page=1`);
  await expect(page.getByRole("button", { name: tradesSection.columns.exitTime })).toBeVisible();
  const file = ledgersOf(ledgers, "stocks")[0]?.facts.file ?? "";
  const name = checkSection.files.checksumOf(path.basename(file));
  await filesOf(page)
    .getByRole("button", { name: `Copy ${name}` })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(sha256Of(file));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script the files download, and no button to copy is there", async ({ page }) => {
    await page.goto(dashboardPage.path);
    await expect(filesOf(page).getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    for (const { facts } of ledgersOf(ledgers, "stocks")) await hasExactBytes(page, facts.file);
  });
});
