import { guideFigures } from "#content/guide-figures.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, Label } from "#site/charts/marks.tsx";
import { priceScale, vertical } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { GuideDrawing } from "./guide-drawing.tsx";

const width = 360;
const height = 224;
const axis = 290;
const box = { high: 106, low: 98, fromBar: 8 };
const returnsAtBar = 31;

const bars = priceBars({
  seed: 41,
  bars: 40,
  volatility: 2.6,
  waypoints: [
    [0, 120],
    [5, 108],
    [8, 101],
    [14, 103],
    [18, 121],
    [20, 118],
    [24, 133],
    [27, 122],
    [31, 105],
    [34, 114],
    [36, 111],
    [40, 124],
  ],
  quiet: [[8, 14, 0.55]],
});

export function ZoneDrawing() {
  const words = guideFigures.anatomy;
  const x = (bar: number) => 6 + 7 * bar;
  const y = priceScale(88, 136, 8, height - 8);
  const underBox = y(box.low) + 18;
  return (
    <GuideDrawing description={words.description} caption={words.caption} width={width} height={height}>
      <Band x={x(box.fromBar) - 5} top={y(box.high)} right={axis} bottom={y(box.low)} />
      <path className="gl" d={vertical(axis, 0, height)} />
      <Candles bars={bars} x={x} y={y} width={4.4} />
      <Label x={x(11)} y={underBox} text={words.base} tone="i" anchor="middle" />
      <Label x={x(16) - 4} y={y(122)} text={words.departure} tone="i" anchor="end" />
      <Label x={x(returnsAtBar)} y={underBox} text={words.firstReturn} tone="i" anchor="middle" />
      <AxisTag x={axis + 1} y={y(box.high) - 2} width={68} text={words.nearEdge} />
      <AxisTag x={axis + 1} y={y(box.low) + 4} width={68} text={words.farEdge} tone="loss" />
    </GuideDrawing>
  );
}
