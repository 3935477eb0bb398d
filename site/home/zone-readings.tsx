import { BuySignal, Label } from "#site/charts/marks.tsx";
import { horizontal, tenth, vertical } from "#site/charts/plot.ts";
import { seededRandom } from "#site/charts/random.ts";
import { MicroChart, microPrice } from "./micro-chart.tsx";

export function Forecast() {
  const { bars, x, y, candles } = microPrice({
    seed: 4,
    bars: 25,
    volatility: 7,
    path: { 0: 96, 6: 70, 11: 90, 18: 44, 25: 32 },
  });
  const from = `M${x(24) + 8} ${tenth(y(bars.at(-1)?.close ?? 0))}`;
  return (
    <MicroChart label="a range widens from the last bar toward the zone.">
      <path className="cone" d={`${from}L276 66V126z`} />
      <path className="envelope" d={`${from}L276 90`} />
      {candles}
    </MicroChart>
  );
}

export function Insight() {
  const { candles } = microPrice({
    seed: 21,
    bars: 26,
    volatility: 6,
    path: { 0: 20, 5: 56, 11: 64, 17: 116, 20: 108, 26: 72 },
    quiet: [[5, 11, 0.6]],
  });
  const random = seededRandom(6);
  const profile = Array.from({ length: 17 }, (_, row) => {
    const top = 10 + 7 * row;
    const nearness = 1 - Math.min(1, Math.abs(top - 74) / 52);
    return { top, traded: tenth(8 + 62 * nearness ** 2 + 10 * random()) };
  });
  return (
    <MicroChart label="most volume was traded at the prices of the zone.">
      {profile.map(({ top, traded }) => (
        <rect
          key={top}
          className={top >= 60 && top <= 86 ? "heavy" : "vol"}
          x={tenth(280 - traded)}
          y={top}
          width={traded}
          height={5}
        />
      ))}
      {candles}
    </MicroChart>
  );
}

export function EventFlag() {
  const { bars, x, candles } = microPrice({
    seed: 31,
    bars: 34,
    volatility: 5,
    path: { 0: 54, 10: 62, 20: 54, 21: 110, 24: 118, 34: 100 },
    quiet: [
      [0, 20, 0.55],
      [20, 21, 1.3],
    ],
  });
  const event = 20;
  const random = seededRandom(3);
  const volumes = bars.map((_, bar) => (bar === event ? 34 : bar === event + 1 ? 20 : 4 + 6 * random()));
  return (
    <MicroChart label="one bar leaves the zone on several times the usual volume and is flagged.">
      <path
        className="vol"
        d={volumes.map((volume, bar) => `M${x(bar) - 2} 140v${tenth(-volume)}h4V140z`).join("")}
      />
      <path className="ds" d={vertical(x(event), 14, 140)} />
      {candles}
      <path className="flag" d={`M${x(event) - 6} 8l6-6 6 6-6 6z`} />
      <Label x={x(event) - 12} y={13} text="Event 14:15" tone="i2" anchor="end" />
    </MicroChart>
  );
}

export function Assistant() {
  const { bars, x, y, candles } = microPrice({
    seed: 15,
    bars: 28,
    volatility: 7,
    path: { 0: 110, 6: 92, 9: 98, 15: 58, 22: 94, 28: 110 },
  });
  const lows = bars.slice(12, 18).map((bar) => bar.low);
  const low = Math.min(...lows);
  const signal = x(12 + lows.indexOf(low));
  return (
    <MicroChart label="a buy marker at the zone, with its entry, stop and target as levels.">
      <path className="lv-g" d={horizontal(signal, 230, 26)} />
      <path className="lv-e" d={horizontal(signal, 230, 74)} />
      <path className="lv-l" d={horizontal(signal, 230, 108)} />
      {candles}
      <BuySignal x={signal} y={y(low) + 5} />
      <Label x={236} y={30} text="Target" tone="g" />
      <Label x={236} y={78} text="Entry" tone="i" />
      <Label x={236} y={112} text="Stop" tone="l" />
    </MicroChart>
  );
}
