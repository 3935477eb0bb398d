import type { SignalproMarket } from "#content/signalpro.ts";
import { Candles } from "#site/charts/candles.tsx";
import { Band, BuySignal } from "#site/charts/marks.tsx";
import { horizontal, priceScale } from "#site/charts/plot.ts";
import { type PriceStory, priceBars } from "#site/charts/price-bars.ts";
import { SellSignal } from "./sell-signal.tsx";
import { highestBar, lowestBar } from "./trade-levels.ts";

type Sketch = { side: "buy" | "sell" } & Pick<PriceStory, "seed" | "volatility">;

const sketches: Readonly<Record<SignalproMarket["id"], Sketch>> = {
  "indian-indices": { side: "buy", seed: 11, volatility: 5 },
  forex: { side: "sell", seed: 24, volatility: 4 },
  crypto: { side: "buy", seed: 37, volatility: 8 },
  "us-indices": { side: "sell", seed: 46, volatility: 5 },
  stocks: { side: "buy", seed: 53, volatility: 6 },
};

/** Base, departure, return, departure: upwards from demand; seen from the other side, down from supply. */
const waypoints = [
  [0, 14],
  [5, 30],
  [8, 29],
  [14, 70],
  [19, 33],
  [28, 84],
] as const;
const zone = { fromBar: 5, low: 23, high: 36 };

const width = 240;
const height = 130;
const x = (bar: number) => 6 + 8.4 * bar;
const grid = [26, 52, 78, 104].map((y) => horizontal(0, width, y)).join("");

export function MarketSketch({ market }: { market: SignalproMarket["id"] }) {
  const { side, seed, volatility } = sketches[market];
  const buys = side === "buy";
  const price = (value: number) => (buys ? value : 100 - value);
  const bars = priceBars({
    seed,
    volatility,
    bars: 28,
    waypoints: waypoints.map(([bar, value]) => [bar, price(value)] as const),
  });
  const y = priceScale(0, 100, 4, height - 4);
  const [top, bottom] = [price(zone.high), price(zone.low)].sort((a, b) => b - a).map(y);
  const at = (buys ? lowestBar : highestBar)(bars, 16, 23);
  return (
    <svg className="ch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="gd" d={grid} />
      <Band
        x={x(zone.fromBar)}
        top={top ?? 0}
        right={width}
        bottom={bottom ?? 0}
        tone={buys ? "gain" : "loss"}
      />
      <Candles bars={bars} x={x} y={y} width={5.2} />
      {buys ? (
        <BuySignal x={x(at)} y={y(bars[at]?.low ?? 0) + 5} />
      ) : (
        <SellSignal x={x(at)} y={y(bars[at]?.high ?? 0) - 5} size={6} />
      )}
    </svg>
  );
}
