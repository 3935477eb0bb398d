import { guideFigures } from "#content/guide-figures.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, Label } from "#site/charts/marks.tsx";
import { priceScale, vertical } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { GuideDrawing } from "./guide-drawing.tsx";

const width = 360;
const height = 200;
const axis = 300;
const box = { high: 106, low: 99, brokenAtBar: 39 };
const touchedAtBars = [13, 23, 32];

const bars = priceBars({
  seed: 23,
  bars: 42,
  volatility: 2.2,
  waypoints: [
    [0, 102],
    [3, 103],
    [8, 128],
    [11, 112],
    [13, 104],
    [18, 121],
    [21, 110],
    [23, 103],
    [28, 114],
    [32, 102],
    [35, 108],
    [38, 101],
    [40, 93],
    [42, 90],
  ],
  quiet: [[0, 3, 0.5]],
});

export function TouchesDrawing() {
  const words = guideFigures.touches;
  const x = (bar: number) => 6 + 6.9 * bar;
  const y = priceScale(86, 131, 8, height - 6);
  return (
    <GuideDrawing description={words.description} caption={words.caption} width={width} height={height}>
      <Band x={1} top={y(box.high)} right={x(box.brokenAtBar)} bottom={y(box.low)} />
      <path className="gl" d={vertical(axis, 0, height)} />
      <Candles bars={bars} x={x} y={y} width={4.4} />
      {touchedAtBars.map((bar, touch) => (
        <Label key={bar} x={x(bar)} y={y(box.low) + 18} text={String(touch + 1)} tone="i" anchor="middle" />
      ))}
      <AxisTag x={axis + 1} y={y((box.high + box.low) / 2)} width={56} text={words.tag} />
      <AxisTag x={axis + 1} y={y(90.5)} width={56} text={words.broken} tone="loss" />
    </GuideDrawing>
  );
}
