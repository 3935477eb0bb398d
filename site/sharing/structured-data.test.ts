import { expect, test } from "vitest";
import { homeQuestions } from "#content/faq.ts";
import { canonicalPaths } from "#content/public-files.ts";
import { planById, plans } from "#core/plans.ts";
import { structuredData } from "./structured-data.ts";

type Thing = Record<string, unknown> & { "@type": string };

function things(path: string, type: string): Thing[] {
  return (JSON.parse(structuredData(path))["@graph"] as Thing[]).filter((thing) => thing["@type"] === type);
}

test.each(canonicalPaths)("%s names the seller and itself once", (path) => {
  expect(things(path, "Organization")).toHaveLength(1);
  expect(things(path, "WebPage")).toHaveLength(1);
});

test.each(canonicalPaths.filter((path) => path !== "/"))("%s says where it stands", (path) => {
  const crumbs = things(path, "BreadcrumbList")[0]?.itemListElement as { position: number; item: string }[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(new URL(crumbs.at(-1)?.item ?? "").pathname).toBe(path);
});

test("home offers every plan, and each price is what one charge takes", () => {
  const products = things("/", "Product");
  expect(products).toHaveLength(plans.length);
  const pro = things("/explore/pro", "Product")[0]?.offers as { price: number; priceCurrency: string }[];
  const { offer, yearlyPerMonth } = planById("pro");
  const inRupees = pro.filter(({ priceCurrency }) => priceCurrency === "INR").map(({ price }) => price * 100);
  expect(inRupees).toEqual([offer.INR.amountMinor, (yearlyPerMonth?.INR.amountMinor ?? 0) * 12]);
});

test("the questions of home are all there with their answers", () => {
  const asked = things("/", "FAQPage")[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    homeQuestions.map(({ question, answer }) => [question, answer]),
  );
});

test("a legal page sells nothing, and the misspelled agreement speaks for the right one", () => {
  expect(things("/refund-policy", "Product")).toEqual([]);
  expect(structuredData("/affiliate-aggrement")).toBe(structuredData("/affiliate-agreement"));
});

test("it can not end the script it stands in", () => {
  for (const path of canonicalPaths) expect(structuredData(path)).not.toContain("<");
});

test("a path without a page has none", () => {
  expect(structuredData("/404")).toBe("");
});
