/** Tenths of a pixel are enough for the eye and a third of the bytes. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** For bars, which are many and have edges of their own. */
export function half(value: number): number {
  return Math.round(value * 2) / 2;
}

export type Scale = (value: number) => number;

/** From prices (high on top) to SVG y. */
export function priceScale(low: number, high: number, top: number, bottom: number): Scale {
  return (price) => top + ((high - price) / (high - low)) * (bottom - top);
}

export function horizontal(from: number, to: number, y: number): string {
  return `M${tenth(from)} ${tenth(y)}H${tenth(to)}`;
}

export function vertical(x: number, from: number, to: number): string {
  return `M${tenth(x)} ${tenth(from)}V${tenth(to)}`;
}
