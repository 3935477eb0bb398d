import { add, amountOf, emptyTotal } from "./money-total.ts";
import type { TradeTable } from "./trade-table.ts";

/** The account after a number of closed trades. */
export type EquityPoint = {
  readonly atMs: number;
  readonly trades: number;
  readonly equity: number;
  /** Since the start, of the initial capital. */
  readonly returnPercent: number;
  /** Below the highest equity so far, of that peak. Never negative. */
  readonly drawdownPercent: number;
};

/** After each trade. Its first value is the capital: it is one longer than the table. */
export function closedEquity({ netProfit, length }: TradeTable, capital: number): Float64Array {
  const equity = new Float64Array(length + 1);
  const total = emptyTotal(capital);
  equity[0] = capital;
  for (let place = 0; place < length; place += 1) {
    add(total, netProfit[place] ?? 0);
    equity[place + 1] = amountOf(total);
  }
  return equity;
}

/** All points, or so many that a drawing shows every turn: the ends, and the highest and lowest of each stretch. */
export function equityCurve(trades: TradeTable, capital: number, mostPoints: number): EquityPoint[] {
  if (trades.length === 0) return [];
  const equity = closedEquity(trades, capital);
  const wanted = placesToKeep(equity, mostPoints);
  const points: EquityPoint[] = [];
  let peak = capital;
  let next = 0;
  for (let place = 0; place < equity.length; place += 1) {
    const value = equity[place] ?? 0;
    peak = Math.max(peak, value);
    if (wanted[next] !== place) continue;
    next += 1;
    points.push({
      atMs: place === 0 ? least(trades.enteredAtMs) : (trades.exitedAtMs[place - 1] ?? 0),
      trades: place,
      equity: value,
      returnPercent: curvePercent(((value - capital) / capital) * 100),
      drawdownPercent: curvePercent(((peak - value) / peak) * 100),
    });
  }
  return points;
}

/** To the ten-thousandth: curves are drawn and read off, never added up, and travel with the page. */
export function curvePercent(percent: number): number {
  return Math.round(percent * 1e4) / 1e4 + 0;
}

export function least(values: Float64Array): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
}

function placesToKeep(equity: Float64Array, mostPoints: number): number[] {
  const last = equity.length - 1;
  if (equity.length <= mostPoints) return Array.from(equity, (_, place) => place);
  const stretches = Math.max(1, Math.floor((mostPoints - 2) / 2));
  const kept = new Set([0, last]);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * equity.length) / stretches);
    const to = Math.floor(((stretch + 1) * equity.length) / stretches);
    let low = from;
    let high = from;
    for (let place = from; place < to; place += 1) {
      if ((equity[place] ?? 0) < (equity[low] ?? 0)) low = place;
      if ((equity[place] ?? 0) > (equity[high] ?? 0)) high = place;
    }
    kept.add(low).add(high);
  }
  return [...kept].sort((a, b) => a - b);
}
