import { expect, test } from "vitest";
import { currencies, formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { yearlySavingPercent } from "#core/pricing.ts";
import { renewalSentence, trialSentence } from "#core/trials.ts";
import { company } from "./company.ts";
import { pastSignalHistory } from "./plans.ts";
import { painPoints, painSection, signalproFeatures, signalproHero, signalproMarkets } from "./signalpro.ts";
import {
  followerOffer,
  signalproBilling,
  signalproCards,
  signalproDisclaimer,
  signalproPricing,
} from "./signalpro-offer.ts";
import { ticketRows } from "./signalpro-ticket.ts";
import { symbolsOf } from "./trust.ts";

const plan = planById("signalpro");

test("the page has the modes, the history and the markets of the specification", () => {
  const titles = signalproFeatures.map(({ title }) => title);
  expect(titles).toContain("Scalp and Patience modes");
  expect(titles).toContain(`${pastSignalHistory} of past signals`);
  expect(signalproMarkets.map(({ name }) => name)).toEqual([
    "Indian indices",
    "Forex",
    "Crypto",
    "US indices",
    "Stocks",
  ]);
  const american = signalproMarkets.find(({ name }) => name === "US indices")?.examples ?? [];
  for (const symbol of american) expect(symbolsOf("indices")).toContain(symbol);
});

test("the pain points are as many as the divider says", () => {
  expect(painPoints).toHaveLength(3);
  expect(painSection.remark).toContain("three");
});

test("hero and disclaimer say that it assists and does not trade", () => {
  expect(signalproHero.limit).toContain("places no orders");
  expect(signalproDisclaimer.text).toContain("does not execute orders");
  expect(signalproDisclaimer.text).toContain("not a regulated financial advisor");
});

test("the ticket takes its prices from the chart and computes the reward", () => {
  expect(ticketRows({ entry: 24_700.4, stop: 24_650.4, target: 24_850.4 }).map(({ value }) => value)).toEqual(
    ["24,700", "24,650", "24,850", "3.0 to 1"],
  );
});

test("there is a monthly and an annual card, and the annual one wears the badge", () => {
  expect(signalproCards.map(({ name, badge }) => ({ name, badge }))).toEqual([
    { name: "Monthly Plan", badge: null },
    { name: "Annual Plan", badge: plan.badge },
  ]);
  expect(signalproPricing.introduction).toContain(trialSentence(plan));
});

test.each(currencies)("billing in %s comes from the catalogue", (currency) => {
  const { billed, renewal, saving } = signalproBilling("yearly", currency);
  expect(billed).toMatch(/^per month, billed \S+ yearly$/);
  expect(renewal).toBe(renewalSentence(plan, "yearly", currency));
  expect(saving).toContain(`${yearlySavingPercent(plan, currency)}% below monthly`);
  const monthly = signalproBilling("monthly", currency);
  expect(monthly.saving).toBeNull();
  expect(monthly.renewal).toContain(formatMoney(plan.offer[currency]));
});

test("the follower offer has the days of core and the address of the company", () => {
  expect(followerOffer.text).toContain(`${followerTrialDays} days`);
  expect(followerOffer.link.href).toBe(company.followerTrial.url);
});
