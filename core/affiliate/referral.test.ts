import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isReferralId,
  referralCookieDays,
  referralFromParameters,
  referralIsLive,
  referralParameters,
  withoutReferral,
} from "./referral.ts";

const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const anyParameter = fc.constantFrom(...referralParameters);
const anyPair = fc.oneof(
  fc.string(),
  fc.tuple(fc.oneof(anyParameter, fc.webQueryParameters()), fc.string()).map((pair) => pair.join("=")),
  fc.constantFrom("%72ef=a", "re%66", "ref%=a", "%ref=a", "=ref", "+ref=a", "Ref=a", "", "?ref=a"),
);
const anySearch = fc.array(anyPair).map((pairs) => `?${pairs.join("&")}`);

function referralIn(search: string): string | null {
  return referralFromParameters(new URLSearchParams(search));
}

describe("a referral id", () => {
  test.each(["a", "Trader_One-9", "x".repeat(64)])("may be %s", (id) => {
    expect(isReferralId(id)).toBe(true);
  });

  test.each([
    "",
    "x".repeat(65),
    "<script>",
    "a b",
    "a\n",
    "é",
    "a\r\nSet-Cookie: b",
    7,
    null,
    undefined,
    ["a"],
  ])("may not be %j", (value) => {
    expect(isReferralId(value)).toBe(false);
  });
});

describe("finding the referral", () => {
  test.each([
    ["?ref=a&ref=b", "a"],
    ["?affiliate=a", "a"],
    ["?aff=a", "a"],
    ["?referral=a", "a"],
    ["?referral=d&aff=c&affiliate=b&ref=a", "a"],
    ["?referral=d&aff=c&affiliate=b", "b"],
    ["?referral=d&aff=c", "c"],
    ["?ref=%3Cscript%3E", null],
    ["?ref=", null],
    ["?ref=&ref=b", "b"],
    ["?ref=%3Cscript%3E&aff=b", "b"],
    ["?REF=a&reference=b", null],
    ["", null],
  ])("%s names %s", (search, id) => {
    expect(referralIn(search)).toBe(id);
  });

  test("every valid id survives every parameter", () => {
    fc.assert(
      fc.property(anyParameter, anyId, (parameter, id) => {
        expect(referralIn(`?${parameter}=${id}`)).toBe(id);
      }),
    );
  });

  test("what is found is always a valid id", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const found = referralIn(search);
        expect(found === null || isReferralId(found)).toBe(true);
      }),
    );
  });
});

describe("cleaning the address", () => {
  test.each([
    ["?ref=a", ""],
    ["?ref=a&ref=b", ""],
    ["?ref=%3Cscript%3E", ""],
    ["?ref", ""],
    ["?ref=a&plan=pro", "?plan=pro"],
    ["?utm_source=x%20y&aff=a&q=a+b&referral=c", "?utm_source=x%20y&q=a+b"],
    ["?%72ef=a&x=1", "?x=1"],
    ["?ref%=a", "?ref%=a"],
    ["?preference=a&q=ref", "?preference=a&q=ref"],
    ["?q=a=b&affiliate=c=d", "?q=a=b"],
    ["ref=a&x=1", "?x=1"],
    ["?ref=a\n&x=1", "?x=1"],
    ["?", ""],
    ["", ""],
  ])("%j becomes %j", (search, cleaned) => {
    expect(withoutReferral(search)).toBe(cleaned);
  });

  test("twice is the same as once", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const once = withoutReferral(search);
        expect(withoutReferral(once)).toBe(once);
      }),
    );
  });

  test("takes every referral parameter and leaves every other, in order", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const others = [...new URLSearchParams(search)].filter(
          ([name]) => !(referralParameters as readonly string[]).includes(name),
        );
        expect([...new URLSearchParams(withoutReferral(search))]).toEqual(others);
      }),
    );
  });
});

describe("the life of a referral", () => {
  const firstTouchMs = Date.UTC(2026, 10, 15);
  const lifeMs = referralCookieDays * 24 * 60 * 60 * 1000;

  test("is 60 days", () => {
    expect(referralCookieDays).toBe(60);
    expect(referralIsLive(firstTouchMs, firstTouchMs)).toBe(true);
    expect(referralIsLive(firstTouchMs, firstTouchMs + lifeMs - 1)).toBe(true);
    expect(referralIsLive(firstTouchMs, firstTouchMs + lifeMs)).toBe(false);
  });

  test("does not begin in the future or at no time", () => {
    expect(referralIsLive(firstTouchMs, firstTouchMs - 1)).toBe(false);
    expect(referralIsLive(Number.NaN, firstTouchMs)).toBe(false);
  });
});
