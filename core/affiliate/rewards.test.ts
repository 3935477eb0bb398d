import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, calendarDate, dateParts } from "../calendar-date.ts";
import { compareMoney, rupees } from "../money.ts";
import {
  bonusTasks,
  freeProLadder,
  freeProMonths,
  lockInDays,
  monthlyBonus,
  monthlyBonuses,
  payoutDate,
  payoutDayOfMonth,
  rewardWords,
} from "./rewards.ts";

const anyDate = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));
const anyCount = fc.nat({ max: 100 });

describe("the monthly bonus", () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 500],
    [9, 500],
    [10, 1_000],
    [500, 1_000],
  ])("for %i paid referrals is %i rupees", (paidReferrals, bonus) => {
    expect(monthlyBonus(paidReferrals)).toEqual(rupees(bonus));
  });
});

describe("free months of Pro", () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [9, 1],
    [10, 3],
    [24, 3],
    [25, 6],
    [49, 6],
    [50, 12],
    [500, 12],
  ])("for %i paid referrals are %i", (paidReferrals, months) => {
    expect(freeProMonths(paidReferrals)).toBe(months);
  });
});

test("one more referral never earns less", () => {
  fc.assert(
    fc.property(anyCount, (count) => {
      expect(freeProMonths(count + 1)).toBeGreaterThanOrEqual(freeProMonths(count));
      expect(compareMoney(monthlyBonus(count + 1), monthlyBonus(count))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the steps are listed from the lowest to the highest", () => {
  for (const ladder of [monthlyBonuses, freeProLadder]) {
    const steps = ladder.map(({ paidReferrals }) => paidReferrals);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  }
});

describe("the bonus tasks", () => {
  test("each have a reward in words", () => {
    expect(bonusTasks.map(({ task, reward }) => `${task}: ${rewardWords(reward)}`)).toEqual([
      "Subscribe to our channel: Early payout access",
      "Tag us in 3 stories: A feature on our channels",
      "Host a live session: 1 month of Pro free",
      "Publish a short or a reel: +5% on your next sale",
    ]);
  });

  test("can give several months", () => {
    expect(rewardWords({ kind: "free-pro", months: 2 })).toBe("2 months of Pro free");
  });
});

describe("the payout", () => {
  test("is on the 15th, after 30 days of lock-in", () => {
    expect([payoutDayOfMonth, lockInDays]).toEqual([15, 30]);
  });

  test.each([
    ["2026-11-15", "2026-12-15"],
    ["2026-11-16", "2027-01-15"],
    ["2026-11-01", "2026-12-15"],
    ["2026-12-31", "2027-02-15"],
    ["2026-01-30", "2026-03-15"],
  ])("of a sale on %s is on %s", (sale, payout) => {
    expect(payoutDate(calendarDate(sale))).toBe(payout);
  });

  test("is the first 15th on or after the end of the lock-in", () => {
    fc.assert(
      fc.property(anyDate, (sale) => {
        const payout = payoutDate(sale);
        expect(dateParts(payout).day).toBe(15);
        expect(payout >= addDays(sale, 30)).toBe(true);
        expect(addMonths(payout, -1) < addDays(sale, 30)).toBe(true);
      }),
    );
  });
});
