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
  const { length, adverse, enteredAtMs, exitedAtMs, number, netProfit } = trades;
  if (adverse.some(Number.isNaN)) return null;
  const isInstant = (place: number) => enteredAtMs[place] === exitedAtMs[place];
  const entries = sortedPlaces(length, (a, b) => difference(enteredAtMs, a, b));
  const exits = sortedPlaces(
    length,
    (a, b) =>
      difference(exitedAtMs, a, b) || Number(isInstant(a)) - Number(isInstant(b)) || difference(number, a, b),
  );
  const equity = emptyTotal(capital);
  const worst = emptyTotal();
  const deepest = deepening(capital);
  let entered = 0;
  for (const exit of exits) {
    const exitMs = exitedAtMs[exit] ?? 0;
    // At the same moment one trade ends before another begins, but no trade ends before it began itself.
    const untilMs = isInstant(exit) ? exitMs + 1 : exitMs;
    while (entered < length && (enteredAtMs[entries[entered] ?? 0] ?? 0) < untilMs) {
      add(worst, adverse[entries[entered] ?? 0] ?? 0);
      deepest.see(amountOf(equity), amountOf(equity) + amountOf(worst));
      entered += 1;
    }
    add(equity, netProfit[exit] ?? 0);
    add(worst, -(adverse[exit] ?? 0));
    deepest.see(amountOf(equity), amountOf(equity) + amountOf(worst));
  }
  return deepest.result();
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
