import { Candles } from "#site/charts/candles.tsx";
import { Band } from "#site/charts/marks.tsx";
import { priceScale } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";

const width = 320;
const height = 116;
const box = { from: 52, top: 76, height: 24 };

/** A lesson that is not recorded is drawn like a box that is not confirmed: outline only, dashed. */
export function LessonStill({ lesson, recorded }: { lesson: number; recorded: boolean }) {
  const bars = priceBars({
    seed: 300 + lesson,
    bars: 24,
    volatility: 8,
    waypoints: [
      [0, 30 + ((lesson * 17) % 30)],
      [4, 4],
      [9, 8],
      [13, 62],
      [15, 48 + ((lesson * 7) % 12)],
      [20, 10],
      [24, 44],
    ],
    quiet: [[4, 9, 0.5]],
  });
  const x = (bar: number) => 8 + 13 * bar;
  const y = priceScale(-10, 70, 8, height - 8);
  return (
    <svg className="ch lesson-still" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {recorded ? (
        <Band x={box.from} top={box.top} right={width} bottom={box.top + box.height} />
      ) : (
        <rect className="unconfirmed" x={box.from} y={box.top} width={width} height={box.height} />
      )}
      <Candles bars={bars} x={x} y={y} width={7} />
    </svg>
  );
}
