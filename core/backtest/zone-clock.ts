/** Turns what the wall clock of a zone shows into the moment it shows it. */
export type ZoneClock = {
  /**
   * An hour that the clock shows twice is the first of the two, unless that lies before `notBeforeMs`; all of an hour
   * that it skips is the moment at which it skips it.
   */
  readonly momentOf: (wallClockMs: number, notBeforeMs?: number) => number;
};

const dayMs = 86_400_000;

/** Throws a RangeError for a zone nobody knows. */
export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = offsets(timeZone);
  /** Days on which, and around which, the offset stays the same. */
  const steadyDays = new Map<number, number>();
  let lastDay = Number.NaN;
  let lastOffset = 0;

  function steadyOffset(day: number): number {
    if (day === lastDay) return lastOffset;
    let offset = steadyDays.get(day);
    if (offset === undefined) {
      const before = offsetAt((day - 1) * dayMs);
      offset = before === offsetAt((day + 2) * dayMs) ? before : Number.NaN;
      steadyDays.set(day, offset);
    }
    lastDay = day;
    lastOffset = offset;
    return offset;
  }

  function momentOf(wallClockMs: number, notBeforeMs = Number.NEGATIVE_INFINITY): number {
    const steady = steadyOffset(Math.floor(wallClockMs / dayMs));
    if (!Number.isNaN(steady)) return wallClockMs - steady;
    const before = offsetAt(wallClockMs - dayMs);
    const after = offsetAt(wallClockMs + dayMs);
    const candidates = [wallClockMs - before, wallClockMs - after].filter(
      (moment) => moment + offsetAt(moment) === wallClockMs,
    );
    const [first, second = first] = candidates.toSorted((a, b) => a - b);
    if (first === undefined || second === undefined) {
      return changeBetween(wallClockMs - after, wallClockMs - before, offsetAt);
    }
    return first < notBeforeMs ? second : first;
  }

  return { momentOf };
}

/** The moment, to the second, from which the clock is put forward. */
function changeBetween(lowMs: number, highMs: number, offsetAt: (momentMs: number) => number): number {
  const before = offsetAt(lowMs);
  let [low, high] = [lowMs, highMs];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
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
