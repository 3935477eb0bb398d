/**
 * A sum of money that does not depend on the order of its parts: whole units and billionths are counted apart, both as
 * integers. Billionths, because the newest exports no longer round to the cent. Sums stay exact for millions of trades.
 */
export type MoneyTotal = { units: number; billionths: number };

const perUnit = 1e9;

export function emptyTotal(amount = 0): MoneyTotal {
  const total = { units: 0, billionths: 0 };
  add(total, amount);
  return total;
}

export function add(total: MoneyTotal, amount: number): void {
  const units = Math.trunc(amount);
  total.units += units;
  total.billionths += Math.round((amount - units) * perUnit);
}

/** What is too small to be counted is nothing: it must not be a loss that adds up to no loss. */
export function countable(amount: number): number {
  return Math.round(Math.abs(amount) * perUnit) === 0 ? 0 : amount;
}

export function amountOf({ units, billionths }: MoneyTotal): number {
  const carried = Math.trunc(billionths / perUnit);
  // Adding zero turns -0 into 0.
  return units + carried + (billionths - carried * perUnit) / perUnit + 0;
}

export function sumOf(amounts: ArrayLike<number>): number {
  const total = emptyTotal();
  for (let place = 0; place < amounts.length; place += 1) add(total, amounts[place] ?? 0);
  return amountOf(total);
}
