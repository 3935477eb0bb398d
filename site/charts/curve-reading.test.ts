import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestPoint, type Reading, readingAfterKey } from "./curve-reading.ts";

const points = 101;

function press(reading: Reading | null, ...keys: readonly string[]): Reading | null | undefined {
  return keys.reduce<Reading | null | undefined>((held, key) => {
    const shiftKey = key.startsWith("Shift+");
    return readingAfterKey(held ?? null, { key: key.replace("Shift+", ""), shiftKey }, points);
  }, reading);
}

describe("a key", () => {
  test("moves the point by one, by a tenth of the curve, or to an end", () => {
    expect(press({ at: 50, from: null }, "ArrowRight")).toEqual({ at: 51, from: null });
    expect(press({ at: 50, from: null }, "ArrowDown")).toEqual({ at: 49, from: null });
    expect(press({ at: 50, from: null }, "PageUp")).toEqual({ at: 60, from: null });
    expect(press({ at: 50, from: null }, "PageDown")).toEqual({ at: 40, from: null });
    expect(press({ at: 50, from: null }, "Home")).toEqual({ at: 0, from: null });
    expect(press({ at: 50, from: null }, "End")).toEqual({ at: 100, from: null });
  });

  test("begins at the last point and does not leave the curve", () => {
    expect(press(null, "ArrowLeft")).toEqual({ at: 99, from: null });
    expect(press(null, "ArrowRight")).toEqual({ at: 100, from: null });
    expect(press(null, "Home", "PageDown")).toEqual({ at: 0, from: null });
  });

  test("with Shift selects from where the point stood, and back to a point", () => {
    expect(press({ at: 50, from: null }, "Shift+ArrowRight", "Shift+PageUp")).toEqual({ at: 61, from: 50 });
    expect(press({ at: 50, from: null }, "Shift+ArrowRight", "Shift+ArrowLeft")).toEqual({
      at: 50,
      from: null,
    });
    expect(press({ at: 61, from: 50 }, "ArrowRight")).toEqual({ at: 62, from: null });
  });

  test("clears with Escape, which is left to others when there is nothing to clear", () => {
    expect(press({ at: 50, from: 3 }, "Escape")).toBeNull();
    expect(press(null, "Escape")).toBeUndefined();
    expect(press(null, "a")).toBeUndefined();
  });
});

test("the nearest point is found whatever the distances between them", () => {
  const moments = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 })
    .map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(moments, fc.integer({ min: -50, max: 1_050 }), (sorted, moment) => {
      const found = Math.abs((sorted[nearestPoint(sorted, moment)] ?? Number.NaN) - moment);
      expect(found).toBe(Math.min(...sorted.map((one) => Math.abs(one - moment))));
    }),
  );
});
