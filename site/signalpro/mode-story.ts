import { priceBars } from "#site/charts/price-bars.ts";
import { longFrom, lowestBar } from "./trade-levels.ts";

/** One stretch of price for both modes: three returns to the near zone, the third fails, then the untested one. */
export const bars = priceBars({
  seed: 1336,
  bars: 72,
  volatility: 3.2,
  waypoints: [
    [0, 36],
    [3, 25],
    [6, 25],
    [12, 52],
    [15, 51],
    [20, 70],
    [24, 54],
    [29, 71],
    [34, 53],
    [38, 68],
    [42, 53],
    [45, 57],
    [51, 26],
    [53, 27],
    [61, 62],
    [64, 57],
    [72, 86],
  ],
  quiet: [
    [3, 6, 0.5],
    [12, 15, 0.5],
  ],
});

export const untested = { fromBar: 3, low: 21, high: 29 };
export const nearest = { fromBar: 12, low: 48, high: 56 };
export const opposing = { fromBar: 0, low: 84, high: 92 };

const returns = [
  [22, 27],
  [32, 36],
  [40, 44],
  [49, 55],
] as const;

const touches = returns.map(([from, to]) => lowestBar(bars, from, to));

export const scalps = touches.map((bar) => longFrom(bars, bar, closeOf(bar), { reward: 13, risk: 9 }));

export const patient = touches.slice(-1).map((bar) => {
  const entry = closeOf(bar);
  return longFrom(bars, bar, entry, { reward: opposing.low - 3 - entry, risk: entry - untested.low + 3 });
});

function closeOf(bar: number): number {
  return bars[bar]?.close ?? 0;
}
