import { axisSteps } from "./equity-points.ts";
import { priceScale, type Scale } from "./plot.ts";

export type CurveFrame = {
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the drawdown is drawn. */
  readonly strip: { readonly top: number; readonly bottom: number } | null;
  /** The line that the times stand on. */
  readonly times: number;
};

/** Heights are in pixels unless the style sheet gives the drawing another one: then they are shares of it. */
export const curveFrames = {
  card: { height: 300, top: 14, bottom: 202, strip: { top: 216, bottom: 276 }, times: 294 },
  wide: { height: 430, top: 16, bottom: 300, strip: { top: 322, bottom: 392 }, times: 416 },
  small: { height: 230, top: 14, bottom: 206, strip: null, times: 224 },
} as const satisfies Record<string, CurveFrame>;

/** The curves are stretched to any width, the words are not: one drawing for a phone and a desk. */
export const plotWidth = 1000;
/** Where the last point stands: its dot needs room. */
export const plotRight = 990;

export type CurveData = {
  /** After each trade, in percent of the capital, beginning with the capital itself: 0. */
  readonly equity: readonly number[];
  /** When each point was, rising; without it they are spread evenly by their number. */
  readonly moments?: readonly number[] | undefined;
  /** At each point of the equity. */
  readonly benchmark?: readonly number[] | undefined;
  /** At each point, 0 or less. */
  readonly drawdowns: readonly number[];
};

export type CurveLayout = {
  /** From a moment, or the number of a point, to the drawing. */
  readonly x: Scale;
  readonly y: Scale;
  readonly depth: Scale;
  readonly steps: readonly number[];
};

export function curveLayout(
  { equity, moments, benchmark = [], drawdowns }: CurveData,
  { top, bottom, strip }: CurveFrame,
): CurveLayout {
  const values = [...equity, ...benchmark];
  const steps = axisSteps(values);
  return {
    x: moments ? acrossScale(moments[0] ?? 0, moments.at(-1) ?? 0) : acrossScale(0, equity.length - 1),
    y: priceScale(Math.min(0, ...values), steps.at(-1) ?? 0, top, bottom),
    depth: priceScale(Math.min(...drawdowns) * 1.08 || -1, 0, strip?.top ?? 0, strip?.bottom ?? 0),
    steps,
  };
}

export function acrossScale(first: number, last: number): Scale {
  return (at) => (last > first ? ((at - first) / (last - first)) * plotRight : 0);
}

/** Of the drawing's width. */
export function acrossPercent(x: number): string {
  return `${hundredth((x / plotWidth) * 100)}%`;
}

/** Of the drawing's height. */
export function downPercent(y: number, { height }: CurveFrame): string {
  return `${hundredth((y / height) * 100)}%`;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
