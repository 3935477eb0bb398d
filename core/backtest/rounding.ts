/**
 * For display only, half away from zero, on the decimal that the number prints as: 1.005 is 1.01 although the double
 * lies a little below it.
 */
export function roundHalfAway(value: number, decimals: number): number {
  const size = Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`);
  // The exponent of a very small or large number can not be appended to: its digits are out of reach anyway.
  const rounded = Number.isNaN(size) ? Number(Math.abs(value).toFixed(decimals)) : size;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Such as "79.90%"; without a plus. */
export function percentText(percent: number, decimals = 2): string {
  const rounded = roundHalfAway(percent, decimals);
  return `${rounded < 0 ? "\u2212" : ""}${Math.abs(rounded).toFixed(decimals)}%`;
}
