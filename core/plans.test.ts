import { describe, expect, test } from "vitest";
import { calendarDate } from "./calendar-date.ts";
import { dollars, majorUnits, rupees } from "./money.ts";
import { planOrder } from "./plan-names.ts";
import {
  catalogueVersion,
  isPlanId,
  launchOffer,
  offerIsOpen,
  paidPlans,
  planById,
  planOfType,
  plans,
  plansThatInclude,
} from "./plans.ts";

describe("the catalogue", () => {
  // The table of docs/decisions.md. Another price needs another version, and new plans at the gateway.
  test("version 1 holds exactly the decided prices and trials", () => {
    const table = plans.map(({ id, list, offer, yearlyPerMonth, trial }) =>
      [
        id,
        ...[list, offer, yearlyPerMonth].map((price) => price && [price.INR, price.USD].map(majorUnits)),
        [trial.days, trial.kind],
      ].flat(),
    );
    expect(catalogueVersion).toBe("1");
    expect(table).toEqual([
      ["standard", 0, 0, 0, 0, null, 14, "then-free-preview"],
      ["pro", 9_999, 115, 4_997, 59, 3_999, 49, 14, "then-billed"],
      ["footprint", 14_999, 173, 7_497, 89, 5_999, 75, 14, "then-billed"],
      ["signalpro", 19_999, 222, 9_997, 119, 7_999, 99, 3, "charged-then-refundable"],
    ]);
  });

  test("prices stand under their own currency", () => {
    for (const { list, offer, yearlyPerMonth } of plans) {
      for (const price of [list, offer, yearlyPerMonth ?? { INR: rupees(0), USD: dollars(0) }]) {
        expect([price.INR.currency, price.USD.currency]).toEqual(["INR", "USD"]);
      }
    }
  });

  test("names and labels are those of the cards", () => {
    expect(plans.map(({ name, badge, popular }) => [name, badge, popular])).toEqual([
      ["Standard", null, false],
      ["Pro", "LAUNCH OFFER", false],
      ["Footprint", "MOST POPULAR", true],
      ["SignalPro", "BEST VALUE", false],
    ]);
  });

  test("every plan but Standard is paid", () => {
    expect(paidPlans.map(({ id }) => id)).toEqual(["pro", "footprint", "signalpro"]);
  });
});

describe("finding a plan", () => {
  test.each(planOrder)("%s is found by its id", (id) => {
    expect(planById(id).id).toBe(id);
    expect(isPlanId(id)).toBe(true);
    expect(planOfType(id)).toBe(planById(id));
    expect(planOfType(id.toUpperCase())).toBe(planById(id));
  });

  test.each(["gold", "", "constructor", "__proto__", " pro"])("the unknown type %j shows as Pro", (type) => {
    expect(planOfType(type)).toBe(planById("pro"));
  });

  test.each(["gold", "Pro", "toString", 0, null, undefined, ["pro"]])("%j is not a plan id", (value) => {
    expect(isPlanId(value)).toBe(false);
  });
});

describe("the launch offer", () => {
  test("gives Footprint with Pro and nothing else", () => {
    expect(plans.map(({ includedFree }) => includedFree)).toEqual([[], ["footprint"], [], []]);
    expect(plansThatInclude("footprint")).toEqual([planById("pro")]);
    expect(plansThatInclude("pro")).toEqual([]);
  });

  test("has no end today, so it is open on any day", () => {
    expect(launchOffer.endsOn).toBeNull();
    expect(offerIsOpen(launchOffer, calendarDate("2999-01-01"))).toBe(true);
  });

  test("with an end is open up to and on that day", () => {
    const ending = { ...launchOffer, endsOn: calendarDate("2026-12-31") };
    expect(offerIsOpen(ending, calendarDate("2026-12-30"))).toBe(true);
    expect(offerIsOpen(ending, calendarDate("2026-12-31"))).toBe(true);
    expect(offerIsOpen(ending, calendarDate("2027-01-01"))).toBe(false);
  });
});
