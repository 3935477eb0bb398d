import { Label } from "#site/charts/marks.tsx";
import { horizontal, tenth, vertical } from "#site/charts/plot.ts";
import type { Bar } from "#site/charts/price-bars.ts";
import { MicroChart, microPrice } from "./micro-chart.tsx";

export function EventMap() {
  const { candles } = microPrice({
    seed: 52,
    bars: 38,
    volatility: 6,
    path: { 0: 78, 8: 58, 14: 84, 18: 70, 19: 32, 22: 22, 29: 52, 33: 42, 38: 56 },
    quiet: [[18, 19, 1.4]],
  });
  return (
    <MicroChart label="the zone frozen before a scheduled release, and the one drawn after it.">
      <rect className="frozen" x={6} y={34} width={128} height={20} />
      <rect className="redrawn" x={146} y={104} width={134} height={22} />
      <path className="ds" d={vertical(139, 6, 140)} />
      <Label x={6} y={28} text="Before" />
      <Label x={147} y={18} text="After" />
      {candles}
    </MicroChart>
  );
}

const lines = [
  { market: "SENSEX", seed: 12 },
  { market: "USD/JPY", seed: 5 },
  { market: "XAU/USD", seed: 17 },
  { market: "ETH/USD", seed: 33 },
];

export function ManyMarkets() {
  return (
    <MicroChart label="four markets read side by side.">
      {lines.map(({ market, seed }, row) => {
        const base = 26 + 27 * row;
        const { bars } = microPrice({
          seed,
          bars: 50,
          volatility: 1.7,
          path: { 0: 0, 11: 5 - 3 * (row % 2), 24: 2 * row - 5, 36: 6 - 4 * (row % 3), 50: 1 + row },
        });
        const points = bars.map(({ close }, bar) => {
          const lift = Math.max(-10, Math.min(11, close));
          return `${76 + 4 * bar} ${tenth(base - 4 - lift)}`;
        });
        return (
          <g key={market}>
            <Label x={6} y={base} text={market} tone={row === 2 ? "i" : "i2"} size={13} />
            <path className="spark" d={`M${points.join("L")}`} />
          </g>
        );
      })}
    </MicroChart>
  );
}

export function Access() {
  return (
    <MicroChart label="broker login and account password are never asked for, only the TradingView username.">
      <path className="gl" d={[13, 54, 95, 136].map((y) => horizontal(0, 280, y)).join("")} />
      <Label x={6} y={38} text="Broker login" tone="struck" size={14.5} />
      <Label x={274} y={38} text="Never asked" anchor="end" size={13.5} />
      <Label x={6} y={81} text="TradingView username" tone="i" size={14.5} />
      <Label x={274} y={81} text="Needed" tone="g" anchor="end" size={13.5} />
      <Label x={6} y={120} text="Account password" tone="struck" size={14.5} />
      <Label x={274} y={120} text="Never asked" anchor="end" size={13.5} />
    </MicroChart>
  );
}

export function Volatility() {
  const { bars, x, y, candles } = microPrice({
    seed: 66,
    bars: 38,
    volatility: 7,
    path: { 0: 62, 8: 66, 14: 60, 22: 90, 28: 34, 33: 96, 38: 58 },
    quiet: [
      [0, 14, 0.5],
      [14, 20, 0.9],
      [20, 38, 1.35],
    ],
  });
  const edge = (side: 1 | -1) => {
    const points = bars.map((_, bar) => {
      const { middle, range } = recent(bars.slice(Math.max(0, bar - 5), bar + 1));
      return `${x(bar)} ${tenth(y(middle + side * range * 1.5))}`;
    });
    return `M${points.join("L")}`;
  };
  return (
    <MicroChart label="an envelope that is narrow while price is quiet and widens as the bars grow.">
      <path className="envelope" d={edge(1) + edge(-1)} />
      {candles}
    </MicroChart>
  );
}

function recent(bars: readonly Bar[]): { middle: number; range: number } {
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    middle: average(bars.map((bar) => bar.close)),
    range: average(bars.map((bar) => bar.high - bar.low)),
  };
}
