import { expect, test } from "vitest";
import { sinceStart, yearChoice, yearReturn } from "./return-calendar.ts";

function year(value: number, sumPercent: number | null, compoundedPercent = sumPercent) {
  return { year: value, months: Array(12).fill(null), sumPercent, compoundedPercent };
}

const twoYears = [year(2024, 10), year(2025, 21, 21.76)];

test("the years are those of the data, the latest first, and 2025 is shown if it is among them", () => {
  expect(yearChoice(twoYears, null)).toEqual({ years: [2025, 2024], chosen: 2025, standard: 2025 });
  expect(yearChoice([...twoYears, year(2026, 1)], null)).toMatchObject({
    years: [2026, 2025, 2024],
    chosen: 2025,
  });
});

test("without 2025 the latest year is shown", () => {
  expect(yearChoice([year(2022, 1), year(2023, 1)], null)).toMatchObject({ chosen: 2023, standard: 2023 });
});

test("without data 2025 and 2024 are offered, with no month in them", () => {
  expect(yearChoice([], null)).toEqual({ years: [2025, 2024], chosen: 2025, standard: 2025 });
  expect(yearReturn([], 2025)).toEqual(year(2025, null));
});

test("the year asked for is shown if there is such a year", () => {
  expect(yearChoice(twoYears, "2024").chosen).toBe(2024);
  for (const asked of ["2019", "", "2024.0", "x"]) expect(yearChoice(twoYears, asked).chosen).toBe(2025);
});

test("since the start sums add up and growth compounds", () => {
  const total = sinceStart(twoYears);
  expect(total.sumPercent).toBeCloseTo(31, 10);
  expect(total.compoundedPercent).toBeCloseTo((1.1 * 1.2176 - 1) * 100, 10);
});

test("a total over years that are not all known is not given", () => {
  expect(sinceStart([])).toEqual({ sumPercent: null, compoundedPercent: null });
  expect(sinceStart([...twoYears, year(2026, null)])).toEqual({ sumPercent: null, compoundedPercent: null });
});
