/** One line of the report. A budget is an upper limit unless `atLeast` says otherwise. */
export type Measure = { name: string; value: number; unit: string; budget?: number; atLeast?: boolean };

export function holds({ value, budget, atLeast }: Measure): boolean {
  if (budget === undefined) return true;
  return atLeast ? value >= budget : value <= budget;
}

export function report(measures: Measure[]): void {
  const width = Math.max(...measures.map((measure) => measure.name.length));
  for (const measure of measures) {
    const { name, value, unit, budget, atLeast } = measure;
    const limit = budget === undefined ? "" : `  (${atLeast ? "at least" : "at most"} ${budget}${unit})`;
    const mark = budget === undefined ? " " : holds(measure) ? "✓" : "✗";
    console.log(`${mark} ${name.padEnd(width)}  ${rounded(value)}${unit}${limit}`);
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}
