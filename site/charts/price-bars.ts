import { gaussian, type Random, seededRandom } from "./random.ts";

export type Bar = { open: number; high: number; low: number; close: number; volume: number };

/** `waypoints` are [bar, price]; `quiet` are [from bar, to bar, share of the volatility]. */
export type PriceStory = {
  seed: number;
  bars: number;
  waypoints: readonly (readonly [number, number])[];
  volatility: number;
  quiet?: readonly (readonly [number, number, number])[];
};

const ticksPerBar = 26;

/**
 * Illustrative bars with real wicks and pullbacks that still land where the story needs them: Brownian bridges
 * between waypoints with clustered volatility, folded to open, high, low and close.
 */
export function priceBars(story: PriceStory): Bar[] {
  const random = seededRandom(story.seed);
  const volatility = clusteredVolatility(story, random);
  const path = bridges(story, volatility, random);
  return Array.from({ length: story.bars }, (_, bar) => {
    const ticks = path.slice(bar * ticksPerBar, (bar + 1) * ticksPerBar + 1);
    const high = Math.max(...ticks);
    const low = Math.min(...ticks);
    return {
      open: ticks[0] ?? 0,
      high,
      low,
      close: ticks.at(-1) ?? 0,
      volume: (0.35 + (high - low) / (story.volatility * 2.2)) * (0.75 + 0.5 * random()),
    };
  });
}

function clusteredVolatility(story: PriceStory, random: Random): number[] {
  let log = 0;
  return Array.from({ length: story.bars }, (_, bar) => {
    log = 0.78 * log + 0.42 * gaussian(random);
    const share = story.quiet?.findLast(([from, to]) => bar >= from && bar < to)?.[2] ?? 1;
    return story.volatility * share * Math.exp(Math.max(-0.9, Math.min(0.9, log)));
  });
}

function bridges(story: PriceStory, volatility: number[], random: Random): number[] {
  const path = [story.waypoints[0]?.[1] ?? 0];
  for (const [leg, [fromBar, fromPrice]] of story.waypoints.entries()) {
    const next = story.waypoints[leg + 1];
    if (!next) break;
    const [toBar, toPrice] = next;
    const steps = (toBar - fromBar) * ticksPerBar;
    const walk = [0];
    for (let i = 1; i <= steps; i++) {
      const bar = Math.min(story.bars - 1, fromBar + Math.floor((i - 1) / ticksPerBar));
      walk.push((walk[i - 1] ?? 0) + ((volatility[bar] ?? 0) / Math.sqrt(ticksPerBar)) * gaussian(random));
    }
    const drift = toPrice - fromPrice - (walk[steps] ?? 0);
    for (let i = 1; i <= steps; i++) path.push(fromPrice + (walk[i] ?? 0) + (i / steps) * drift);
  }
  return path;
}
