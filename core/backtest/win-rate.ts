export type WinRate = {
  readonly percent: number;
  /** Within which the true rate lies in 95 of 100 samples of this size (Wilson). */
  readonly lowPercent: number;
  readonly highPercent: number;
};

const z = 1.959963984540054;

/** Of all closed trades: those that broke even count, but not as wins. Null without trades. */
export function winRate(wins: number, trades: number): WinRate | null {
  if (trades === 0) return null;
  const rate = wins / trades;
  const share = z ** 2 / trades;
  const middle = (rate + share / 2) / (1 + share);
  const half = (z * Math.sqrt((rate * (1 - rate)) / trades + share / (4 * trades))) / (1 + share);
  return { percent: rate * 100, lowPercent: (middle - half) * 100, highPercent: (middle + half) * 100 };
}

/** At which wins of this size only just pay for the losses. */
export function breakEvenPercent(payoffRatio: number | null): number | null {
  return payoffRatio === null ? null : 100 / (1 + payoffRatio);
}
