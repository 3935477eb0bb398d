const mostLines = 5;
const niceSteps = [1, 2, 2.5, 5, 10];

/** Round values from zero to the first that reaches `highest`: at most five above zero, at least one. */
export function barAxis(highest: number, smallestStep: number): number[] {
  const least = Math.max(highest / mostLines, smallestStep);
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = decade * (niceSteps.find((nice) => nice * decade >= least) ?? 10);
  const lines = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}
