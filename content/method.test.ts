import { expect, test } from "vitest";
import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { brokenBoxMovePercent, brokenBoxRule, methodTag, zoneTips } from "./method.ts";

test("there are six tips, and the first sets the recommended timeframe", () => {
  expect(zoneTips).toHaveLength(6);
  expect(zoneTips[0]?.title).toContain(`${recommendedTimeframeMinutes} minutes`);
  expect(methodTag).toContain(String(recommendedTimeframeMinutes));
});

test("exactly one tip holds the rule of the broken box, as a possibility and with its range", () => {
  expect(brokenBoxMovePercent).toEqual({ from: 6, to: 10 });
  expect(brokenBoxRule).toBe("A close through the box can mean a 6–10% move.");
  expect(zoneTips.filter(({ text }) => text.includes(brokenBoxRule))).toHaveLength(1);
});
