import { priceBars } from "#site/charts/price-bars.ts";
import { highestBar, longFrom, lowestBar } from "./trade-levels.ts";

/** The chart under the headline, and the signal on the ticket beside it. */
export const bars = priceBars({
  seed: 512,
  bars: 132,
  volatility: 13,
  waypoints: [
    [0, 24640],
    [10, 24700],
    [16, 24672],
    [26, 24790],
    [32, 24768],
    [42, 24880],
    [47, 24934],
    [51, 24922],
    [62, 24782],
    [66, 24800],
    [74, 24672],
    [78, 24664],
    [92, 24800],
    [96, 24778],
    [104, 24850],
    [110, 24812],
    [119, 24868],
    [122, 24846],
    [132, 24876],
  ],
});

export const demand = { fromBar: 10, low: 24_652, high: 24_694 };
export const supply = { fromBar: 42, low: 24_926, high: 24_968 };

/** The bar a session opens on. */
export const days = [
  [5, "29 Oct"],
  [30, "30 Oct"],
  [55, "31 Oct"],
  [80, "3 Nov"],
  [105, "4 Nov"],
] as const;

const buyBar = lowestBar(bars, 70, 82);

export const buy = longFrom(bars, buyBar, (bars[buyBar]?.close ?? 0) + 8, { reward: 150, risk: 44 });
export const sellBar = highestBar(bars, 43, 54);
