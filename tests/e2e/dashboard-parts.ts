import type { Locator, Page } from "@playwright/test";
import { readLedgers } from "#backtests/read-ledgers.ts";
import { monthlyReturnsCard, monthNames } from "#content/dashboard-returns.ts";
import { dashboardHead, marketName, reportStatus } from "#content/dashboard-summary.ts";
import { ledgerSample } from "#content/performance.ts";
import { amountText } from "#core/backtest/account-money.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import { periodOf } from "#core/backtest/period.ts";
import { backtestReport, type ClassReport } from "#core/backtest/report.ts";
import { yearReturn } from "#core/backtest/return-calendar.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { formatDate } from "#core/calendar-date.ts";
import { expect } from "./site.ts";

export const { classes } = backtestReport(await readLedgers());
export const markets = classes.map(({ assetClass }) => assetClass);
export const grouped = new Intl.NumberFormat("en-US");

export function reportOf(market: AssetClass): ClassReport {
  const report = classes.find(({ assetClass }) => assetClass === market);
  if (!report) throw new Error(`no ledger of ${market}`);
  return report;
}

export function signed(percent: number, decimals = 2): string {
  const text = percentText(percent, decimals);
  return roundHalfAway(percent, decimals) > 0 ? `+${text}` : text;
}

export function ratio(value: number): string {
  return roundHalfAway(value, 2).toFixed(2).replace("-", "\u2212");
}

export function tab(page: Page, market: AssetClass): Locator {
  return page.getByRole("tablist", { name: dashboardHead.market }).getByRole("tab", {
    name: marketName(market).toUpperCase(),
  });
}

export function panel(page: Page): Locator {
  return page.getByRole("tabpanel");
}

export function card(page: Page, name: string): Locator {
  return panel(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
}

export function monthly(page: Page): Locator {
  return page.getByRole("region", { name: monthlyReturnsCard.heading, exact: true });
}

export function yearSelect(page: Page): Locator {
  return monthly(page).getByRole("combobox", { name: monthlyReturnsCard.year });
}

/** "Jan +1.8%" and so on, as the cells are read. */
export async function shownMonths(page: Page): Promise<string[]> {
  return monthly(page)
    .locator("dl > div")
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const [name, value] = [...cell.children];
        const seen = value?.querySelector("[aria-hidden]") ?? value;
        return `${name?.textContent} ${seen?.textContent}`;
      }),
    );
}

export function expectedMonths(report: ClassReport, year: number): string[] {
  return yearReturn(report.years, year).months.map(
    (percent, place) =>
      `${monthNames[place]} ${percent === null ? monthlyReturnsCard.noData : signed(percent, 1)}`,
  );
}

export function rowsOf(table: Locator): Promise<string[][]> {
  return table
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
    );
}

export async function expectsStatus(page: Page, report: ClassReport): Promise<void> {
  const { figures, sample, exportedOn } = report;
  const unit = unitOf(report);
  const period = periodOf(report);
  if (!period || !exportedOn) throw new Error("a published class has a period and a date");
  const line = page.getByRole("list", { name: reportStatus.label });
  await expect(line.getByRole("listitem")).toHaveText([
    reportStatus.records.backtest,
    ...(sample ? [ledgerSample.label] : []),
    reportStatus.period(formatDate(period.from), formatDate(period.to)),
    reportStatus.trades(figures.trades, figures.openTrades),
    reportStatus.timeframe([15]),
    figures.commission === null
      ? reportStatus.noCosts
      : reportStatus.costs(amountText(figures.commission, unit)),
    reportStatus.oneAccount(amountText(figures.capital, unit)),
    `${reportStatus.dataOf} ${formatDate(exportedOn)}`,
  ]);
}
