import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { legalCanonical, legalPaths, misspelledAgreement } from "./legal-paths.ts";
import { titled } from "./page.ts";
import { pagePaths, pages } from "./pages.ts";
import { parseReadingPage } from "./reading-page.ts";
import { readingValues } from "./reading-values.ts";

const folder = new URL("./legal/", import.meta.url);
const files = readdirSync(folder).map((name) => {
  const file = `content/legal/${name}`;
  const source = readFileSync(new URL(name, folder), "utf8");
  return {
    path: `/${name.replace(/\.md$/, "")}`,
    source,
    page: parseReadingPage(file, source, readingValues),
  };
});

const dates: Readonly<Record<string, string>> = {
  "/refund-policy": "2025-07-28",
  "/affiliate-agreement": "2025-06-16",
};

test("there is one legal file for each legal page", () => {
  expect(files.map(({ path }) => path).sort()).toEqual([...legalPaths].sort());
});

test("the misspelled agreement shows the page of the right spelling, and every other path its own", () => {
  expect(legalCanonical(misspelledAgreement)).toBe("/affiliate-agreement");
  for (const path of legalPaths) expect(legalCanonical(path)).toBe(path);
});

test.each(files)(
  "$path has a title and a description of a good length that no other page has",
  ({ page }) => {
    expect(titled(page.title).length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(155);
    const others = [...pages, ...files.map((file) => file.page)].filter((other) => other !== page);
    for (const other of others) {
      expect(other.title).not.toBe(page.title);
      expect(other.description).not.toBe(page.description);
    }
  },
);

test.each(files)("$path has the date of the specification", ({ path, page }) => {
  expect(page.updated).toBe(dates[path] ?? "2025-05-26");
});

test.each(files)("$path takes every figure from a value", ({ source }) => {
  const typed = source.replaceAll(/\{\{[^}]*\}\}/g, "").replace(/^updated:.*$/m, "");
  expect(typed).not.toMatch(/[\d₹$@]/);
});

test.each(files)("$path has no em dash and a short tag on every section", ({ page }) => {
  expect(page.body).not.toContain("—");
  expect(page.sections.length).toBeGreaterThan(5);
  for (const { tag = "" } of page.sections) {
    expect(tag).not.toBe("");
    // What fits into the gutter of a small desktop.
    expect(tag.length).toBeLessThanOrEqual(13);
  }
});

test.each(files)("$path links only to pages that exist", ({ page }) => {
  const links = [...page.body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to);
  for (const link of links) expect(pagePaths).toContain(link);
});
