import { expect, test } from "vitest";
import { type ComparisonCell, type ComparisonRow, comparisonRows } from "#content/comparison.ts";
import { planOrder } from "#core/plan-names.ts";
import { bandOf, hasOrigin } from "./band.ts";

const cells: Readonly<Record<string, readonly [ComparisonCell, string]>> = {
  "an included feature is inside the zone": ["yes", "in"],
  "an amount is inside the zone": [{ text: "Preview" }, "in"],
  "the launch offer has a band of its own": ["offer", "offer"],
  "what is not included is outside": ["no", "out"],
};

test.each(Object.entries(cells))("%s", (_, [cell, band]) => {
  expect(bandOf(cell)).toBe(band);
});

function origins(...[standard, pro, footprint, signalpro]: ComparisonCell[]) {
  const row = { name: "A row", firstPlan: "pro", cells: { standard, pro, footprint, signalpro } };
  return planOrder.filter((id) => hasOrigin(row as ComparisonRow, id));
}

test("a zone starts once, at the first plan that has the feature", () => {
  expect(origins("no", "yes", "yes", "yes")).toEqual(["pro"]);
  expect(origins({ text: "Preview" }, "yes", "yes", "yes")).toEqual(["standard"]);
  expect(origins("no", "no", "no", { text: "1 month" })).toEqual(["signalpro"]);
});

test("the dashed band starts at the offer and the zone after it", () => {
  expect(origins("no", "offer", "yes", "yes")).toEqual(["pro", "footprint"]);
});

test.each(comparisonRows)("the zone of $name starts at its first plan", (row) => {
  const starts = planOrder.filter((id) => hasOrigin(row, id) && bandOf(row.cells[id]) === "in");
  expect(starts).toEqual([row.firstPlan]);
});
