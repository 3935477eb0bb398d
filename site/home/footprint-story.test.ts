import { expect, test } from "vitest";
import { footprintBars } from "./footprint-story.ts";

test("a cell is coloured exactly where one side traded more than twice the other", () => {
  for (const { bid, ask, side } of footprintBars.flatMap(({ cells }) => cells)) {
    expect(side).toBe(ask > 2 * bid ? "ask" : bid > 2 * ask ? "bid" : "none");
  }
});

test("the point of control is the busiest cell and the delta what was bought less what was sold", () => {
  for (const { cells, control, delta } of footprintBars) {
    expect(control.total).toBe(Math.max(...cells.map(({ total }) => total)));
    const bought = cells.reduce((sum, { ask }) => sum + ask, 0);
    const sold = cells.reduce((sum, { bid }) => sum + bid, 0);
    expect(delta).toBe(bought - sold);
  }
});

test("buyers absorb the fall in the two lowest rows of the zone", () => {
  const lowest = footprintBars.flatMap(({ cells }) => cells).filter(({ row }) => row < 1);
  expect(lowest.map(({ side }) => side)).toEqual(["ask"]);
});

test("every bar has a cell for each row between its low and its high, with its body inside", () => {
  for (const { low, high, open, close, cells } of footprintBars) {
    expect(cells.map(({ row }) => row)).toEqual(
      Array.from({ length: high - low }, (_, index) => low + index),
    );
    expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
    expect(Math.max(open, close)).toBeLessThanOrEqual(high);
  }
});
