import { expect, test } from "vitest";
import { nearest, opposing, patient, scalps, untested } from "./mode-story.ts";

test("scalp takes every return to the nearest zone, and one of them is stopped", () => {
  expect(scalps.map(({ outcome }) => outcome)).toEqual(["target", "target", "stop", "target"]);
  for (const { entry } of scalps.slice(0, 3)) {
    expect(entry).toBeGreaterThan(nearest.low);
    expect(entry).toBeLessThan(nearest.high);
  }
});

test("patience takes one signal, at the untested zone, with a target close to the opposing zone", () => {
  expect(patient).toHaveLength(1);
  for (const { entry, stop, target, outcome } of patient) {
    expect(entry).toBeGreaterThan(untested.low);
    expect(entry).toBeLessThan(untested.high);
    expect(stop).toBeLessThan(untested.low);
    expect(target).toBeGreaterThan(nearest.high);
    expect(target).toBeLessThan(opposing.low);
    expect(outcome).toBe("target");
  }
});
