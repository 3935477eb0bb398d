import { expect, test } from "vitest";
import { direction, signedPercent } from "./signed-percent.ts";

test.each([
  [31.63, 2, "+31.63%"],
  [-8.2, 2, "\u22128.20%"],
  [-1.14, 1, "\u22121.1%"],
  [0, 2, "0.00%"],
  [-0.04, 1, "0.0%"],
  [0.04, 1, "0.0%"],
  [-0, 0, "0%"],
  [123456.7, 1, "+1,23,456.7%"],
])("%d with %d digits is written %s", (percent, digits, text) => {
  expect(signedPercent(percent, digits)).toBe(text);
});

test("a value that rounds to zero has no direction", () => {
  expect(direction(-0.004, 2)).toBe("flat");
  expect(direction(-0.006, 2)).toBe("down");
  expect(direction(0.006, 2)).toBe("up");
});
