const dayMs = 86_400_000;
const daySeconds = 86_400;
const firstOf1900 = Date.UTC(1899, 11, 30);
const firstOf1904 = Date.UTC(1904, 0, 1);
const afterLastDay = Date.UTC(10_000, 0, 1);

/**
 * What the clock shows at a number of days, to the second: 19:00 is kept as a fraction of a day that ends a hair before
 * it. Null for what is no day.
 */
export function serialText(serial: number, countsFrom1904: boolean): string | null {
  const dayZero = countsFrom1904 ? firstOf1904 : firstOf1900;
  return serial >= 0 ? wallText(dayZero + Math.round(serial * daySeconds) * (dayMs / daySeconds)) : null;
}

const isoMoment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?$/;

/** Of a day that is written out, such as 2024-01-02T18:59:59.9999999Z. */
export function isoText(written: string): string | null {
  const wall = written.trim().replace(/Z$/, "").replace(",", ".");
  if (!isoMoment.test(wall)) return null;
  // Seven digits of a second are more than a date holds: they are cut, not rounded, so the second is rounded here.
  const [whole = "", fraction = "0"] = wall.split(".");
  const ms = Date.parse(`${whole.includes("T") ? whole : `${whole}T00:00`}Z`);
  const isDay = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(whole.slice(0, 10));
  return isDay ? wallText(ms + Math.round(Number(`0.${fraction}`)) * 1000) : null;
}

function wallText(ms: number): string | null {
  return ms < afterLastDay ? new Date(ms).toISOString().slice(0, 19).replace("T", " ") : null;
}
