import type { TradeTable } from "./trade-table.ts";

/** How many trades ended in each step of results, in percent of the capital. Zero is an edge: no bin holds both signs. */
export type ResultBins = {
  readonly binPercent: number;
  /** The lower edge of the first bin, as a count of bins from zero. */
  readonly firstBin: number;
  readonly counts: readonly number[];
};

/** Trades held for at most so long and longer than the step before; null holds the rest. */
export type HoldBin = {
  readonly upToMinutes: number | null;
  readonly trades: number;
  readonly wins: number;
};

const mostBins = 60;
const smallestPower = -2;
const roundSizes = [1, 2, 5];
const holdSteps = [30, 60, 120, 240, 480, 1_440, 4_320, null] as const;
const minuteMs = 60_000;
const onEdge = 1e-9;

export function resultBins({ netProfit }: TradeTable, capital: number): ResultBins {
  let low = 0;
  let high = 0;
  for (const net of netProfit) {
    low = Math.min(low, net);
    high = Math.max(high, net);
  }
  const span = ((high - low) / capital) * 100;
  const binPercent = binSize(span);
  const binOf = (net: number) => {
    const bin = wholeBins(((net / capital) * 100) / binPercent);
    // However small, a loss is not in the bin that a result of zero is in.
    return net < 0 ? Math.min(-1, bin) : bin;
  };
  const firstBin = netProfit.length === 0 ? 0 : binOf(low);
  const counts = new Array<number>(netProfit.length === 0 ? 0 : binOf(high) - firstBin + 1).fill(0);
  for (const net of netProfit) {
    const bin = binOf(net) - firstBin;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { binPercent, firstBin, counts };
}

/** The smallest round size that spreads the results over no more bins than a drawing has room for. */
function binSize(spanPercent: number): number {
  for (let power = smallestPower; ; power += 1) {
    for (const round of roundSizes) {
      const size = power < 0 ? round / 10 ** -power : round * 10 ** power;
      // Two bins more than the span is long: it may begin and end inside one.
      if (!(spanPercent / size - onEdge > mostBins - 2)) return size;
    }
  }
}

/** Rounded down; a result that is on an edge but for the last bits of a division stands on it. */
function wholeBins(bins: number): number {
  const nearest = Math.round(bins);
  return Math.abs(bins - nearest) < onEdge ? nearest : Math.floor(bins);
}

export function holdBins({ length, enteredAtMs, exitedAtMs, netProfit }: TradeTable): HoldBin[] {
  const bins = holdSteps.map((upToMinutes) => ({ upToMinutes, trades: 0, wins: 0 }));
  for (let place = 0; place < length; place += 1) {
    const minutes = ((exitedAtMs[place] ?? 0) - (enteredAtMs[place] ?? 0)) / minuteMs;
    const bin = bins.find(({ upToMinutes }) => upToMinutes === null || minutes <= upToMinutes);
    if (bin === undefined) continue;
    bin.trades += 1;
    if ((netProfit[place] ?? 0) > 0) bin.wins += 1;
  }
  return bins;
}
