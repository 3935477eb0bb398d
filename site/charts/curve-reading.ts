/** One point of a curve or, with `from`, everything from that point to it. Both are numbers of points. */
export type Reading = { readonly at: number; readonly from: number | null };

/** `moments` rise. */
export function nearestPoint(moments: readonly number[], moment: number): number {
  let low = 0;
  let high = moments.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  const before = moments[low - 1];
  return before !== undefined && moment - before < (moments[low] ?? 0) - moment ? low - 1 : low;
}

/** From a point that was pressed to one that was dragged to. */
export function rangeReading(from: number, at: number): Reading {
  return { at, from: from === at ? null : from };
}

/** Undefined for a key that is not for the curve. Without a reading it begins at the last point. */
export function readingAfterKey(
  reading: Reading | null,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  points: number,
): Reading | null | undefined {
  if (key === "Escape") return reading === null ? undefined : null;
  const last = points - 1;
  const at = reading?.at ?? last;
  const to = placeAfterKey(key, at, last);
  if (to === undefined) return undefined;
  const bounded = Math.min(last, Math.max(0, to));
  return shiftKey ? rangeReading(reading?.from ?? at, bounded) : { at: bounded, from: null };
}

function placeAfterKey(key: string, at: number, last: number): number | undefined {
  const leap = Math.max(1, Math.round(last / 10));
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return at + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return at - 1;
    case "PageUp":
      return at + leap;
    case "PageDown":
      return at - leap;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
