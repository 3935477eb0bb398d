import { compounded, type YearReturn } from "./monthly-returns.ts";

/** Offered where no trade has closed yet. */
const yearsWithoutData = [2025, 2024];
const preferredYear = 2025;

export type YearChoice = {
  /** The latest first. */
  readonly years: readonly number[];
  readonly chosen: number;
  readonly standard: number;
};

/** The years a visitor can choose from, and which of them is shown: the one asked for, if there is such a one. */
export function yearChoice(data: readonly YearReturn[], asked: string | null): YearChoice {
  const withData = data.map(({ year }) => year).sort((a, b) => b - a);
  const years = withData.length === 0 ? yearsWithoutData : withData;
  const standard = years.includes(preferredYear) ? preferredYear : (years[0] ?? preferredYear);
  return { years, chosen: years.find((year) => String(year) === asked) ?? standard, standard };
}

/** Twelve months without data for a year that has none. */
export function yearReturn(data: readonly YearReturn[], year: number): YearReturn {
  const known = data.find((one) => one.year === year);
  return known ?? { year, months: Array(12).fill(null), sumPercent: null, compoundedPercent: null };
}

/** Of all years together; null where one of them could not be counted. */
export function sinceStart(data: readonly YearReturn[]): {
  readonly sumPercent: number | null;
  readonly compoundedPercent: number | null;
} {
  const sums = data.flatMap(({ sumPercent }) => sumPercent ?? []);
  const growths = data.flatMap(({ compoundedPercent }) => compoundedPercent ?? []);
  const isWhole = data.length > 0 && sums.length === data.length && growths.length === data.length;
  return {
    sumPercent: isWhole ? sums.reduce((sum, percent) => sum + percent, 0) : null,
    compoundedPercent: isWhole ? compounded(growths) : null,
  };
}
