import { type Bar, priceBars } from "./price-bars.ts";

/** Entry, stop and target of one marker; `until` is the bar where its levels end. */
export type Signal = { bar: number; entry: number; stop: number; target: number; until: number };

export type SignalStory = { bars: readonly Bar[]; buys: readonly Signal[]; sellBar: number };

export const demand = { low: 24_650, high: 24_690, middle: 24_670, fromBar: 4 };
export const supply = { low: 24_936, high: 24_972, middle: 24_954, fromBar: 36 };

/** Two buys at demand or above it, one sell at supply. Needs 70 bars or more: the story takes 64 to tell. */
export function signalStory(count: number): SignalStory {
  const bars = priceBars({
    seed: 205,
    bars: count,
    volatility: 14,
    waypoints: [
      [0, 24700],
      [8, 24760],
      [12, 24735],
      [16, 24662],
      [19, 24668],
      [30, 24842],
      [34, 24815],
      [42, 24948],
      [46, 24934],
      [56, 24790],
      [60, 24812],
      [64, 24772],
      [count, 24905],
    ],
  });
  const first = lowest(bars, 13, 22);
  const second = lowest(bars, 52, 68);
  return {
    bars,
    buys: [
      buy(bars, first, { reward: 120, risk: 36, until: first + 15 }),
      buy(bars, second, { reward: 96, risk: 30, until: count }),
    ],
    sellBar: highest(bars, 38, 50),
  };
}

function buy(
  bars: readonly Bar[],
  bar: number,
  levels: { reward: number; risk: number; until: number },
): Signal {
  const entry = (bars[bar]?.close ?? 0) + 6;
  return { bar, entry, stop: entry - levels.risk, target: entry + levels.reward, until: levels.until };
}

function lowest(bars: readonly Bar[], from: number, to: number): number {
  const lows = bars.slice(from, to).map((bar) => bar.low);
  return from + lows.indexOf(Math.min(...lows));
}

function highest(bars: readonly Bar[], from: number, to: number): number {
  const highs = bars.slice(from, to).map((bar) => bar.high);
  return from + highs.indexOf(Math.max(...highs));
}
