import type { PriceStep } from "./instruments.ts";
import type { InstrumentReport } from "./report.ts";
import { roundHalfAway } from "./rounding.ts";

export type StepTotal = NonNullable<InstrumentReport["steps"]>;

/** Pips add up with pips and points with points; null where an instrument is counted in neither. */
export function stepTotals(instruments: readonly Pick<InstrumentReport, "steps">[]): StepTotal[] | null {
  const totals = new Map<PriceStep["unit"], number>();
  for (const { steps } of instruments) {
    if (steps === null) return null;
    totals.set(steps.unit, (totals.get(steps.unit) ?? 0) + steps.total);
  }
  return [...totals].map(([unit, total]) => ({ unit, total }));
}

/** Such as "+3,714 pips" or "−93 points". */
export function stepsText({ total, unit }: StepTotal): string {
  const whole = roundHalfAway(total, 0);
  const sign = whole > 0 ? "+" : whole < 0 ? "\u2212" : "";
  return `${sign}${Math.abs(whole).toLocaleString("en-US")} ${unit}`;
}
