import type { Bar } from "#site/charts/price-bars.ts";
import type { Signal } from "#site/charts/signal-story.ts";

export type Outcome = "target" | "stop" | "open";

/** In points away from the entry. */
export type Distances = { reward: number; risk: number };

/** A buy on that bar; its levels end on the bar that reaches one of them. */
export function longFrom(
  bars: readonly Bar[],
  bar: number,
  entry: number,
  { reward, risk }: Distances,
): Signal & { outcome: Outcome } {
  const target = entry + reward;
  const stop = entry - risk;
  const after = bars.slice(bar + 1);
  const ends = after.findIndex(({ high, low }) => low <= stop || high >= target);
  const last = after[ends];
  if (!last) return { bar, entry, stop, target, until: bars.length - 1, outcome: "open" };
  // A bar that spans both counts as lost: nobody can know which came first.
  return { bar, entry, stop, target, until: bar + 1 + ends, outcome: last.low <= stop ? "stop" : "target" };
}

export function lowestBar(bars: readonly Bar[], from: number, to: number): number {
  const lows = bars.slice(from, to).map(({ low }) => low);
  return from + lows.indexOf(Math.min(...lows));
}

export function highestBar(bars: readonly Bar[], from: number, to: number): number {
  const highs = bars.slice(from, to).map(({ high }) => high);
  return from + highs.indexOf(Math.max(...highs));
}
