import { Candles } from "#site/charts/candles.tsx";
import { Band } from "#site/charts/marks.tsx";
import { horizontal, priceScale, type Scale, vertical } from "#site/charts/plot.ts";
import { type PriceStory, priceBars } from "#site/charts/price-bars.ts";

type GapDrawing = {
  width: number;
  height: number;
  y: Scale;
  pitch: number;
  body: number;
  before: PriceStory;
  after: PriceStory;
  afterX: number;
  gap: [high: number, low: number];
  stub: number;
};

const wide: GapDrawing = {
  width: 1272,
  height: 420,
  y: priceScale(0, 100, 20, 400),
  pitch: 11,
  body: 6.4,
  before: {
    seed: 3,
    bars: 44,
    volatility: 4.2,
    waypoints: [
      [0, 22],
      [12, 40],
      [18, 34],
      [30, 56],
      [44, 50],
    ],
  },
  after: {
    seed: 14,
    bars: 34,
    volatility: 4.2,
    waypoints: [
      [0, 78],
      [10, 86],
      [18, 72],
      [26, 80],
      [34, 74],
    ],
  },
  afterX: 894,
  gap: [78, 50],
  stub: 14,
};

const narrow: GapDrawing = {
  width: 350,
  height: 260,
  y: priceScale(0, 100, 14, 246),
  pitch: 7,
  body: 4.4,
  before: {
    seed: 3,
    bars: 18,
    volatility: 5,
    waypoints: [
      [0, 20],
      [6, 34],
      [9, 28],
      [18, 46],
    ],
  },
  after: {
    seed: 14,
    bars: 14,
    volatility: 5,
    waypoints: [
      [0, 80],
      [5, 88],
      [9, 76],
      [14, 82],
    ],
  },
  afterX: 256,
  gap: [80, 46],
  stub: 14,
};

/** Trading stops on the left and goes on higher up on the right: the gap is the zone. */
export function GapChart() {
  return (
    <>
      <Drawing drawing={wide} className="ch gap-wide" />
      <Drawing drawing={narrow} className="ch gap-narrow" />
    </>
  );
}

function Drawing({ drawing, className }: { drawing: GapDrawing; className: string }) {
  const { width, height, y, pitch, before, after, afterX, gap } = drawing;
  const beforeX: Scale = (bar) => 6 + pitch * bar;
  const from = beforeX(before.bars) - 4;
  const [top, bottom] = [y(gap[0]), y(gap[1])];
  const rules = [0, 25, 50, 75, 100].map((price) => horizontal(0, width, y(price))).join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="A price chart with a gap in the middle where no trades took place"
    >
      <path className="gd" d={rules} />
      <Band x={from} top={top} right={width} bottom={bottom} />
      <path className="lv-z" d={vertical(from, top - drawing.stub, bottom + drawing.stub)} />
      <Candles bars={priceBars(before)} x={beforeX} y={y} width={drawing.body} />
      <Candles bars={priceBars(after)} x={(bar) => afterX + pitch * bar} y={y} width={drawing.body} />
    </svg>
  );
}
