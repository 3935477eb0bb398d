import { expect, test } from "vitest";
import { plans } from "#core/plans.ts";
import { trialDateLabels, trialDates } from "./trial-dates.ts";

test("a free plan has no charge and can be left on any day", () => {
  const free = plans.find(({ trial }) => trial.kind === "then-free-preview");
  expect(free && trialDates(free)).toMatchObject({
    cancelBy: "Any day",
    firstCharge: "Never",
    nextMonthly: "Never",
    nextYearly: "Never",
  });
});

test("a plan billed after its trial is cancelled by the trial's last day and charged on the next", () => {
  for (const plan of plans.filter(({ trial }) => trial.kind === "then-billed")) {
    expect(trialDates(plan)).toEqual({
      trialEnds: `${plan.trial.days} March`,
      cancelBy: `${plan.trial.days} March`,
      firstCharge: `${plan.trial.days + 1} March`,
      nextMonthly: `${plan.trial.days + 1} April`,
      nextYearly: `${plan.trial.days + 1} March 2028`,
    });
  }
});

test("a plan charged at the start is refunded for its whole trial, counted in full days", () => {
  for (const plan of plans.filter(({ trial }) => trial.kind === "charged-then-refundable")) {
    const dates = trialDates(plan);
    expect(dates.firstCharge).toBe("1 March");
    expect(dates.cancelBy).toBe(`${plan.trial.days + 1} March`);
    expect(dates.nextYearly).toBe("1 March 2028");
  }
});

test("every date has a label", () => {
  for (const plan of plans) expect(Object.keys(trialDates(plan))).toEqual(Object.keys(trialDateLabels));
});
