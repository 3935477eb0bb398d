import { tenth } from "#site/charts/plot.ts";

/** Points down, above the bar. */
export function SellSignal({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path className="sg-sell" d={`M${tenth(x)} ${tenth(y)}l${size} ${tenth(-size * 1.6)}h${-2 * size}z`} />
  );
}
