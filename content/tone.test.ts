import { expect, test } from "vitest";
import * as comparison from "./comparison.ts";
import * as faq from "./faq.ts";
import * as faqBilling from "./faq-billing.ts";
import * as faqSignalpro from "./faq-signalpro.ts";
import * as features from "./features.ts";
import * as home from "./home.ts";
import { misspelledAgreement } from "./legal-paths.ts";
import * as markets from "./markets.ts";
import * as method from "./method.ts";
import { pagePaths } from "./pages.ts";
import * as performance from "./performance.ts";
import * as philosophy from "./philosophy.ts";
import * as signalpro from "./signalpro.ts";
import * as offer from "./signalpro-offer.ts";
import * as ticket from "./signalpro-ticket.ts";
import * as teasers from "./teasers.ts";
import * as testimonials from "./testimonials.ts";
import * as trust from "./trust.ts";
import * as videos from "./videos.ts";

const words: Readonly<Record<string, unknown>> = {
  comparison,
  faq,
  faqBilling,
  faqSignalpro,
  features,
  home,
  markets,
  method,
  performance: [performance, performance.winRateClaim(91.43, 350)],
  philosophy,
  signalpro,
  offer: [offer, offer.signalproBilling("monthly", "INR"), offer.signalproBilling("yearly", "USD")],
  ticket,
  teasers,
  testimonials,
  trust,
  videos,
};

const files = Object.entries(words).map(([name, value]) => ({ name, texts: textsIn(value) }));
const targets: readonly string[] = [
  ...pagePaths.filter((path) => path !== misspelledAgreement),
  ...home.homeAnchors.map((anchor) => `/#${anchor}`),
];

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function linksIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "label" in value && "to" in value ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

test.each(files)("$name neither shouts nor uses an em dash", ({ texts }) => {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toMatch(/[!—]/);
});

test.each(files)("$name has no text that is unfinished, doubled in its spaces or unfilled", ({ texts }) => {
  for (const text of texts) expect(text).not.toMatch(/ {2}|\n|undefined|NaN|\[object|\{|TODO|[Ll]orem/);
});

test.each(files)("$name promises nothing", ({ texts }) => {
  const hype =
    /guaranteed|risk-free|never lose|no risk|limited time|hurry|act now|best indicator|easy money/i;
  for (const text of texts) expect(text).not.toMatch(hype);
});

test.each(files)("every rate of success in $name names SENSEX, 15-minute and backtest", ({ texts }) => {
  for (const text of texts.filter((one) => /\d%.*(?:trades|won|win)|win rate on/i.test(one))) {
    expect(text).toMatch(/SENSEX.*15-minute.*backtest/);
  }
});

test("every link inside the site leads to a page or an anchor that exists", () => {
  const links = linksIn(words);
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) expect(targets).toContain(link);
});

test("the hero and the closing words have the labels of the specification", () => {
  const labels = [home.activatePlan, home.liveAssistant, home.homeClosing.action].map(({ label }) => label);
  expect(labels).toEqual(["Activate Plan", "Get Your Live Trade Assistant Now", "Get Started Now"]);
});
