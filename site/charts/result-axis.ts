/** Round percents between two others, zero among them: at most seven, so that a phone has room for their words. */
export function resultTicks(low: number, high: number): number[] {
  const size = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].find((step) => (high - low) / step <= 6) ?? 200;
  // A quotient that is whole on paper can lie a hair beside it.
  const [first, last] = [Math.ceil(low / size - 1e-9) + 0, Math.floor(high / size + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * size).toFixed(2)));
}
