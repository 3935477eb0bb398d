import { expect, test } from "vitest";
import { currencies, formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { amountDue, yearlySavingPercent } from "#core/pricing.ts";
import { renewalSentence, trialSentence } from "#core/trials.ts";
import { company } from "./company.ts";
import { pastSignalHistory } from "./plans.ts";
import {
  historySection,
  modeNames,
  painPoints,
  painSection,
  signalproHero,
  signalproLetters,
  signalproMarkets,
} from "./signalpro.ts";
import {
  type Around,
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
  expect(Object.values(modeNames)).toEqual(["Scalp", "Patience"]);
  expect(historySection.heading).toBe(`${pastSignalHistory} of past signals`);
  expect(signalproMarkets.map(({ name }) => name)).toEqual([
    "Indian indices",
    "Forex",
    "Crypto",
    "US indices",
    "Stocks",
  ]);
  const american = signalproMarkets.find(({ id }) => id === "us-indices")?.examples ?? [];
  for (const symbol of american) expect(symbolsOf("indices")).toContain(symbol);
});

test("some of the testimonials speak of levels, modes or signals, and the page has room for three", () => {
  expect(signalproLetters.length).toBeGreaterThan(0);
  expect(signalproLetters.length).toBeLessThanOrEqual(3);
});

test("the pain points are as many as the divider says", () => {
  expect(painPoints).toHaveLength(3);
  expect(painSection.remark).toContain("three");
});

test("hero and disclaimer say that it assists and does not trade", () => {
  const disclaimer = signalproDisclaimer.points.map(({ text }) => text).join(" ");
  expect(signalproHero.limit).toContain("places no orders");
  expect(disclaimer).toContain("does not execute orders");
  expect(disclaimer).toContain("not a regulated financial advisor");
  expect(disclaimer).toContain("hypothetical");
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

function read({ before, amount, after }: Around): string {
  return `${before}${amount}${after}`;
}

test.each(currencies)(
  "billing in %s comes from the catalogue, with the amount apart from the words",
  (currency) => {
    const due = formatMoney(amountDue(plan, "yearly", currency));
    const { billed, charges, saving } = signalproBilling("yearly", currency);
    expect(read(billed)).toBe(`per month, billed ${due} yearly`);
    expect(charges.map(({ what }) => what.amount)).toEqual([due, due, due]);
    expect(charges.map(({ what }) => read(what)).at(-1)).toBe(renewalSentence(plan, "yearly", currency));
    expect(saving?.percent).toBe(`${yearlySavingPercent(plan, currency)}%`);
  },
);

test.each(currencies)("monthly billing in %s has no saving and charges the monthly offer", (currency) => {
  const { billed, charges, saving } = signalproBilling("monthly", currency);
  expect(read(billed)).toBe("per month, billed monthly");
  expect(charges.map(({ what }) => what.amount)).toEqual(Array(3).fill(formatMoney(plan.offer[currency])));
  expect(saving).toBeNull();
});

test("the charges say when the amount is taken and until when it comes back", () => {
  const [start, cancelled] = signalproBilling("monthly", "INR").charges;
  expect(start && read(start.what)).toMatch(/is charged to the card/);
  expect(cancelled?.when).toContain(`${plan.trial.days} days`);
  expect(cancelled && read(cancelled.what)).toMatch(/refunded in full/);
});

test("the follower offer has the days of core and the address of the company", () => {
  expect(followerOffer.text).toContain(`${followerTrialDays} days`);
  expect(followerOffer.link.href).toBe(company.followerTrial.url);
});
