import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMoney, compareMoney, percentOfMoney, rupees, timesMoney } from "../money.ts";
import type { PlanId } from "../plan-names.ts";
import { paidPlans, planById } from "../plans.ts";
import { commission } from "./commission.ts";
import { earnedMonths, type Pace, paySlip, renewalMonths, sumEarned } from "./earnings.ts";
import { monthlyBonuses } from "./rewards.ts";
import { type TierId, tiers } from "./tiers.ts";

const anyTier = fc.constantFrom(...tiers.map(({ id }) => id));
const anyCount = fc.nat({ max: 60 });
const anyReferrals = fc.record({ pro: anyCount, footprint: anyCount, signalpro: anyCount });
const anyPercent = fc.integer({ min: 0, max: 100 });
const anyPace: fc.Arbitrary<Pace> = fc.record({
  tier: anyTier,
  referrals: anyReferrals,
  renewalPercent: anyPercent,
});
const anyLength = fc.nat({ max: 60 });
const anyPlan = fc.constantFrom(...paidPlans.map(({ id }) => id));

function oneMore(pace: Pace, plan: PlanId): Pace {
  return { ...pace, referrals: { ...pace.referrals, [plan]: (pace.referrals[plan] ?? 0) + 1 } };
}

describe("the pay slip of one month", () => {
  test("is the commission of each plan times its referrals, and the bonus", () => {
    const slip = paySlip({ pro: 6, footprint: 2, signalpro: 3 }, "pro");
    expect(slip.lines.map(({ plan, referrals, each, sum }) => [plan.id, referrals, each, sum])).toEqual([
      ["pro", 6, rupees(2_500), rupees(15_000)],
      ["footprint", 2, rupees(3_750), rupees(7_500)],
      ["signalpro", 3, rupees(5_000), rupees(15_000)],
    ]);
    expect(slip).toMatchObject({
      referrals: 11,
      commission: rupees(37_500),
      bonus: rupees(1_000),
      total: rupees(38_500),
    });
  });

  test("has a line for every paid plan even without a referral, and none for the free one", () => {
    const slip = paySlip({ standard: 40 }, "elite");
    expect(slip.lines.map(({ plan }) => plan)).toEqual(paidPlans);
    expect(slip).toMatchObject({ referrals: 0, bonus: rupees(0), total: rupees(0) });
  });

  test.each(monthlyBonuses)("has the bonus of $paidReferrals referrals exactly from there on", (step) => {
    const { paidReferrals, bonus } = step;
    const before = paySlip({ pro: paidReferrals - 1 }, "starter");
    const reached = paySlip({ pro: paidReferrals - 2, signalpro: 2 }, "starter");
    expect(reached.bonus).toEqual(bonus);
    expect(compareMoney(before.bonus, bonus)).toBe(-1);
  });

  test.each([-1, 0.5, Number.NaN])("refuses %d referrals", (referrals) => {
    expect(() => paySlip({ pro: referrals }, "pro")).toThrow(RangeError);
  });
});

describe("the months", () => {
  const pace: Pace = { tier: "pro", referrals: { pro: 6, footprint: 2, signalpro: 3 }, renewalPercent: 60 };

  test("earn renewals from the thirteenth on, as large as the share that stays", () => {
    const months = earnedMonths(pace, 24);
    expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    expect(months.map(({ renewals }) => renewals)).toEqual([
      ...Array(12).fill(rupees(0)),
      ...Array(12).fill(rupees(22_500)),
    ]);
    expect(sumEarned(months)).toEqual({
      commission: rupees(9_00_000),
      bonus: rupees(24_000),
      renewals: rupees(2_70_000),
      total: rupees(11_94_000),
    });
  });

  test("renew what has been renewed before: in the third year two cohorts come due", () => {
    const [sale, first, second] = [1, 13, 25].map((month) => earnedMonths(pace, 36)[month - 1]);
    expect(sale?.renewals).toEqual(rupees(0));
    expect(first?.renewals).toEqual(rupees(22_500));
    expect(second?.renewals).toEqual(rupees(22_500 + 13_500));
  });

  test("are none at all when none are asked for", () => {
    expect(earnedMonths(pace, 0)).toEqual([]);
    expect(sumEarned([]).total).toEqual(rupees(0));
  });

  test.each([101, -5, 12.5])("refuse a renewal share of %d percent", (renewalPercent) => {
    expect(() => earnedMonths({ ...pace, renewalPercent }, 24)).toThrow(RangeError);
  });

  test("add up: each total is its parts, and the sum is the months", () => {
    fc.assert(
      fc.property(anyPace, anyLength, (anyOf, length) => {
        const months = earnedMonths(anyOf, length);
        for (const { commission: sales, bonus, renewals, total } of months) {
          expect(total).toEqual(addMoney(addMoney(sales, bonus), renewals));
        }
        const sum = sumEarned(months);
        const minor = months.reduce((all, { total }) => all + total.amountMinor, 0);
        expect(sum.total).toEqual({ currency: "INR", amountMinor: minor });
        expect(sum.total).toEqual(addMoney(addMoney(sum.commission, sum.bonus), sum.renewals));
      }),
    );
  });

  test("never earn less for one more referral, a larger share that renews, or a higher tier", () => {
    const totalOf = (one: Pace) => sumEarned(earnedMonths(one, 30)).total;
    fc.assert(
      fc.property(anyPace, anyPlan, anyPercent, (one, plan, percent) => {
        expect(compareMoney(totalOf(oneMore(one, plan)), totalOf(one))).toBe(1);
        const [less, more] = [percent, one.renewalPercent].sort((a, b) => a - b) as [number, number];
        const lessRenew = totalOf({ ...one, renewalPercent: less });
        expect(compareMoney(totalOf({ ...one, renewalPercent: more }), lessRenew)).toBeGreaterThanOrEqual(0);
        const byTier = tiers.map(({ id }) => totalOf({ ...one, tier: id }));
        expect(byTier).toEqual(byTier.toSorted(compareMoney));
      }),
    );
  });

  test("renew a year after the sale, never before, and without a second bonus", () => {
    expect(renewalMonths).toBe(12);
    fc.assert(
      fc.property(anyPace, (one) => {
        const months = earnedMonths(one, 24);
        const { commission: sales, bonus } = paySlip(one.referrals, one.tier);
        for (const month of months) {
          const due = month.month > 12 ? percentOfMoney(sales, one.renewalPercent) : rupees(0);
          expect(month).toMatchObject({ commission: sales, bonus, renewals: due });
        }
      }),
    );
  });

  test("of one plan are so many commissions", () => {
    fc.assert(
      fc.property(anyPlan, anyTier, fc.nat({ max: 4 }), (plan: PlanId, tier: TierId, count) => {
        const [first] = earnedMonths({ tier, referrals: { [plan]: count }, renewalPercent: 0 }, 1);
        expect(first?.total).toEqual(timesMoney(commission(planById(plan), tier), count));
      }),
    );
  });
});
