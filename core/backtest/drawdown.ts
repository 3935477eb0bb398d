import { closedEquity } from "./equity.ts";
import { add, amountOf, emptyTotal } from "./money-total.ts";
import { difference, sortedPlaces, type TradeTable } from "./trade-table.ts";

/** Both never negative, and never clamped: an account can lose more than it had. */
export type Drawdown = {
  readonly amount: number;
  /** Of the peak before it. */
  readonly percent: number;
};

/** From a peak of closed equity down and, if it got there, back up. */
export type DrawdownEpisode = {
  readonly amount: number;
  readonly percent: number;
  readonly peakAtMs: number;
  readonly troughAtMs: number;
  /** Null while the peak has not been seen again. */
  readonly recoveredAtMs: number | null;
  readonly tradesDown: number;
  readonly tradesToRecover: number | null;
};

/** From a running peak of closed equity, which starts at the capital, down to closed equity. */
export function closedDrawdown(trades: TradeTable, capital: number): Drawdown {
  const deepest = deepening(capital);
  for (const equity of closedEquity(trades, capital)) deepest.see(equity, equity);
  return deepest.result();
}

/**
 * From the same peak down to closed equity and the worst that every trade open then ever stood at, added up. Null where
 * a trade does not say how bad it was.
 */
export function drawdownWithExcursions(trades: TradeTable, capital: number): Drawdown | null {
  const { length, adverse, netProfit } = trades;
  if (adverse.some(Number.isNaN)) return null;
  const exits = placesByEnd(trades);
  const { entries, begunBefore } = entriesByExit(trades, exits);
  const equity = emptyTotal(capital);
  const worst = emptyTotal();
  const deepest = deepening(capital);
  let entered = 0;
  for (let at = 0; at < length; at += 1) {
    const exit = exits[at] ?? 0;
    const begun = begunBefore[at] ?? 0;
    if (entered < begun) {
      for (; entered < begun; entered += 1) add(worst, adverse[entries[entered] ?? 0] ?? 0);
      const closed = amountOf(equity);
      deepest.see(closed, closed + amountOf(worst));
    }
    add(equity, netProfit[exit] ?? 0);
    add(worst, -(adverse[exit] ?? 0));
    const closed = amountOf(equity);
    deepest.see(closed, closed + amountOf(worst));
  }
  return deepest.result();
}

/** Of trades that end at one moment, those that began at it as well come last. */
function placesByEnd({ length, enteredAtMs, exitedAtMs, number }: TradeTable): Uint32Array {
  const isInstant = (place: number) => (enteredAtMs[place] === exitedAtMs[place] ? 1 : 0);
  return sortedPlaces(
    length,
    (a, b) => difference(exitedAtMs, a, b) || isInstant(a) - isInstant(b) || difference(number, a, b),
  );
}

/**
 * The trades in an order in which each stands before the exit that it is the first to be open at, and how many stand
 * before each exit. At the same moment one trade ends before another begins, but no trade ends before it began itself.
 */
function entriesByExit({ length, enteredAtMs, exitedAtMs }: TradeTable, exits: Uint32Array) {
  const untilMs = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const exitMs = exitedAtMs[exits[at] ?? 0] ?? 0;
    untilMs[at] = enteredAtMs[exits[at] ?? 0] === exitMs ? exitMs + 1 : exitMs;
  }
  const exitOf = new Uint32Array(length);
  const begunBefore = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const first = firstAfter(untilMs, enteredAtMs[exits[at] ?? 0] ?? 0, at);
    exitOf[at] = first;
    begunBefore[first] = (begunBefore[first] ?? 0) + 1;
  }
  const next = new Uint32Array(length);
  for (let at = 1; at < length; at += 1) {
    next[at] = begunBefore[at - 1] ?? 0;
    begunBefore[at] = (begunBefore[at] ?? 0) + (begunBefore[at - 1] ?? 0);
  }
  const entries = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const exit = exitOf[at] ?? 0;
    entries[next[exit] ?? 0] = exits[at] ?? 0;
    next[exit] = (next[exit] ?? 0) + 1;
  }
  return { entries, begunBefore };
}

/** The first that is later than the moment, going back from one that is: few trades are open at once, so it is near. */
function firstAfter(risingMs: Float64Array, momentMs: number, from: number): number {
  let high = from;
  let low = from - 1;
  for (let step = 1; low >= 0 && (risingMs[low] ?? 0) > momentMs; step *= 2) {
    high = low;
    low -= step;
  }
  low = Math.max(low, -1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((risingMs[middle] ?? 0) > momentMs) high = middle;
    else low = middle;
  }
  return high;
}

/** The deepest first. */
export function drawdownEpisodes(trades: TradeTable, capital: number, most: number): DrawdownEpisode[] {
  const equity = closedEquity(trades, capital);
  const momentOf = (place: number) =>
    place === 0 ? (trades.enteredAtMs[0] ?? 0) : (trades.exitedAtMs[place - 1] ?? 0);
  const episodes: DrawdownEpisode[] = [];
  let peak = 0;
  let trough = 0;
  function close(recovered: number | null): void {
    const top = equity[peak] ?? 0;
    const amount = top - (equity[trough] ?? 0);
    if (amount <= 0) return;
    episodes.push({
      amount,
      percent: (amount / top) * 100,
      peakAtMs: momentOf(peak),
      troughAtMs: momentOf(trough),
      recoveredAtMs: recovered === null ? null : momentOf(recovered),
      tradesDown: trough - peak,
      tradesToRecover: recovered === null ? null : recovered - trough,
    });
  }
  for (let place = 1; place < equity.length; place += 1) {
    if ((equity[place] ?? 0) >= (equity[peak] ?? 0)) {
      close(place);
      peak = place;
      trough = place;
    } else if ((equity[place] ?? 0) < (equity[trough] ?? 0)) {
      trough = place;
    }
  }
  close(null);
  return episodes.sort((a, b) => b.percent - a.percent || a.peakAtMs - b.peakAtMs).slice(0, most);
}

/** Keeps the deepest fall so far, in money and in percent: they need not be the same fall. */
function deepening(capital: number) {
  let peak = capital;
  let amount = 0;
  let percent = 0;
  return {
    see(closed: number, lowest: number): void {
      if (closed > peak) peak = closed;
      const fall = peak - lowest;
      if (fall > amount) amount = fall;
      if (fall > 0 && fall / peak > percent) percent = fall / peak;
    },
    result: (): Drawdown => ({ amount, percent: percent * 100 }),
  };
}
