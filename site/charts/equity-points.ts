/** More points than a wide screen has pixels to show are bytes for nothing. */
const mostPoints = 500;

/** How far below its own peak the equity stands, in percent of that peak: 0 or less. */
export function drawdownPercents(equityPercents: readonly number[]): number[] {
  let peak = 100;
  return equityPercents.map((percent) => {
    const equity = 100 + percent;
    peak = Math.max(peak, equity);
    return (equity / peak - 1) * 100;
  });
}

/** Round percents: 0, those between the lowest value and it, and upward past the highest. At most seven. */
export function axisSteps(percents: readonly number[]): number[] {
  const low = Math.min(0, ...percents);
  const high = Math.max(0, ...percents);
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((size) => (high - low) / size <= 5) ?? 2500;
  // Rounding up just below zero gives a negative zero, which would be printed with its sign.
  const first = Math.ceil(low / step) + 0;
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** [number of the point, value]: evenly chosen, with the first, the last, the highest and the lowest always kept. */
export function thinned(values: readonly number[]): (readonly [number, number])[] {
  const every = Math.max(1, Math.ceil(values.length / mostPoints));
  const kept = new Set([
    values.length - 1,
    values.indexOf(Math.max(...values)),
    values.indexOf(Math.min(...values)),
  ]);
  return values.map((value, at) => [at, value] as const).filter(([at]) => at % every === 0 || kept.has(at));
}
