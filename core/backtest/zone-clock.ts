/** Turns what the wall clock of a zone shows into the moment it shows it. */
export type ZoneClock = {
  /**
   * An hour that the clock shows twice is the first of the two, unless that lies before `notBeforeMs`; all of an hour
   * that it skips is the moment at which it skips it.
   */
  readonly momentOf: (wallClockMs: number, notBeforeMs?: number) => number;
};

/** How far the clock is ahead of UTC, in milliseconds, until it is changed and from then on. */
type Stretch = { readonly before: number; readonly after: number; readonly changedAtMs: number };

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Throws a RangeError for a zone nobody knows. */
export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = offsets(timeZone);
  const stretches = new Map<number, Stretch>();
  let lastWeek = Number.NaN;
  let last: Stretch = { before: 0, after: 0, changedAtMs: 0 };

  function stretchOf(week: number): Stretch {
    if (week === lastWeek) return last;
    lastWeek = week;
    last = stretches.get(week) ?? stretchAround(week, offsetAt);
    stretches.set(week, last);
    return last;
  }

  function momentOf(wallClockMs: number, notBeforeMs = Number.NEGATIVE_INFINITY): number {
    const { before, after, changedAtMs } = stretchOf(Math.floor(wallClockMs / weekMs));
    const early = wallClockMs - before;
    if (before === after) return early;
    const late = wallClockMs - after;
    const isEarly = early < changedAtMs;
    const isLate = late >= changedAtMs;
    if (isEarly && isLate) return early < notBeforeMs ? late : early;
    if (isEarly) return early;
    return isLate ? late : changedAtMs;
  }

  return { momentOf };
}

/** From a day before the week to a day after it, as wide as zones are apart: no zone changes its clock twice in that. */
function stretchAround(week: number, offsetAt: (momentMs: number) => number): Stretch {
  let [low, high] = [week * weekMs - dayMs, (week + 1) * weekMs + dayMs];
  const [before, after] = [offsetAt(low), offsetAt(high)];
  while (before !== after && high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return { before, after, changedAtMs: high };
}

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsets(timeZone: string): (momentMs: number) => number {
  if (timeZone === "UTC") return () => 0;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (momentMs) => {
    const parts = Object.fromEntries(
      format.formatToParts(momentMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(momentMs / 1000) * 1000;
  };
}
