import { expect, test } from "vitest";
import { companyFacts, notAnAdviser, notDone, ourMethod, whatWeMake } from "./about.ts";
import { company } from "./company.ts";
import { pagePaths } from "./pages.ts";

test("the page says what we make, how we work in four steps, and what we do not do", () => {
  expect(pagePaths).toContain(whatWeMake.link.to);
  expect(ourMethod.steps).toHaveLength(4);
  expect(notDone.items.length).toBeGreaterThan(3);
  expect(notDone.items.join(" ")).toContain("Promise a profit");
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

test("the page states that we are not a regulated adviser, give no advice, and that trading involves risk", () => {
  const told = notAnAdviser.statements.map(({ text }) => text);
  expect(told[0]).toContain("not a regulated financial advisor");
  expect(told[1]).toMatch(/^Nothing on this site .* is financial advice/);
  expect(told[2]).toContain("Trading involves risk");
});

test("the page has no em dashes and exclamation marks", () => {
  expect(JSON.stringify([whatWeMake, ourMethod, notDone, notAnAdviser, companyFacts])).not.toMatch(/[—!]/);
});
