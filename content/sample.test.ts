import { expect, test } from "vitest";
import { company } from "./company.ts";
import { parseReadingPage } from "./reading-page.ts";
import { companySamples, contentSamples } from "./sample.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";
import { tutorials } from "./tutorials.ts";

function draft(sample: boolean) {
  const source = `---\ntitle: T\ndescription: D\nupdated: 2025-05-26\nsummary: S\nsample: ${sample}\n---\nText`;
  return parseReadingPage("content/legal/draft.md", source, {});
}

test("every group marked as a sample is listed, and no other", () => {
  const listed = companySamples(company).map(({ field }) => field);
  for (const [group, { sample }] of Object.entries(company)) {
    expect(listed.some((field) => field.split(".")[0] === group)).toBe(sample);
  }
  const real = { ...company, site: { sample: false, origin: "https://shop.test" } };
  expect(companySamples(real).map(({ field }) => field)).not.toContain("site");
});

test("a null in a sample group is listed, and in a real group it is the seller's choice", () => {
  expect(companySamples(company)).toContainEqual({
    file: "content/company.ts",
    field: "chat.scriptUrl",
    what: "not set; to launch without it, set chat.sample to false",
  });
  const withoutChat = { ...company, chat: { sample: false, scriptUrl: null } };
  expect(companySamples(withoutChat).filter(({ field }) => field.startsWith("chat"))).toEqual([]);
});

test("content lists the company's samples and the pages that are drafts", () => {
  for (const sample of companySamples(company)) expect(contentSamples()).toContainEqual(sample);
  const files = contentSamples([draft(true), draft(false)]).map(({ file }) => file);
  expect(files.filter((file) => file === "content/legal/draft.md")).toHaveLength(1);
});

test("the examples among letters, people, lessons and assets are counted", () => {
  const counted = (file: string) => contentSamples().find((sample) => sample.file === file)?.what;
  const examples = (items: readonly { sample: boolean }[]) => items.filter(({ sample }) => sample).length;
  expect(counted("content/testimonials.ts")).toBe(`${examples(testimonials)} letters no customer wrote`);
  expect(counted("content/team.ts")).toBe(`${examples(team)} people who do not exist`);
  expect(counted("content/tutorials.ts")).toBe(`${examples(tutorials)} lessons without a video`);
});
