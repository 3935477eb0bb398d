import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { company } from "./company.ts";
import {
  brokenBox,
  guideHelp,
  guidePdf,
  guideSearch,
  guideSectionNames,
  troubleshootingName,
  writtenGuide,
} from "./guide.ts";
import { guideFigures } from "./guide-figures.ts";
import { brokenBoxMovePercent } from "./method.ts";
import { pagePaths } from "./pages.ts";
import { pastSignalHistory } from "./plans.ts";
import { parseReadingPage } from "./reading-page.ts";
import { readingValues } from "./reading-values.ts";

const { from, to } = brokenBoxMovePercent;
const move = `${from} to ${to}`;
const folder = new URL("./guide/", import.meta.url);
const sections = [...guideSectionNames, troubleshootingName].map((name) => {
  const file = `content/guide/${name}.md`;
  const source = readFileSync(new URL(`${name}.md`, folder), "utf8");
  return { name, source, page: parseReadingPage(file, source, readingValues) };
});
const ids = sections.flatMap(({ page }) => page.sections.map(({ id }) => id));

test("the guide is nine numbered sections and troubleshooting, and the folder holds no other text", () => {
  expect(guideSectionNames.map((name) => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const texts = readdirSync(folder).filter((file) => file.endsWith(".md"));
  expect(texts.sort()).toEqual(sections.map(({ name }) => `${name}.md`));
  expect(writtenGuide.tag).toBe(`${guideSectionNames.length} sections`);
});

test.each(sections)("$name is one section under its own title, with a tag for the margin", ({ page }) => {
  expect(page.sections.map(({ heading }) => heading)).toEqual([page.title]);
  expect(page.sections[0]?.tag).toBeTruthy();
  expect(page.sample).toBe(true);
});

test("no two sections share an id, a description or a summary", () => {
  expect(new Set(ids).size).toBe(sections.length);
  expect(new Set(sections.map(({ page }) => page.description)).size).toBe(sections.length);
  expect(new Set(sections.map(({ page }) => page.summary)).size).toBe(sections.length);
});

test.each(sections)("$name has 250 to 450 words", ({ page }) => {
  const words = page.body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(250);
  expect(words.length).toBeLessThanOrEqual(450);
});

test.each(sections)("$name has no em dash and no exclamation mark", ({ page }) => {
  expect(JSON.stringify(page)).not.toMatch(/[—!]/);
});

test.each(sections)("$name takes every figure of ours from a value", ({ source }) => {
  const typed = source
    .replaceAll(/\{\{[^}]*\}\}/g, "")
    .replace(/^updated:.*$/m, "")
    .replaceAll(/^(?:> Example with invented|\d+\.).*$/gm, "");
  expect(typed).not.toMatch(/[\d₹$@]/);
  expect(source).not.toMatch(/^\d+\. .*\d/m);
});

test.each(sections)("$name links only to pages and sections that exist", ({ page }) => {
  const links = [...page.body.matchAll(/\]\(([/#][^)]*)\)/g)].map(([, target]) => target);
  for (const link of links) expect([...pagePaths, ...ids.map((id) => `#${id}`)]).toContain(link);
});

test("the rule of the broken box and the history of signals carry the figures of their sources", () => {
  const body = (name: string) => sections.find((section) => section.name === name)?.page.body;
  expect(body("07-when-a-box-breaks")).toContain(`a move of ${move}%`);
  expect(body("08-footprint-and-signalpro-modes")).toContain(`${pastSignalHistory} of past signals`);
});

test("the rule stands above the guide with its figure, its limits and the section that has it in full", () => {
  expect(brokenBox.tag).toBe(`${from}–${to}%`);
  expect(brokenBox.heading.replaceAll("\u2060", "")).toBe(`A broken box can mean a ${brokenBox.tag} move.`);
  expect(brokenBox.limits).toMatch(/not a forecast.*Trading involves risk/);
  expect(guideSectionNames).toContain(brokenBox.section);
});

test("what the search finds is counted in words", () => {
  expect(guideSearch.found(1, 1)).toBe("1 passage in 1 section");
  expect(guideSearch.found(12, 4)).toBe("12 passages in 4 sections");
  expect(guideSearch.at(3, 12)).toBe("Passage 3 of 12");
});

test("every drawing says that it is illustrative and stands in a section that exists", () => {
  for (const [name, { description }] of Object.entries(guideFigures)) {
    expect(description, name).toMatch(/^Illustrative chart/);
  }
});

test("the PDF is the company's file, and help leads to a page that exists", () => {
  expect(guidePdf.path).toBe(company.guide.pdfPath);
  expect(pagePaths).toContain(guideHelp.link.to);
  expect(
    JSON.stringify([writtenGuide, guidePdf, guideHelp, brokenBox, guideSearch, guideFigures]),
  ).not.toMatch(/[—!]/);
});
