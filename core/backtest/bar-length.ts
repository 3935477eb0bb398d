import type { TradeTable } from "./trade-table.ts";

const minuteMs = 60_000;
/** Of charts, in minutes. Few trades would fit rarer ones too. */
const usualLengths = [240, 60, 30, 15, 5, 1] as const;
const dayMinutes = 1_440;

/**
 * The longest usual bar on whose edges every entry and exit lies: trades happen on bars. Null where they lie whole days
 * apart, which says nothing about the bars of a day.
 */
export function inferBarMinutes({ entryWallMs, exitWallMs }: TradeTable): number | null {
  const [first] = entryWallMs;
  if (first === undefined) return null;
  let step = 0;
  for (const column of [entryWallMs, exitWallMs]) {
    for (const wallMs of column) step = greatestDivisor(step, Math.abs(wallMs - first) / minuteMs);
  }
  if (step % dayMinutes === 0) return null;
  return usualLengths.find((length) => step % length === 0) ?? null;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
