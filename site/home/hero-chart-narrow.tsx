import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, BuySignal, Label } from "#site/charts/marks.tsx";
import { horizontal, priceScale, vertical } from "#site/charts/plot.ts";
import { type PriceStory, priceBars } from "#site/charts/price-bars.ts";

type Drawing = {
  className: string;
  width: number;
  height: number;
  story: PriceStory;
  body: number;
  zoneFrom: number;
  returnsIn: [from: number, to: number];
};

const tablet: Drawing = {
  className: "ch hero-chart-tablet",
  width: 760,
  height: 350,
  body: 5.2,
  zoneFrom: 23,
  returnsIn: [55, 74],
  story: {
    seed: 31,
    bars: 78,
    volatility: 17,
    waypoints: [
      [0, 81230],
      [9, 81330],
      [14, 81286],
      [24, 81440],
      [35, 81452],
      [46, 81640],
      [51, 81606],
      [55, 81632],
      [63, 81484],
      [66, 81456],
      [72, 81610],
      [74, 81590],
      [78, 81668],
    ],
    quiet: [[23, 35, 0.55]],
  },
};

const phone: Drawing = {
  className: "ch hero-chart-phone",
  width: 390,
  height: 320,
  body: 5,
  zoneFrom: 11,
  returnsIn: [28, 38],
  story: {
    seed: 9,
    bars: 40,
    volatility: 22,
    waypoints: [
      [0, 81230],
      [6, 81330],
      [9, 81290],
      [12, 81440],
      [18, 81452],
      [24, 81640],
      [27, 81610],
      [32, 81480],
      [34, 81456],
      [40, 81690],
    ],
    quiet: [[12, 18, 0.55]],
  },
};

const gridPrices = [81_200, 81_300, 81_400, 81_500, 81_600, 81_700];
const zone = { high: 81_490, low: 81_420, middle: 81_455 };

export function HeroChartNarrow() {
  return (
    <>
      <Chart drawing={tablet} />
      <Chart drawing={phone} />
    </>
  );
}

/** For the dialog of the tour: the same drawing on every screen. */
export function HeroStill() {
  return <Chart drawing={{ ...tablet, className: "ch" }} />;
}

function Chart({ drawing }: { drawing: Drawing }) {
  const { width, height, story } = drawing;
  const axis = width - 56;
  const x = (bar: number) => 12 + ((axis - 20) / story.bars) * bar;
  const y = priceScale(81_180, 81_720, 6, height - 24);
  const bars = priceBars(story);
  const last = bars.at(-1)?.close ?? 0;
  const from = x(drawing.zoneFrom);
  const lows = bars.slice(...drawing.returnsIn).map((bar) => bar.low);
  const lowest = Math.min(...lows);
  const lowestX = x(drawing.returnsIn[0] + lows.indexOf(lowest));
  return (
    <svg
      className={drawing.className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Illustrative 15-minute chart with one institutional zone"
    >
      <path
        className="gl"
        d={gridPrices.map((price) => horizontal(0, axis, y(price))).join("") + vertical(axis, 0, height)}
      />
      {gridPrices
        .filter((price) => Math.abs(y(price) - y(last)) >= 18)
        .map((price) => (
          <Label key={price} x={axis + 10} y={y(price) + 4} text={grouped(price)} size={11.5} />
        ))}
      <Band x={from} top={y(zone.high)} right={axis} bottom={y(zone.low)} />
      <path className="lv-z" d={vertical(from, y(zone.high) - 10, y(zone.low) + 10)} />
      <Candles bars={bars} x={x} y={y} width={drawing.body} />
      <BuySignal x={lowestX} y={y(lowest) + 7} size={5.5} />
      <Label x={lowestX} y={y(lowest) + 31} text="First return" tone="g" anchor="middle" />
      <Label x={from + 8} y={y(zone.low) + 20} text="Base" tone="i2" />
      <AxisTag x={axis + 1} y={y(zone.middle)} width={55} text={grouped(zone.middle)} />
      <AxisTag x={axis + 1} y={y(last)} width={55} text={grouped(Math.round(last))} tone="ink" />
      <Label x={12} y={height - 4} text="13 Nov" size={11.5} />
      <Label x={x(story.bars * 0.62)} y={height - 4} text="14 Nov" size={11.5} />
    </svg>
  );
}

function grouped(price: number): string {
  return price.toLocaleString("en-US");
}
