import { expect, test } from "vitest";
import { barsFromZero, ratioScale, squareRows, squaresOf, underwaterPath } from "./card-geometry.ts";

const grid = { columns: 34, pitch: 8, rowPitch: 7, size: 5.6, height: 5 };

test("bars of gains start at the left edge, the longest fills the room", () => {
  expect(barsFromZero([31.63, 63.26])).toEqual([
    { start: 0, width: 50 },
    { start: 0, width: 100 },
  ]);
});

test("a loss grows to the left of the zero that the gain starts from", () => {
  expect(barsFromZero([-10, 30])).toEqual([
    { start: 0, width: 25 },
    { start: 25, width: 75 },
  ]);
});

test("nothing gained and nothing lost draws nothing", () => {
  expect(barsFromZero([0, 0])).toEqual([
    { start: 0, width: 0 },
    { start: 0, width: 0 },
  ]);
});

test("204 trades are 204 squares; of more, one square stands for several", () => {
  expect(squaresOf(163, 204, 204)).toEqual({ perSquare: 1, won: 163, all: 204 });
  expect(squaresOf(1802, 2545, 204)).toEqual({ perSquare: 13, won: 139, all: 196 });
  expect(squaresOf(0, 0, 204)).toEqual({ perSquare: 1, won: 0, all: 0 });
});

test("squares go on where the row before them stopped", () => {
  expect(squareRows(0, 36, grid)).toBe("M0 3.5h269.6M0 10.5h13.6");
  expect(squareRows(36, 69, grid)).toBe("M16 10.5h253.6M0 17.5h5.6");
  expect(squareRows(5, 5, grid)).toBe("");
});

test("the scale goes from 0 to 3 and widens for what lies outside, up to a limit that it marks at its end", () => {
  expect(ratioScale(0.6)).toEqual({ ticks: [0, 1, 2, 3], at: 20 });
  expect(ratioScale(-0.5).ticks).toEqual([-1, 0, 1, 2, 3]);
  expect(ratioScale(3.4).ticks).toEqual([0, 1, 2, 3, 4]);
  expect(ratioScale(40)).toEqual({ ticks: [0, 1, 2, 3, 4, 5, 6], at: 100 });
});

test("the deepest fall reaches the bottom, whatever is thinned out", () => {
  const drawdowns = Array.from({ length: 500 }, (_, place) => (place === 333 ? 8 : place % 3));
  const depths = [...underwaterPath(drawdowns, 272, 36).matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) =>
    Number(y),
  );
  expect(depths.length).toBeLessThan(120);
  expect(Math.max(...depths)).toBe(36);
});

test("an account that never fell draws a flat line", () => {
  expect(underwaterPath([0, 0, 0], 272, 36)).toBe("M0 0L0 0L136 0L272 0V0z");
});
