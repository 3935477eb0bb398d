import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, BuySignal, Label } from "#site/charts/marks.tsx";
import { horizontal, tenth, vertical } from "#site/charts/plot.ts";
import { type Bar, type PriceStory, priceBars } from "#site/charts/price-bars.ts";

const width = 1440;
const height = 756;
const axis = 1328;
/** One headline line of the hero is one row of the chart is one hundred points. */
const rowHeight = 108;
const topPrice = 81_700;

const story: PriceStory = {
  seed: 72,
  bars: 79,
  volatility: 15,
  waypoints: [
    [0, 81048],
    [6, 81128],
    [10, 81094],
    [16, 81236],
    [19, 81204],
    [23, 81220],
    [28, 81334],
    [31, 81300],
    [36, 81446],
    [38, 81428],
    [42, 81562],
    [45, 81534],
    [50, 81566],
    [55, 81642],
    [57, 81622],
    [59, 81640],
    [65, 81556],
    [67, 81536],
    [72, 81618],
    [75, 81600],
    [79, 81648],
  ],
  quiet: [
    [17, 24, 0.75],
    [42, 50, 0.7],
    [50, 79, 0.85],
  ],
};
/** Prices of the marked zone (drawn in HTML behind the headline) and of the untested one below it. */
const zoneLow = 81_510;
const demand = { high: 81_238, low: 81_192, label: "81,215" };
const days = [
  [4, "12 Nov"],
  [29, "13 Nov"],
  [54, "14 Nov"],
] as const;

const x = (bar: number) => 604 + 9 * bar;
const y = (price: number) => ((topPrice - price) / 100) * rowHeight;

export function HeroChart() {
  const bars = priceBars(story);
  const last = bars.at(-1)?.close ?? topPrice;
  const bracket = y(zoneLow) + 12;
  return (
    <svg
      className="ch hero-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Illustrative 15-minute index chart. Price forms a base inside an institutional zone, leaves it, returns once and turns up."
    >
      <path className="gd" d={days.map(([bar]) => vertical(x(bar) - 4.5, 0, height)).join("")} />
      {days.map(([bar, day]) => (
        <Label key={day} x={x(bar) + 2} y={height - 10} text={day} size={13} />
      ))}
      <path className="vol" d={bars.map(volumeColumn).join("")} />
      <Band x={x(16) - 4} top={y(demand.high)} right={axis} bottom={y(demand.low)} tone="gain" />
      <Label x={axis - 14} y={y(demand.high) - 9} text="Untested demand" tone="g" anchor="end" size={13} />
      <path className="ds" d={horizontal(x(78), axis, y(last))} />
      <g className="hero-price">
        <Candles bars={bars} x={x} y={y} width={5.6} />
        <path className="ld" d={`M${x(41) - 4} ${tenth(bracket - 5)}v5h${x(50) - x(41)}v-5`} />
        <Label x={(x(41) + x(50)) / 2 - 4} y={bracket + 18} text="Base" tone="i2" anchor="middle" size={13} />
        <FirstReturn bars={bars} />
      </g>
      <AxisTag
        x={axis + 1}
        y={y((demand.high + demand.low) / 2)}
        width={66}
        text={demand.label}
        tone="gain"
        height={24}
        size={13}
      />
      <AxisTag
        x={axis + 1}
        y={y(last)}
        width={66}
        text={Math.round(last).toLocaleString("en-US")}
        tone="ink"
        height={24}
        size={13}
      />
    </svg>
  );
}

function FirstReturn({ bars }: { bars: readonly Bar[] }) {
  const lowest = lowestBar(bars, 60, 70);
  const below = Math.max(y(bars[lowest]?.low ?? 0), y(zoneLow) + 4);
  return (
    <>
      <BuySignal x={x(lowest)} y={below + 8} size={6.5} />
      <Label x={x(lowest)} y={below + 38} text="First return" tone="g" anchor="middle" size={13} />
    </>
  );
}

function lowestBar(bars: readonly Bar[], from: number, to: number): number {
  const lows = bars.slice(from, to).map((bar) => bar.low);
  return from + lows.indexOf(Math.min(...lows));
}

function volumeColumn(bar: Bar, index: number): string {
  return `M${tenth(x(index) - 3)} ${height - 28}v${tenth(-Math.min(64, bar.volume * 26))}h6V${height - 28}z`;
}
