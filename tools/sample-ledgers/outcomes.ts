import { type Dice, drawPlace } from "./dice.ts";
import type { Recipe } from "./recipes.ts";

/** When a trade runs, as places in the list of bars. */
export type Slot = { readonly entry: number; readonly exit: number };

/** One after the other, spread over all bars, so that the first begins soon and the last ends near the end. */
export function slotsFor({ trades, averageHoldBars }: Recipe, bars: number, { fraction }: Dice): Slot[] {
  const holds = Array.from({ length: trades }, () => {
    // The product of two is mostly small and now and then large, as times held are.
    const share = fraction() * (0.4 + 1.6 * fraction());
    return 1 + Math.floor(share * averageHoldBars * 2);
  });
  const pauses = Array.from({ length: trades + 1 }, (_, place) =>
    place === 0 || place === trades ? 0.05 : 0.15 + fraction() * fraction() * 3,
  );
  const free = bars - 2 - holds.reduce((sum, hold) => sum + hold, 0) - trades;
  const scale = free / pauses.reduce((sum, pause) => sum + pause, 0);
  let at = 0;
  return holds.map((hold, place) => {
    const entry = at + 1 + Math.floor((pauses[place] ?? 0) * scale);
    at = entry + hold;
    return { entry, exit: at };
  });
}

/** Which trades lose: as many as asked, in bad months more than in good ones, and rarely alone. */
export function losers(
  { trades, wins, clustering }: Recipe,
  months: readonly number[],
  throws: Dice,
): ReadonlySet<number> {
  const moods = new Map<number, number>();
  for (const month of months) {
    if (!moods.has(month))
      moods.set(month, throws.below(10) < 3 ? clustering : 0.6 + throws.fraction() * 0.8);
  }
  const weights = months.map((month) => moods.get(month) ?? 1);
  const lost = new Set<number>();
  while (lost.size < trades - wins) {
    const place = drawPlace(weights, throws);
    lost.add(place);
    weights[place] = 0;
    for (const beside of [place - 1, place + 1]) weights[beside] = (weights[beside] ?? 0) * 1.5;
  }
  return lost;
}

/**
 * What each trade makes after costs, not yet in whole ticks: gains and losses in the proportion that was asked, each the
 * larger the larger the position and the longer it was held.
 */
export function amounts(
  recipe: Recipe,
  slots: readonly Slot[],
  quantities: readonly number[],
  lost: ReadonlySet<number>,
  { fraction }: Dice,
): number[] {
  const grossLoss = recipe.net / (recipe.profitFactor - 1);
  const grossProfit = grossLoss + recipe.net;
  const sizes = slots.map(({ entry, exit }, place) => {
    // A loss ends near the stop, a gain anywhere.
    const size = lost.has(place)
      ? 0.45 + 0.5 * fraction() + 0.45 * fraction() * fraction()
      : 0.15 + 1.3 * fraction() * (0.3 + fraction());
    const held = 0.6 + 0.4 * Math.sqrt((exit - entry) / recipe.averageHoldBars);
    return size * held * (quantities[place] ?? 0);
  });
  const sumOf = (isLoss: boolean) =>
    sizes.reduce((sum, size, place) => (lost.has(place) === isLoss ? sum + size : sum), 0);
  const perLoss = grossLoss / sumOf(true);
  const perGain = grossProfit / sumOf(false);
  return sizes.map((size, place) => (lost.has(place) ? -size * perLoss : size * perGain));
}
