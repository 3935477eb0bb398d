import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const page = `<head><link rel="stylesheet" href="/assets/home.css"/><style>.all{}</style></head><body></body>`;
const sheets: Record<string, string> = {
  "/assets/home.css": ".home{color:red}",
  "/assets/plans.css": ".plan{}",
};
const read = (href: string) => sheets[href] ?? "";

test("a page's stylesheet stands in the page, behind the one of all pages", () => {
  expect(inlineStyles(page, read)).toContain("<style>.all{}</style><style>.home{color:red}</style></head>");
});

test("its link stays for React and is not fetched", () => {
  expect(inlineStyles(page, read)).toContain('<link rel="stylesheet" href="/assets/home.css" disabled=""/>');
});

test("several stylesheets keep their order in one element", () => {
  const two = page.replace("<style>", '<link rel="stylesheet" href="/assets/plans.css"/><style>');
  expect(inlineStyles(two, read)).toContain("<style>.home{color:red}.plan{}</style>");
});

test("a page without a stylesheet of its own stays as it is", () => {
  const plain = "<head><style>.all{}</style></head>";
  expect(inlineStyles(plain, read)).toBe(plain);
});

test("a dollar sign in a stylesheet is only a dollar sign", () => {
  expect(inlineStyles(page, () => 'a::after{content:"$&"}')).toContain('content:"$&"');
});
