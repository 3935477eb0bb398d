import { expect, test } from "vitest";
import { guideSectionNames } from "./guide.ts";
import { tutorials, tutorialsSection, tutorialsTag } from "./tutorials.ts";

test("there are six tutorials, each with a title and a description of its own", () => {
  expect(tutorials).toHaveLength(6);
  expect(new Set(tutorials.map(({ title }) => title)).size).toBe(6);
  expect(new Set(tutorials.map(({ description }) => description)).size).toBe(6);
});

test("a tutorial without a video is a sample, and a video is an https address", () => {
  for (const { url, sample } of tutorials) {
    if (url === null) expect(sample).toBe(true);
    else expect(url).toMatch(/^https:\/\//);
  }
});

test("every tutorial names the section to read in its place, in the order of the guide", () => {
  const places = tutorials.map(({ section }) => guideSectionNames.findIndex((name) => name === section));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the tutorials are described without em dashes and exclamation marks", () => {
  expect(JSON.stringify([tutorials, tutorialsSection, tutorialsTag])).not.toMatch(/[—!]/);
});
