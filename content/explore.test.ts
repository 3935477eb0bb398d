import { expect, test } from "vitest";
import { planOrder } from "#core/plan-names.ts";
import { comparisonRows } from "./comparison.ts";
import { explorePages, neverIncluded } from "./explore.ts";

test("every plan has a page, and the neighbours lead from the first to the last and back", () => {
  expect(explorePages.map(({ plan }) => plan)).toEqual(planOrder);
  const paths = explorePages.map(({ path }) => path);
  expect(explorePages.map(({ next }) => next?.to ?? null)).toEqual([...paths.slice(1), null]);
  expect(explorePages.map(({ previous }) => previous?.to ?? null)).toEqual([null, ...paths.slice(0, -1)]);
});

test("what a plan has, lacks and lends for the launch offer adds up to the whole comparison", () => {
  for (const { plan, share, missing } of explorePages) {
    const lent = comparisonRows.filter(({ cells }) => cells[plan] === "offer").length;
    const has = comparisonRows.length - missing.length - lent;
    expect(share).toBe(`${has} of ${comparisonRows.length}`);
  }
  expect(explorePages.at(-1)?.missing).toEqual([]);
});

test("every page says whom the plan does not suit, and no plan trades or advises", () => {
  for (const { suits, suitsNot, additions } of explorePages) {
    expect([suits.length, suitsNot.length, additions.length]).toEqual([3, 3, 4]);
  }
  expect(neverIncluded.join()).toMatch(/Order execution.*advice/);
});

test("the pages neither shout nor promise", () => {
  expect(JSON.stringify(explorePages)).not.toMatch(/[!—]|guarantee|risk-free|undefined|NaN/);
});
