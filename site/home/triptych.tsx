import { Candles } from "#site/charts/candles.tsx";
import { Band, Label } from "#site/charts/marks.tsx";
import { priceScale, tenth } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";

/** Panels of different widths and one height share their prices, so that one zone runs through all of them. */
export const panelHeight = 372;
export const zone = { high: 156, low: 144 };
const textSize = 13;

export const panelPrice = priceScale(100, 200, 70, 356);
const y = panelPrice;

const supply = { high: 194, low: 183, fromBar: 15 };
const demand = { high: 131, low: 121 };
const touchBar = 30;

const bars = priceBars({
  seed: 118,
  bars: 34,
  volatility: 5.4,
  waypoints: [
    [0, 126],
    [6, 150],
    [10, 146],
    [15, 178],
    [18, 170],
    [23, 188],
    [28, 158],
    [30, 149],
    [34, 172],
  ],
  quiet: [[6, 10, 0.6]],
});

export function StandardPanel() {
  const x = (bar: number) => 8 + 10.8 * bar;
  return (
    <svg
      className="ch"
      viewBox={`0 0 372 ${panelHeight}`}
      role="img"
      aria-label="Illustrative chart with one core zone."
    >
      <Band x={x(6) - 5} top={y(zone.high)} right={372} bottom={y(zone.low)} />
      <Candles bars={bars} x={x} y={y} width={6.2} />
    </svg>
  );
}

export function ProPanel() {
  const width = 417;
  const x = (bar: number) => 20 + 11.6 * bar;
  return (
    <svg
      className="ch"
      viewBox={`0 0 ${width} ${panelHeight}`}
      role="img"
      aria-label="The same bars with three zones: supply with its strength, the core zone with its touches, and an untested demand zone. An alert marks the touch."
    >
      <Band x={x(supply.fromBar) - 5} top={y(supply.high)} right={width} bottom={y(supply.low)} tone="loss" />
      <Band x={0} top={y(demand.high)} right={width} bottom={y(demand.low)} tone="gain" />
      <Band x={0} top={y(zone.high)} right={width} bottom={y(zone.low)} />
      <Candles bars={bars} x={x} y={y} width={6.6} />
      <Label
        x={x(supply.fromBar)}
        y={y(supply.high) - 7}
        text="Supply, strength 4 of 5"
        tone="l"
        size={textSize}
      />
      <Label
        x={width - 10}
        y={y(demand.low) + 17}
        text="Demand, untested"
        tone="g"
        anchor="end"
        size={textSize}
      />
      <Label x={x(19.5)} y={y(150) + 4} text="Zone, 2 touches" tone="z" anchor="middle" size={textSize} />
      <path className="ld" d={`M${x(touchBar)} ${tenth(y(zone.low) + 2)}v14h-10`} />
      <Label
        x={x(touchBar) - 15}
        y={y(zone.low) + 20}
        text="Alert: touch"
        tone="i"
        anchor="end"
        size={textSize}
      />
    </svg>
  );
}
