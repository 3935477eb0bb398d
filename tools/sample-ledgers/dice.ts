/** Integers from a seed, by integer arithmetic alone: every engine throws the same, so every machine writes the same bytes. */
export type Dice = {
  /** From 0 up to but not including the limit. */
  readonly below: (limit: number) => number;
  /** From 0 up to but not including 1, in steps of one 65,536th. */
  readonly fraction: () => number;
};

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  return {
    below: (limit) => next() % limit,
    fraction: () => (next() >>> 16) / 65_536,
  };
}

/** One of the places, each as likely as its weight. */
export function drawPlace(weights: readonly number[], { fraction }: Dice): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = fraction() * total;
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return place === -1 ? weights.findLastIndex((weight) => weight > 0) : place;
}
