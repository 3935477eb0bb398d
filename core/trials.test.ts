import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, calendarDate } from "./calendar-date.ts";
import { currencies } from "./money.ts";
import { type Interval, paidPlans, planById, plans } from "./plans.ts";
import { billingSchedule, nextChargeAfter, renewalSentence, trialLabel, trialSentence } from "./trials.ts";

const standard = planById("standard");
const pro = planById("pro");
const signalpro = planById("signalpro");
const intervals = ["monthly", "yearly"] as const satisfies readonly Interval[];

const anyDate = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));
const anyInterval = fc.constantFrom(...intervals);

describe("a 14-day trial", () => {
  test("from the 1st ends on the 14th and is charged on the 15th", () => {
    expect(billingSchedule(pro, "monthly", calendarDate("2026-11-01"))).toEqual({
      trialEnds: "2026-11-14",
      refundUntil: null,
      firstCharge: "2026-11-15",
      nextCharge: "2026-12-15",
    });
  });

  test("bought yearly is charged again a year after the first charge", () => {
    expect(billingSchedule(pro, "yearly", calendarDate("2026-11-01"))).toMatchObject({
      firstCharge: "2026-11-15",
      nextCharge: "2027-11-15",
    });
  });

  test("whose first charge is on a 31st is next charged on the month's last day", () => {
    expect(billingSchedule(pro, "monthly", calendarDate("2027-01-17"))).toMatchObject({
      firstCharge: "2027-01-31",
      nextCharge: "2027-02-28",
    });
  });
});

describe("SignalPro", () => {
  test("is charged at the start and refunded for three full days", () => {
    expect(billingSchedule(signalpro, "monthly", calendarDate("2026-11-15"))).toEqual({
      trialEnds: "2026-11-17",
      refundUntil: "2026-11-18",
      firstCharge: "2026-11-15",
      nextCharge: "2026-12-15",
    });
  });

  test("bought yearly on a leap day is next charged on 28 February", () => {
    expect(billingSchedule(signalpro, "yearly", calendarDate("2028-02-29")).nextCharge).toBe("2029-02-28");
  });
});

test("Standard is never charged", () => {
  expect(billingSchedule(standard, "monthly", calendarDate("2026-11-01"))).toEqual({
    trialEnds: "2026-11-14",
    refundUntil: null,
    firstCharge: null,
    nextCharge: null,
  });
});

test("nobody pays for a trial: the charge follows its end, or the refund outlasts it", () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...paidPlans), anyInterval, (day, plan, interval) => {
      const { trialEnds, refundUntil, firstCharge, nextCharge } = billingSchedule(plan, interval, day);
      expect((refundUntil ?? firstCharge ?? "") > trialEnds).toBe(true);
      expect((nextCharge ?? "") > trialEnds).toBe(true);
    }),
  );
});

describe("the next charge", () => {
  const first = calendarDate("2026-01-31");

  test.each([
    ["monthly", "2025-12-25", "2026-01-31"],
    ["monthly", "2026-01-30", "2026-01-31"],
    ["monthly", "2026-01-31", "2026-02-28"],
    ["monthly", "2026-02-27", "2026-02-28"],
    ["monthly", "2026-02-28", "2026-03-31"],
    ["monthly", "2027-04-01", "2027-04-30"],
    ["yearly", "2026-01-31", "2027-01-31"],
    ["yearly", "2026-12-31", "2027-01-31"],
    ["yearly", "2027-01-30", "2027-01-31"],
    ["yearly", "2027-01-31", "2028-01-31"],
  ] as const)("%s, seen on %s, is on %s", (interval, day, expected) => {
    expect(nextChargeAfter(first, interval, calendarDate(day))).toBe(expected);
  });

  test("right after the first charge is the one the schedule names", () => {
    fc.assert(
      fc.property(anyDate, anyInterval, (day, interval) => {
        const { firstCharge, nextCharge } = billingSchedule(signalpro, interval, day);
        expect(firstCharge && nextChargeAfter(firstCharge, interval, firstCharge)).toBe(nextCharge);
      }),
    );
  });

  test("is the earliest charge after the day, at most one interval away", () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 5_000 }), anyInterval, (start, days, interval) => {
        const day = addDays(start, days);
        const step = interval === "monthly" ? 1 : 12;
        let months = 0;
        while (addMonths(start, months) <= day) months += step;
        expect(nextChargeAfter(start, interval, day)).toBe(addMonths(start, months));
      }),
    );
  });
});

describe("the words", () => {
  test("for each trial follow from its rule", () => {
    expect(plans.map(trialSentence)).toEqual([
      "14-day trial of the full zone set, then the free preview.",
      "14-day free trial, first charge on day 15.",
      "14-day free trial, first charge on day 15.",
      "3-day trial. Charged at the start, refunded in full if you cancel within 3 days.",
    ]);
    expect(plans.map(trialLabel)).toEqual([
      "14-day trial",
      "14-day free trial",
      "14-day free trial",
      "3-day trial",
    ]);
  });

  test("follow when the rule changes", () => {
    const longer = { ...pro, trial: { ...pro.trial, days: 21 } };
    expect(trialSentence(longer)).toBe("21-day free trial, first charge on day 22.");
    expect(billingSchedule(longer, "monthly", calendarDate("2026-11-01")).firstCharge).toBe("2026-11-22");
  });

  test("for the renewal name the amount and the interval", () => {
    expect(renewalSentence(pro, "monthly", "USD")).toBe(
      "Renews automatically at $59 every month until you cancel.",
    );
    expect(renewalSentence(pro, "yearly", "INR")).toBe(
      "Renews automatically at ₹47,988 every year until you cancel.",
    );
    expect(renewalSentence(standard, "monthly", "INR")).toBe("Never charged, so there is nothing to renew.");
  });

  test("are sober", () => {
    const renewals = plans.flatMap((plan) =>
      intervals.flatMap((interval) =>
        currencies.map((currency) => renewalSentence(plan, interval, currency)),
      ),
    );
    for (const sentence of [...plans.map(trialSentence), ...renewals]) {
      expect(sentence).not.toMatch(/[!\u2014]/);
    }
  });
});
