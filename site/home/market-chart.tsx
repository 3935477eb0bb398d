import type { MarketId } from "#content/markets.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band } from "#site/charts/marks.tsx";
import { horizontal, priceScale, vertical } from "#site/charts/plot.ts";
import { type PriceStory, priceBars } from "#site/charts/price-bars.ts";

type Drawing = {
  story: Omit<PriceStory, "bars">;
  range: readonly [low: number, high: number];
  zone: { low: number; high: number; tone: "gain" | "loss"; tag: string };
};

const drawings: Readonly<Record<MarketId, Drawing>> = {
  stocks: {
    story: {
      seed: 11,
      volatility: 3.2,
      waypoints: [
        [0, 228],
        [8, 241],
        [12, 238],
        [20, 262],
        [25, 246],
        [28, 241],
        [40, 268],
      ],
    },
    range: [220, 274],
    zone: { low: 236.5, high: 243, tone: "gain", tag: "239.75" },
  },
  commodity: {
    story: {
      seed: 24,
      volatility: 11,
      waypoints: [
        [0, 3990],
        [9, 4060],
        [13, 4052],
        [20, 3962],
        [24, 3985],
        [31, 4048],
        [40, 3978],
      ],
    },
    range: [3930, 4090],
    zone: { low: 4046, high: 4068, tone: "loss", tag: "4,057" },
  },
  forex: {
    story: {
      seed: 37,
      volatility: 0.2,
      waypoints: [
        [0, 151.6],
        [7, 152.4],
        [11, 152.3],
        [20, 153.9],
        [27, 152.5],
        [29, 152.2],
        [40, 154.2],
      ],
    },
    range: [151.1, 154.5],
    zone: { low: 152.05, high: 152.5, tone: "gain", tag: "152.28" },
  },
  crypto: {
    story: {
      seed: 46,
      volatility: 46,
      waypoints: [
        [0, 4080],
        [8, 3860],
        [13, 3880],
        [20, 3480],
        [27, 3790],
        [30, 3850],
        [40, 3560],
      ],
    },
    range: [3380, 4150],
    zone: { low: 3830, high: 3930, tone: "loss", tag: "3,880" },
  },
};

const height = 170;
const axis = 246;
const gridlines = [20, 63, 106, 149].map((y) => horizontal(0, axis, y)).join("");
const kinds = { gain: "demand", loss: "supply" } as const;
const x = (bar: number) => 4 + 6 * bar;

export function MarketChart({ market, name }: { market: MarketId; name: string }) {
  const { story, range, zone } = drawings[market];
  const y = priceScale(...range, 6, height - 6);
  const top = y(zone.high);
  const bottom = y(zone.low);
  return (
    <svg
      className="ch"
      viewBox={`0 0 308 ${height}`}
      role="img"
      aria-label={`Illustrative chart, ${name}: price returns to a ${kinds[zone.tone]} zone and turns.`}
    >
      <path className="gd" d={gridlines} />
      <Band x={x(7)} top={top} right={axis} bottom={bottom} tone={zone.tone} />
      <Candles bars={priceBars({ ...story, bars: 40 })} x={x} y={y} width={3.8} />
      <path className="gl" d={vertical(axis, 0, height)} />
      <AxisTag
        x={axis + 1}
        y={(top + bottom) / 2}
        width={61}
        text={zone.tag}
        tone={zone.tone}
        height={24}
        size={14.5}
      />
    </svg>
  );
}
