import { guideFigures } from "#content/guide-figures.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, Label } from "#site/charts/marks.tsx";
import { horizontal, priceScale, vertical } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { GuideDrawing } from "./guide-drawing.tsx";

const width = 360;
const height = 224;
const axis = 300;
const demand = { high: 106, low: 99, fromBar: 5 };
const supply = { high: 136, low: 130, fromBar: 0 };
const stop = 96.5;
const entersAtBar = 26;

const bars = priceBars({
  seed: 77,
  bars: 41,
  volatility: 2.3,
  waypoints: [
    [0, 133],
    [2, 126],
    [5, 103],
    [10, 102],
    [14, 119],
    [16, 116],
    [19, 124],
    [23, 112],
    [26, 104],
    [29, 109],
    [31, 107],
    [36, 124],
    [38, 121],
    [41, 131],
  ],
  quiet: [[5, 10, 0.5]],
});

export function LevelsDrawing() {
  const words = guideFigures.levels;
  const x = (bar: number) => 6 + 7 * bar;
  const y = priceScale(91, 140, 6, height - 6);
  const from = x(entersAtBar);
  return (
    <GuideDrawing description={words.description} caption={words.caption} width={width} height={height}>
      <Band x={x(demand.fromBar) - 5} top={y(demand.high)} right={axis} bottom={y(demand.low)} tone="gain" />
      <Band x={supply.fromBar} top={y(supply.high)} right={axis} bottom={y(supply.low)} tone="loss" />
      <path className="gl" d={vertical(axis, 0, height)} />
      <Candles bars={bars} x={x} y={y} width={4.4} />
      <path className="lv-e" d={horizontal(from, axis, y(demand.high))} />
      <path className="lv-g" d={horizontal(from, axis, y(supply.low))} />
      <path className="lv-l" d={horizontal(from, axis, y(stop))} />
      <Label x={x(demand.fromBar)} y={y(demand.low) + 17} text={words.demand} tone="g" />
      <Label x={x(12)} y={y(supply.high) + 16} text={words.supply} tone="l" />
      <AxisTag x={axis + 1} y={y(supply.low)} width={56} text={words.target} tone="gain" />
      <AxisTag x={axis + 1} y={y(demand.high)} width={56} text={words.entry} tone="ink" />
      <AxisTag x={axis + 1} y={y(stop)} width={56} text={words.stop} tone="loss" />
    </GuideDrawing>
  );
}
