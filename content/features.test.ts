import { expect, test } from "vitest";
import { features, featuresTag } from "./features.ts";

test("the eight features carry the titles of the specification, in its order", () => {
  expect(features.map(({ title }) => title)).toEqual([
    "Real-Time Market Forecasting",
    "Institutional Insight Access",
    "Event Detection Engine",
    "Live Market Assistant",
    "Pre-Event & Post-Event Strategy Mapping",
    "Multi-Market Support",
    "Advanced Security Protocols",
    "Dynamic Volatility Analysis",
  ]);
  expect(featuresTag).toBe("8 tools");
});

test("a feature is told in one or two sentences", () => {
  for (const { text } of features) expect(text).toMatch(/^[^.]+\.(?: [^.]+\.)?$/);
});
