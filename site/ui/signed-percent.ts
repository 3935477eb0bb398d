export type Direction = "up" | "down" | "flat";

/** What the reader sees decides: a value that rounds to zero has no direction. */
export function direction(value: number, digits: number): Direction {
  const shown = Number(value.toFixed(digits));
  if (shown === 0) return "flat";
  return shown > 0 ? "up" : "down";
}

const signs = { up: "+", down: "\u2212", flat: "" } as const;

/** +1.9%, −1.1% with a real minus (U+2212), 0.0%. */
export function signedPercent(percent: number, digits: number): string {
  return `${signs[direction(percent, digits)]}${formatOf(digits).format(Math.abs(percent))}%`;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Making one takes longer than using it hundreds of times, and a page of figures does. */
function formatOf(digits: number): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(digits, format);
  return format;
}
