export type MonthMark = {
  readonly atMs: number;
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** On the first mark and on the first of each year. */
  readonly isNewYear: boolean;
};

const epochYear = 1970;
const dayMs = 86_400_000;
const mostMarks = 9;
const steps = [1, 2, 3, 6, 12, 24, 60, 120];
/** A word needs room before the end of the axis. */
const lastPlace = 0.97;

/** The first days of months between two moments, evenly chosen. The month it begins in is marked at the start. */
export function monthMarks(fromMs: number, toMs: number): MonthMark[] {
  const first = monthsOf(fromMs);
  const months = monthsOf(toMs) - first + 1;
  const step = steps.find((size) => months / size <= mostMarks) ?? Math.ceil(months / mostMarks);
  const marks = Array.from({ length: Math.ceil(months / step) }, (_, place) => first + place * step)
    .map((month) => ({ month, atMs: Math.max(fromMs, Date.UTC(epochYear, month)) }))
    .filter(({ atMs }, place) => place === 0 || (atMs - fromMs) / (toMs - fromMs) <= lastPlace);
  const [start, next] = marks;
  // Late in its month the beginning stands too close to the second mark.
  const isCrowded = start && next && next.atMs - start.atMs < 15 * step * dayMs;
  return (isCrowded ? marks.slice(1) : marks).map(({ month, atMs }, place, all) => ({
    atMs,
    year: epochYear + Math.floor(month / 12),
    month: (month % 12) + 1,
    isNewYear: Math.floor(month / 12) !== Math.floor((all[place - 1]?.month ?? -1) / 12),
  }));
}

/** Since 1970. */
function monthsOf(ms: number): number {
  const date = new Date(ms);
  return (date.getUTCFullYear() - epochYear) * 12 + date.getUTCMonth();
}
