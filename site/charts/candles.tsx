import { half, type Scale } from "./plot.ts";
import type { Bar } from "./price-bars.ts";

type CandlesProps = { bars: readonly Bar[]; x: Scale; y: Scale; width: number };

/** Three paths however many bars: wicks, hollow bodies (closed up), solid bodies (closed down). */
export function Candles({ bars, x, y, width }: CandlesProps) {
  let wicks = "";
  let hollow = "";
  let solid = "";
  for (const [index, bar] of bars.entries()) {
    const centre = x(index);
    const top = y(Math.max(bar.open, bar.close));
    const height = Math.max(1.2, y(Math.min(bar.open, bar.close)) - top);
    if (top - y(bar.high) > 0.4) wicks += `M${half(centre)} ${half(y(bar.high))}V${half(top)}`;
    if (y(bar.low) - top - height > 0.4)
      wicks += `M${half(centre)} ${half(top + height)}V${half(y(bar.low))}`;
    const body = `M${half(centre - width / 2)} ${half(top)}h${half(width)}v${half(height)}h${half(-width)}z`;
    if (bar.close >= bar.open) hollow += body;
    else solid += body;
  }
  return (
    <>
      <path className="ck-w" d={wicks} />
      <path className="ck-u" d={hollow} />
      <path className="ck-d" d={solid} />
    </>
  );
}
