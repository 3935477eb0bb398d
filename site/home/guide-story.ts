import type { Bar, PriceStory } from "#site/charts/price-bars.ts";

/** A base, a departure, one return, a supply box closed through, and a move as large as the rule allows for. */
export const guideStory: PriceStory = {
  seed: 1033,
  bars: 62,
  volatility: 3.6,
  waypoints: [
    [0, 132],
    [5, 122],
    [9, 136],
    [14, 137],
    [20, 160],
    [23, 156],
    [27, 164],
    [33, 141],
    [35, 137],
    [42, 158],
    [45, 160],
    [47, 157],
    [49, 163],
    [53, 180],
    [56, 177],
    [62, 184],
  ],
  quiet: [
    [9, 14, 0.5],
    [43, 48, 0.7],
  ],
};

export const demand = { high: 141, low: 133, fromBar: 9 };
export const supply = { high: 169, low: 162, fromBar: 26, brokenAtBar: 50 };
export const trade = { long: 137.4, stop: 129.5, exit: 160.2 };

/** The result in multiples of what was risked. */
export function riskMultiple({ long, stop, exit }: typeof trade): number {
  return (exit - long) / (long - stop);
}

export function lowestBar(bars: readonly Bar[], from: number, to: number): number {
  const lows = bars.slice(from, to).map(({ low }) => low);
  return from + lows.indexOf(Math.min(...lows));
}
