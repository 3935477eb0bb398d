import { expect, test } from "vitest";
import { initials, zoneHeight } from "./monogram-face.ts";

test.each([
  ["Asha Rao", "AR"],
  ["Dev", "D"],
  ["kiran van der Meer", "KM"],
  ["  Élan  Ölund ", "ÉÖ"],
  ["", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("a name always has the same height, and names spread over all six", () => {
  expect(zoneHeight("Asha Rao")).toBe(zoneHeight("Asha Rao"));
  const seen = new Set(Array.from({ length: 60 }, (_, n) => zoneHeight(`Person ${n}`)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
