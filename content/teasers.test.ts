import { expect, test } from "vitest";
import { planOrder } from "#core/plan-names.ts";
import { compareAllPlans, comparePlans, stillDeciding, teasers } from "./teasers.ts";

test("the teasers carry the labels of the specification, in the order of the plans", () => {
  expect(teasers.map(({ plan }) => plan)).toEqual(planOrder);
  expect(teasers.map(({ name, link }) => `${name} ${link.label}`)).toEqual([
    "Standard Start Free",
    "PRO Unlock Logic",
    "Footprint Reveal Intent",
    "SignalPro Trade Fully Auto",
  ]);
});

test("a teaser is one sentence", () => {
  for (const { text } of teasers) expect(text).toMatch(/^[^.]+\.$/);
});

test("the teaser that says auto also says that it is an overlay which executes nothing", () => {
  const auto = teasers.find(({ link }) => link.label.includes("Auto"));
  expect(auto?.text).toMatch(/person who trades.*overlay.*does not execute orders/);
});

test("the links to the comparison have the labels of the specification", () => {
  const links = [compareAllPlans, stillDeciding, comparePlans];
  expect(links.map(({ label }) => label)).toEqual(["Compare All Plans", "Still Deciding?", "Compare Plans"]);
  for (const { to } of links) expect(to).toBe("/compare");
});
