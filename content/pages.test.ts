import { expect, test } from "vitest";
import { planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { company } from "./company.ts";
import { copyrightLine, footerBlurb, riskNotice, timeframeNote } from "./footer.ts";
import { hero, homeAnchors, homeSections } from "./home.ts";
import { notFound } from "./not-found.ts";
import { pagePaths, pages } from "./pages.ts";
import { planText } from "./plans.ts";
import { unexpectedError } from "./unexpected-error.ts";

const routes = [
  "/",
  "/signalpro",
  "/products",
  "/compare",
  "/dashboard",
  "/pricing",
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/refund-policy",
  "/shipping-policy",
  "/affiliate-aggrement",
  "/affiliate-agreement",
  "/about-us",
  "/contact-us",
  "/mastertool",
  "/affiliates",
  "/explore/standard",
  "/explore/pro",
  "/explore/footprint",
  "/explore/signalpro",
];

test("the pages are exactly the routes of the specification", () => {
  expect([...pagePaths].sort()).toEqual([...routes].sort());
});

test.each(pages)(
  "$path has a title, a description, a heading and an introduction of a good length",
  (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.heading).not.toBe("");
    expect(page.introduction.length).toBeGreaterThan(40);
  },
);

test("no two pages share a title or a description", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("every title but the home page's ends with the product's name", () => {
  const ending = ` | ${company.identity.productName}`;
  for (const { path, title } of pages) expect(title.endsWith(ending)).toBe(path !== "/");
});

test("the error screens carry the words of the specification and a way home", () => {
  expect(notFound).toMatchObject({ heading: "Page Not Found", button: { label: "Go Back Home", to: "/" } });
  expect(unexpectedError).toMatchObject({ heading: "Unexpected Application Error!", button: { to: "/" } });
});

test("the interface says nothing with an em dash, and shouts only the router's own words", () => {
  const texts = JSON.stringify([
    pages,
    notFound,
    { ...unexpectedError, heading: "" },
    hero,
    homeSections,
    riskNotice,
    footerBlurb,
    timeframeNote,
    copyrightLine,
    planOrder.map(planText),
  ]);
  expect(texts).not.toMatch(/[—!]/);
});

test("every anchor of the home page has a heading and an introduction", () => {
  for (const anchor of homeAnchors) {
    expect(homeSections[anchor].heading).not.toBe("");
    expect(homeSections[anchor].introduction).not.toBe("");
  }
});

test("a plan's ticks mark exactly the launch offer's free plans", () => {
  for (const id of planOrder) {
    const offered = planText(id).ticks.filter((tick) => tick.offer);
    const names = planById(id).includedFree.map((free) => planById(free).name);
    expect(offered.map((tick) => tick.text.split(" ")[0])).toEqual(names);
  }
});
