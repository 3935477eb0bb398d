import { expect, test } from "vitest";
import { commission, commissionPercent } from "#core/affiliate/commission.ts";
import { earnedMonths, sumEarned } from "#core/affiliate/earnings.ts";
import { referralCookieDays } from "#core/affiliate/referral.ts";
import {
  bonusTasks,
  freeProLadder,
  lockInDays,
  monthlyBonuses,
  payoutDate,
  payoutDayOfMonth,
  rewardWords,
} from "#core/affiliate/rewards.ts";
import { affiliateMinimumAgeYears, tiers } from "#core/affiliate/tiers.ts";
import { calendarDate, dateParts } from "#core/calendar-date.ts";
import { formatMoney, majorUnits, rupees } from "#core/money.ts";
import { paidPlans, planById } from "#core/plans.ts";
import * as calculator from "./affiliate-calculator.ts";
import * as earnings from "./affiliate-earnings.ts";
import { affiliateGuidelines } from "./affiliate-guidelines.ts";
import * as promotion from "./affiliate-promotion.ts";
import * as rewards from "./affiliate-rewards.ts";
import * as tierTexts from "./affiliate-tiers.ts";
import * as program from "./affiliates.ts";
import { company } from "./company.ts";
import { pagePaths } from "./pages.ts";

const { earningsTable, commissionTable } = earnings;
const { payout, freePro, bonusTaskList, monthlyBonusSentence, payoutDay, payoutExample } = rewards;
const { tiersSection, tierThreshold, tierWords } = tierTexts;
const everything = JSON.stringify([
  program,
  promotion,
  tierTexts,
  tiers.map(tierWords),
  calculator,
  earnings,
  rewards,
  affiliateGuidelines,
]);

