/** What the rows of the list say about the capital it started from. */
export type CapitalClues = {
  /** Of the closed trades, in the columns below. */
  readonly places: Uint32Array;
  readonly net: Float64Array;
  readonly cumulative: Float64Array;
  /** Rounded by the platform to two decimals of a percent. */
  readonly percent: Float64Array;
  /** 100 where they are written as fractions. */
  readonly percentScale: number;
  /** Until early 2025 the "cumulative" percentage was the trade's own result over the equity before it. */
  readonly isOfEquityBefore: boolean;
};

/** How far a printed percentage may be from the true one: half its last digit, and a little for the sum being rounded too. */
const roundingPercent = 0.0051;

/** The roundest sum that fits every row, null where none does. */
export function inferCapital(clues: CapitalClues): number | null {
  const { places, net, cumulative, percent, percentScale, isOfEquityBefore } = clues;
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const total = cumulative[place] ?? Number.NaN;
    const own = net[place] ?? Number.NaN;
    const part = isOfEquityBefore ? own : total;
    const earlier = isOfEquityBefore ? total - own : 0;
    const printed = (percent[place] ?? Number.NaN) * percentScale * Math.sign(part);
    if (!(printed >= 0)) continue;
    const size = Math.abs(part) * 100;
    low = Math.max(low, size / (printed + roundingPercent) - earlier);
    // A part too small to be printed says how large the whole is at least, not how large it is at most.
    if (printed > roundingPercent) high = Math.min(high, size / (printed - roundingPercent) - earlier);
  }
  return Number.isFinite(high) && low <= high ? roundest(low, high) : null;
}

function roundest(low: number, high: number): number | null {
  for (let power = 12; power >= -2; power -= 1) {
    const step = 10 ** power;
    const multiple = Math.ceil(low / step);
    if (multiple > 0 && multiple * step <= high) return power < 0 ? multiple / 10 ** -power : multiple * step;
  }
  return null;
}
