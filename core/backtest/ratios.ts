/** Per year, as the charting platform assumes. */
export const riskFreePercentPerYear = 2;
export const monthsPerYear = 12;
const targetPercent = riskFreePercentPerYear / monthsPerYear;
/** Fewer months than these say nothing. */
export const fewestMonths = 3;
/** And from these on a ratio needs no remark. */
export const fullSampleMonths = 12;
/** In percent: what differs by less is the same month, told apart by rounding. */
const noSpread = 1e-9;

/** Mean month over the spread of all months (population), not annualised: as the platform prints it. */
export function sharpe(monthsPercent: readonly number[], riskFreePercent = targetPercent): number | null {
  const spread = deviation(monthsPercent, monthsPercent.length);
  return spread === null ? null : (mean(monthsPercent) - riskFreePercent) / spread;
}

/** The usual one for comparison: sample spread, times the root of twelve. */
export function annualisedSharpe(monthsPercent: readonly number[]): number | null {
  const spread = deviation(monthsPercent, monthsPercent.length - 1);
  return spread === null ? null : ((mean(monthsPercent) - targetPercent) / spread) * Math.sqrt(monthsPerYear);
}

/** Over the shortfalls below the risk-free month, spread over all months. Null where none falls short. */
export function sortino(monthsPercent: readonly number[]): number | null {
  const downside = shortfall(monthsPercent);
  return downside === null ? null : (mean(monthsPercent) - targetPercent) / downside;
}

/** What the two ratios are made of, in percent of a month; null where they have no value. */
export type RatioParts = {
  readonly riskFreePercent: number;
  readonly meanPercent: number | null;
  readonly deviationPercent: number | null;
  readonly downsidePercent: number | null;
};

export function ratioParts(monthsPercent: readonly number[]): RatioParts {
  return {
    riskFreePercent: targetPercent,
    meanPercent: monthsPercent.length < fewestMonths ? null : mean(monthsPercent),
    deviationPercent: deviation(monthsPercent, monthsPercent.length),
    downsidePercent: shortfall(monthsPercent),
  };
}

function shortfall(monthsPercent: readonly number[]): number | null {
  if (monthsPercent.length < fewestMonths) return null;
  const squares = monthsPercent.reduce((sum, month) => sum + Math.min(0, month - targetPercent) ** 2, 0);
  const downside = Math.sqrt(squares / monthsPercent.length);
  return downside > noSpread ? downside : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[], over: number): number | null {
  if (values.length < fewestMonths) return null;
  const middle = mean(values);
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / over);
  return spread > noSpread ? spread : null;
}