test("no text of the program has an em dash, an exclamation mark or a hole", () => {
  expect(everything).not.toMatch(/[—!]|undefined|NaN|\[object/);
});

test.each(tiers)("the words of $name carry its percentage, its thresholds and its tasks", (tier) => {
  const { name, percent, qualifies, task } = tierWords(tier);
  expect(name).toBe(tier.name);
  expect(percent).toBe(`${commissionPercent[tier.id]}%`);
  const least = Object.values(tier.thresholds).filter((value) => value !== null);
  for (const value of least) expect(qualifies).toContain(`${value.toLocaleString("en-US")}+ `);
  expect(qualifies.match(/\+/g)).toHaveLength(least.length);
  for (const one of tier.tasks) expect(task.toLowerCase()).toContain(one.toLowerCase());
  expect(task).toMatch(/^[A-Z].*\.$/);
});

test("a tier that one measure opens reads as one measure", () => {
  const [first] = tiers;
  const thresholds = { subscribers: null, monthlyViews: null, paidReferrals: 7 };
  expect(first && tierThreshold({ ...first, thresholds })).toBe("7+ paid referrals");
});

test("the tags of the tables are the lowest and highest percentage and the highest commission", () => {
  const percents = tiers.map(({ id }) => commissionPercent[id]);
  expect(tiersSection.tag).toBe(`${Math.min(...percents)}–${Math.max(...percents)}%`);
  const amounts = paidPlans.flatMap((plan) => tiers.map(({ id }) => majorUnits(commission(plan, id))));
  expect(commissionTable.tag).toBe(`${formatMoney(rupees(Math.max(...amounts)))} top`);
});

test("every monthly bonus and its step stand in the sentence and in the rows of both tables", () => {
  for (const { paidReferrals, bonus } of monthlyBonuses) {
    expect(monthlyBonusSentence).toContain(`+${formatMoney(bonus)} for ${paidReferrals} or more`);
    expect(earningsTable.referralCounts).toContain(paidReferrals);
    const step = { referrals: `${paidReferrals}+`, bonus: `+${formatMoney(bonus)}` };
    expect(rewards.monthlyBonusTable.steps).toContainEqual(step);
  }
  expect(commissionTable.notes).toContain(monthlyBonusSentence);
});

test("the free months are those of the ladder", () => {
  expect(freePro.steps.map(({ referrals }) => Number.parseInt(referrals, 10))).toEqual(
    freeProLadder.map(({ paidReferrals }) => paidReferrals),
  );
  expect(freePro.steps.map(({ months }) => Number.parseInt(months, 10))).toEqual(
    freeProLadder.map(({ months }) => months),
  );
  expect(freePro.tag).toBe(freePro.steps.at(-1)?.months);
});

test("the bonus tasks are those of core with their rewards", () => {
  expect(bonusTaskList.items).toEqual(
    bonusTasks.map(({ task, reward }) => ({ task, reward: rewardWords(reward) })),
  );
});

test("the payout steps name the cookie, the lock-in and the day of core", () => {
  expect(Number.parseInt(payoutDay, 10)).toBe(payoutDayOfMonth);
  const steps = JSON.stringify(payout.steps);
  for (const part of [
    `${referralCookieDays}-day cookie`,
    `Lock-in, ${lockInDays} days`,
    `the ${payoutDay}`,
  ]) {
    expect(steps).toContain(part);
  }
  expect(calculator.calculatorWords.caveat).toContain(`${lockInDays} days`);
});

test("the payout example ends on the day that core pays", () => {
  const sale = calendarDate("2027-01-02");
  expect(payoutExample(sale)).toMatch(/^A sale on 2 January is paid on 15 February, /);
  expect(dateParts(payoutDate(sale)).day).toBe(payoutDayOfMonth);
  expect(payout.example).not.toMatch(/\d{4}/);
});

test("the cookie and the age are those of core", () => {
  expect(program.referralCookie.text).toContain(`${referralCookieDays} days`);
  expect(program.howItWorks.tag).toBe(`${referralCookieDays} days`);
  expect(program.whoCanJoin.age).toContain(`${affiliateMinimumAgeYears} or older`);
});

test("the four groups of the specification may join", () => {
  expect(program.whoCanJoin.groups.map(({ title }) => title)).toEqual([
    "Video creators",
    "Social influencers",
    "Educators",
    "Coaches",
  ]);
});

test("the promoted tools are the paid plans, each with its page", () => {
  expect(promotion.promotedTools.tools.map(({ id }) => id)).toEqual(paidPlans.map(({ id }) => id));
  for (const { to } of promotion.promotedTools.tools) expect(pagePaths).toContain(to);
});

test("the buttons carry the words of the specification and the platform's addresses", () => {
  const { join, login, agreement } = program.affiliateActions;
  expect(join).toEqual({ label: "JOIN NOW", href: company.affiliatePlatform.joinUrl });
  expect(login).toEqual({ label: "LOGIN", href: company.affiliatePlatform.loginUrl });
  for (const { to } of [agreement, affiliateGuidelines.agreement]) expect(to).toBe("/affiliate-agreement");
  expect(pagePaths).toContain(agreement.to);
});

test("assets that are still to be made are marked, the link and the report are there", () => {
  const made = promotion.marketingAssets.items.filter(({ sample }) => !sample);
  expect(made.map(({ title }) => title)).toEqual(["Your link", "The public report"]);
});

test("five practices are banned, brand bidding first", () => {
  expect(affiliateGuidelines.banned.items.map(({ title }) => title)).toEqual([
    "Paid search on our brand terms",
    "Spam",
    "Promises of profit",
    "Fake reviews",
    "Self-referral",
  ]);
});

test("the lines of the pay slip are put together from the plan, the count and the commission", () => {
  const plan = planById("pro");
  const [tier] = tiers;
  expect(tier && earnings.tierColumn(tier)).toBe(tier && `${tier.name}, ${commissionPercent[tier.id]}%`);
  expect(earnings.earningsCaption(plan)).toContain("Pro");
  expect(calculator.slipLine(plan, 6, rupees(12))).toBe("Pro, 6 × ₹12");
  expect(calculator.slipBonusLine(1)).toBe("Monthly bonus, 1 paid referral");
  expect(calculator.slipBonusLine(11)).toBe("Monthly bonus, 11 paid referrals");
  expect(calculator.referralsLabel(plan)).toBe("Pro referrals per month");
  expect(calculator.renewalsLabel(40)).toBe("Renewals in year two, if 40% stay");
  expect(calculator.yearTag(rupees(123_456))).toBe("₹1,23,456/yr");
});

test("the calculator says that it is an example, before tax, of paid referrals, after the lock-in", () => {
  const { caveat, renewalHint } = calculator.calculatorWords;
  for (const part of [/not a promise/, /before tax/, /have paid/, /lock-in/, /refunds and chargebacks/]) {
    expect(caveat).toMatch(part);
  }
  expect(renewalHint).toContain("not our forecast");
});

test("the example can be set with the controls", () => {
  const { examplePace, mostReferrals, renewalStepPercent } = calculator;
  for (const { id } of paidPlans) {
    expect(examplePace.referrals[id]).toBeGreaterThanOrEqual(0);
    expect(examplePace.referrals[id]).toBeLessThanOrEqual(mostReferrals);
  }
  expect(examplePace.renewalPercent % renewalStepPercent).toBe(0);
  expect(100 % renewalStepPercent).toBe(0);
});

test("the chart's words name the first and the last month and what renewals add", () => {
  const months = earnedMonths({ ...calculator.examplePace, renewalPercent: 100 }, 24);
  const first = sumEarned(months.slice(0, 1));
  const last = sumEarned(months.slice(-1));
  const label = calculator.chartLabel(months);
  expect(label).toContain(
    `24 months: ${formatMoney(first.total)} in month 1, ${formatMoney(last.total)} in month 24`,
  );
  expect(label).toContain(`${formatMoney(last.renewals)} from renewals`);
  expect(label).toMatch(/^Illustrative/);
  expect(calculator.chartLabel([])).toBe(calculator.monthsChart.caption);
  expect(calculator.announcement(rupees(12), rupees(345))).toMatch(/^₹12 in one month, ₹345 in 24 months/);
});
