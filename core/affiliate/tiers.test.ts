import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affiliateMinimumAgeYears, type Reach, type Tier, tierFor, tiers } from "./tiers.ts";

const nobody: Reach = { subscribers: 0, monthlyViews: 0, paidReferrals: 0 };
const anyReach = fc.record({
  subscribers: fc.nat({ max: 40_000 }),
  monthlyViews: fc.nat({ max: 10_000 }),
  paidReferrals: fc.nat({ max: 80 }),
});

describe("the tiers", () => {
  test("rise from Starter over Pro to Elite", () => {
    expect(tiers.map(({ id, name, thresholds }) => [id, name, ...Object.values(thresholds)])).toEqual([
      ["starter", "Starter", 1_000, 5_000, null],
      ["pro", "Pro", 10_000, null, 15],
      ["elite", "Elite", 25_000, null, 50],
    ]);
  });

  test("each have their tasks", () => {
    expect(tiers.map(({ tasks }) => tasks.length)).toEqual([2, 2, 2]);
  });

  test("are for adults", () => {
    expect(affiliateMinimumAgeYears).toBe(18);
  });
});

describe("the tier of an affiliate", () => {
  test.each([
    [{}, null],
    [{ subscribers: 999, monthlyViews: 4_999, paidReferrals: 14 }, null],
    [{ subscribers: 1_000 }, "starter"],
    [{ monthlyViews: 5_000 }, "starter"],
    [{ monthlyViews: 9_000_000 }, "starter"],
    [{ subscribers: 9_999, paidReferrals: 14 }, "starter"],
    [{ subscribers: 10_000 }, "pro"],
    [{ paidReferrals: 15 }, "pro"],
    [{ subscribers: 24_999, paidReferrals: 49 }, "pro"],
    [{ subscribers: 25_000 }, "elite"],
    [{ paidReferrals: 50 }, "elite"],
    [{ subscribers: Number.NaN }, null],
  ])("with %o is %s", (reach, tier) => {
    expect(tierFor({ ...nobody, ...reach })?.id ?? null).toBe(tier);
  });

  test("never falls when the reach grows", () => {
    fc.assert(
      fc.property(anyReach, anyReach, (reach, more) => {
        const grown = {
          subscribers: reach.subscribers + more.subscribers,
          monthlyViews: reach.monthlyViews + more.monthlyViews,
          paidReferrals: reach.paidReferrals + more.paidReferrals,
        };
        expect(rank(tierFor(grown))).toBeGreaterThanOrEqual(rank(tierFor(reach)));
      }),
    );
  });
});

function rank(tier: Tier | null): number {
  return tier === null ? -1 : tiers.indexOf(tier);
}
