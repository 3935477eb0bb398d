import { expect, test } from "vitest";
import { calendarDate } from "#core/calendar-date.ts";
import { launchOffer, paidPlans, planById, plans } from "#core/plans.ts";
import { deliveryRules, followerTrialDays, refundRules } from "#core/policy.ts";
import { trialSentence } from "#core/trials.ts";
import { homeQuestions, homeQuestionsTag } from "./faq.ts";
import { billingQuestions, offerEnd } from "./faq-billing.ts";
import { signalproQuestions } from "./faq-signalpro.ts";

const home = homeQuestions.map(({ answer }) => answer).join("\n");
const billing = billingQuestions.map(({ answer }) => answer).join("\n");
const signalpro = signalproQuestions.map(({ answer }) => answer).join("\n");

test("there are nine questions on the home page, six on billing and six on SignalPro", () => {
  expect([homeQuestions, billingQuestions, signalproQuestions].map(({ length }) => length)).toEqual([
    9, 6, 6,
  ]);
  expect(homeQuestionsTag).toBe("9 answers");
});

test("every question ends with a question mark, is asked once a page and has a whole answer", () => {
  for (const questions of [homeQuestions, billingQuestions, signalproQuestions]) {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer).not.toMatch(/undefined|null|NaN| {2}/);
    }
  }
});

test("the trials are told in the words of the catalogue", () => {
  for (const plan of plans) expect(home).toContain(`${plan.name}: ${trialSentence(plan)}`);
  for (const plan of paidPlans) expect(billing).toContain(`${plan.name}: ${trialSentence(plan)}`);
  expect(signalpro).toContain(trialSentence(planById("signalpro")));
  expect(signalpro).toContain(`${followerTrialDays} days`);
});

test("every page says that subscriptions renew automatically, and none that they do not", () => {
  for (const text of [home, billing, signalpro]) {
    expect(text).toContain("renew automatically");
    expect(text).not.toMatch(/one-time|no auto/i);
  }
});

test("refunds and delivery have the figures of core", () => {
  expect(home).toContain(`at most ${deliveryRules.maxHours} hours`);
  for (const text of [home, billing]) {
    expect(text).toContain(`within ${refundRules.billingErrorReportDays} days`);
    expect(text).toContain(`${refundRules.outageHours} hours or more`);
  }
});

test("the launch offer is given an end only when it has one", () => {
  expect(billing).toContain(offerEnd(launchOffer));
  expect(offerEnd({ ...launchOffer, endsOn: null })).toContain("no set end date");
  expect(offerEnd({ ...launchOffer, endsOn: calendarDate("2031-03-01") })).toContain("1 March 2031");
});

test("the first answer about SignalPro says that it executes no order", () => {
  expect(signalproQuestions[0]?.answer).toMatch(/^No\. .*executes no order/);
});
