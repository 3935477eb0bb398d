import { tenth } from "#site/charts/plot.ts";

/** From a common zero, in percent of the room: results may lie on both sides of it. */
export function barsFromZero(values: readonly number[]): { start: number; width: number }[] {
  const low = Math.min(0, ...values);
  const room = Math.max(0, ...values) - low || 1;
  return values.map((value) => ({
    start: tenth(((Math.min(value, 0) - low) / room) * 100),
    width: tenth((Math.abs(value) / room) * 100),
  }));
}

export type Squares = { perSquare: number; won: number; all: number };

/** One square a trade, or a whole number of trades where they would be too many to tell apart. */
export function squaresOf(wins: number, trades: number, most: number): Squares {
  const perSquare = Math.max(1, Math.ceil(trades / most));
  return { perSquare, won: Math.round(wins / perSquare), all: Math.round(trades / perSquare) };
}

export type SquareGrid = { columns: number; pitch: number; rowPitch: number; size: number; height: number };

/** The rows that hold squares `from` to `to`, as lines whose dashes are the squares. */
export function squareRows(from: number, to: number, { columns, pitch, rowPitch, size }: SquareGrid): string {
  let path = "";
  for (let at = from; at < to; ) {
    const column = at % columns;
    const here = Math.min(columns - column, to - at);
    const y = tenth(Math.floor(at / columns) * rowPitch + rowPitch / 2);
    path += `M${tenth(column * pitch)} ${y}h${tenth((here - 1) * pitch + size)}`;
    at += here;
  }
  return path;
}

export type RatioScale = { ticks: number[]; at: number };

/** 0 to 3, where most ratios lie; wider for one that does not, and never endless. */
export function ratioScale(ratio: number): RatioScale {
  const low = Math.max(-3, Math.min(0, Math.floor(ratio)));
  const high = Math.min(6, Math.max(3, Math.ceil(ratio)));
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  const shown = Math.min(high, Math.max(low, ratio));
  return { ticks, at: tenth(((shown - low) / (high - low)) * 100) };
}

/** The deepest of each stretch, so that no fall is lost; y grows downwards with the fall. */
export function underwaterPath(drawdowns: readonly number[], width: number, height: number): string {
  const stretches = Math.min(drawdowns.length, Math.round(width / 2.5));
  const deepest = Math.max(...drawdowns) || 1;
  const points = Array.from({ length: stretches }, (_, stretch) => {
    const from = Math.floor((stretch * drawdowns.length) / stretches);
    const to = Math.floor(((stretch + 1) * drawdowns.length) / stretches);
    const y = (Math.max(...drawdowns.slice(from, to)) / deepest) * height;
    return `${tenth((stretch / Math.max(1, stretches - 1)) * width)} ${tenth(y)}`;
  });
  return `M0 0L${points.join("L")}V0z`;
}
