import { expect, test } from "vitest";
import { aboutSections, companyFacts, notAnAdviser } from "./about.ts";
import { company } from "./company.ts";

test("three sections say what we make, what we will not promise and how we work", () => {
  expect(aboutSections.map(({ heading }) => heading)).toEqual([
    "What we make",
    "What we will not promise",
    "How we work",
  ]);
  for (const { text } of aboutSections) expect(text.length).toBeGreaterThan(200);
});

test("the facts are those of the company file, marked while one of them is an example", () => {
  const values = companyFacts.facts.map(({ value }) => value);
  const { identity, postalAddress, jurisdiction, contact } = company;
  for (const value of [identity.legalName, identity.sellerName, jurisdiction.law, contact.hours]) {
    expect(values).toContain(value);
  }
  for (const line of postalAddress.lines) expect(values.join("; ")).toContain(line);
  expect(companyFacts.sample).toBe(
    identity.sample || postalAddress.sample || jurisdiction.sample || contact.sample,
  );
});

test("the page states that we are not a regulated adviser and that trading involves risk", () => {
  expect(notAnAdviser.text).toContain("not a regulated financial advisor");
  expect(notAnAdviser.text).toContain("Trading involves risk");
});

test("the page has no em dashes and exclamation marks", () => {
  expect(JSON.stringify([aboutSections, notAnAdviser, companyFacts])).not.toMatch(/[—!]/);
});
