import { type Money, money } from "#core/money.ts";

const steps = 4;
/** The highest label stands here, in percent of the height: above it a list price needs room for its words. */
const highestLabelAt = 88;
const roundNumbers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

export type LadderScale = {
  /** In percent of the height, from the bottom. */
  readonly heightOf: (price: Money) => number;
  /** From the lowest to the highest, at equal distances. */
  readonly labels: readonly Money[];
};

/** One scale for all cards, so that the drawings compare. */
export function ladderScale(highest: Money): LadderScale {
  const step = roundUp(highest.amountMinor / steps);
  return {
    heightOf: (price) => (price.amountMinor / (step * steps)) * highestLabelAt,
    labels: Array.from({ length: steps }, (_, at) => money(highest.currency, step * (at + 1))),
  };
}

function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const factor = roundNumbers.find((number) => number * magnitude >= value) ?? 10;
  return factor * magnitude;
}
