import { describe, expect, test } from "vitest";
import { acrossPercent, curveFrames, curveLayout, downPercent, plotRight } from "./equity-layout.ts";

const curve = { equity: [0, -4, 12], drawdowns: [0, -4, 0] };

describe("the layout of a curve", () => {
  test("spreads points evenly by number, or by their moments", () => {
    expect([0, 1, 2].map(curveLayout(curve, curveFrames.card).x)).toEqual([0, plotRight / 2, plotRight]);
    const moments = [100, 120, 200];
    expect(moments.map(curveLayout({ ...curve, moments }, curveFrames.wide).x)).toEqual([
      0,
      plotRight / 5,
      plotRight,
    ]);
  });

  test("has room for everything that is drawn on one scale, the benchmark too", () => {
    const { y, steps } = curveLayout({ ...curve, benchmark: [0, -20, 33] }, curveFrames.wide);
    const { top, bottom } = curveFrames.wide;
    expect(y(-20)).toBeCloseTo(bottom, 9);
    expect(y(steps.at(-1) ?? 0)).toBeCloseTo(top, 9);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(33);
  });

  test("keeps the drawdown inside its strip, also where there is none", () => {
    const { strip } = curveFrames.wide;
    const { depth } = curveLayout(curve, curveFrames.wide);
    expect(depth(0)).toBe(strip.top);
    expect(depth(-4)).toBeGreaterThan(strip.top);
    expect(depth(-4)).toBeLessThan(strip.bottom);
    const flat = curveLayout({ equity: [0, 1], drawdowns: [0, 0] }, curveFrames.wide);
    expect(flat.depth(0)).toBe(strip.top);
  });

  test("draws a curve whose points all fall on one moment", () => {
    const { x } = curveLayout({ ...curve, moments: [5, 5, 5] }, curveFrames.small);
    expect(x(5)).toBe(0);
  });
});

test("words are placed in percent of the drawing", () => {
  expect(acrossPercent(plotRight)).toBe("99%");
  expect(downPercent(215, curveFrames.wide)).toBe("50%");
});
