import type { PlanId } from "#core/plan-names.ts";
import { planOrder } from "#core/plan-names.ts";
import { Candles } from "#site/charts/candles.tsx";
import { BuySignal } from "#site/charts/marks.tsx";
import { priceScale, tenth } from "#site/charts/plot.ts";
import { type Bar, priceBars } from "#site/charts/price-bars.ts";
import { seededRandom } from "#site/charts/random.ts";

const y = priceScale(100, 200, 8, 152);
const x = (bar: number) => 6 + 9.4 * bar;

const bands = [
  { from: "standard", tone: "zone", high: 156, low: 144 },
  { from: "pro", tone: "loss", high: 196, low: 185 },
  { from: "pro", tone: "gain", high: 131, low: 121 },
] as const;

const bars = priceBars({
  seed: 118,
  bars: 23,
  volatility: 6,
  waypoints: [
    [0, 126],
    [4, 150],
    [7, 146],
    [10, 178],
    [12, 170],
    [15, 188],
    [18, 158],
    [20, 150],
    [23, 172],
  ],
  quiet: [[4, 7, 0.6]],
});

/** The bar that came back to the zone. */
const returned = 19;
const levels = [
  { className: "lv-g", price: 184 },
  { className: "lv-e", price: 153 },
  { className: "lv-l", price: 139 },
];

/** The same bars for every plan; each plan draws what the one before it draws, and its own on top. */
export function DepthChart({ plan, label }: { plan: PlanId; label: string }) {
  const has = (other: PlanId) => planOrder.indexOf(plan) >= planOrder.indexOf(other);
  return (
    <svg className="ch depth-chart" role="img" aria-label={label}>
      {bands
        .filter(({ from }) => has(from))
        .map(({ tone, high, low }) => (
          <g key={tone} className={`zn-${tone}`}>
            <rect y={tenth(y(high))} width="100%" height={tenth(y(low) - y(high))} />
            <line x2="100%" y1={tenth(y(high))} y2={tenth(y(high))} />
            <line x2="100%" y1={tenth(y(low))} y2={tenth(y(low))} />
          </g>
        ))}
      <g className="depth-bars">
        {plan === "footprint" ? (
          <>
            <Candles bars={bars.slice(0, returned - 3)} x={x} y={y} width={5.6} />
            <Cells />
          </>
        ) : (
          <Candles bars={bars} x={x} y={y} width={5.6} />
        )}
        {plan === "signalpro" && <Signal bar={bars[returned]} />}
      </g>
    </svg>
  );
}

const cell = { width: 26, height: 9 };
/** The rows of each column, counted down from the highest price of the fall. */
const columns = [
  { top: 0, rows: 6 },
  { top: 3, rows: 7 },
  { top: 2, rows: 6 },
];

function Cells() {
  const random = seededRandom(41);
  return columns.map(({ top, rows }, column) => (
    <g key={top}>
      {Array.from({ length: rows }, (_, row) => {
        const lean = random();
        const side = lean > 0.68 ? "ask" : lean < 0.22 ? "bid" : "none";
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other order.
            key={row}
            className={`side-${side}`}
            x={tenth(x(returned - 3) + column * (cell.width + 3))}
            y={tenth(y(172) + (top + row) * cell.height)}
            width={cell.width}
            height={cell.height - 1}
            fillOpacity={side === "none" ? 0.16 : 0.6}
          />
        );
      })}
    </g>
  ));
}

function Signal({ bar }: { bar: Bar | undefined }) {
  return (
    <>
      {levels.map(({ className, price }) => (
        <line
          key={className}
          className={className}
          x1={x(returned)}
          x2={x(returned) + 74}
          y1={tenth(y(price))}
          y2={tenth(y(price))}
        />
      ))}
      {bar && <BuySignal x={x(returned)} y={y(bar.low) + 5} size={5} />}
    </>
  );
}
