import { expect, test } from "vitest";
import { majorUnits, rupees } from "../money.ts";
import { paidPlans, planById } from "../plans.ts";
import { commission, commissionPercent, commissionRecurs } from "./commission.ts";
import { tiers } from "./tiers.ts";

test("the commissions are those decided, in rupees", () => {
  const table = paidPlans.map((plan) => tiers.map(({ id }) => majorUnits(commission(plan, id))));
  expect(table).toEqual([
    [2_000, 2_500, 3_000],
    [3_000, 3_750, 4_500],
    [4_000, 5_000, 6_000],
  ]);
  expect(commission(planById("pro"), "starter").currency).toBe("INR");
});

test("the free plan earns nothing", () => {
  expect(tiers.map(({ id }) => commission(planById("standard"), id))).toEqual([
    rupees(0),
    rupees(0),
    rupees(0),
  ]);
});

test("a higher tier earns a higher percentage, again at each annual renewal", () => {
  expect(tiers.map(({ id }) => commissionPercent[id])).toEqual([20, 25, 30]);
  expect(commissionRecurs).toBe("yearly");
});
