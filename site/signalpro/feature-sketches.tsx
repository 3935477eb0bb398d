import { Candles } from "#site/charts/candles.tsx";
import { Band, BuySignal, Label } from "#site/charts/marks.tsx";
import { horizontal, priceScale, tenth } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { Levels } from "#site/charts/signal-chart.tsx";
import { SellSignal } from "./sell-signal.tsx";
import { highestBar, lowestBar } from "./trade-levels.ts";

const width = 320;
const height = 130;
const y = priceScale(0, 100, 6, height - 6);
const grid = [20, 40, 60, 80].map((price) => horizontal(0, width, y(price))).join("");

const marked = priceBars({
  seed: 31,
  bars: 34,
  volatility: 4.5,
  waypoints: [
    [0, 44],
    [6, 22],
    [8, 23],
    [16, 60],
    [19, 54],
    [25, 80],
    [27, 79],
    [34, 48],
  ],
});

export function MarkersSketch() {
  const x = (bar: number) => 8 + 9.2 * bar;
  const low = lowestBar(marked, 4, 10);
  const high = highestBar(marked, 22, 30);
  return (
    <svg className="ch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="gd" d={grid} />
      <Band x={0} top={y(30)} right={width} bottom={y(16)} tone="gain" />
      <Band x={x(14)} top={y(88)} right={width} bottom={y(75)} tone="loss" />
      <Candles bars={marked} x={x} y={y} width={5.6} />
      <BuySignal x={x(low)} y={y(marked[low]?.low ?? 0) + 6} size={7} />
      <SellSignal x={x(high)} y={y(marked[high]?.high ?? 0) - 6} size={7} />
    </svg>
  );
}

const measured = priceBars({
  seed: 8,
  bars: 15,
  volatility: 5,
  waypoints: [
    [0, 52],
    [4, 28],
    [9, 58],
    [11, 52],
    [15, 82],
  ],
});

const signal = { bar: 4, entry: 30, stop: 12, target: 86, until: 15 };

export function LevelsSketch() {
  const x = (bar: number) => 10 + 17 * bar;
  const names = [
    ["Target", signal.target, "g"],
    ["Entry", signal.entry, "i2"],
    ["Stop", signal.stop, "l"],
  ] as const;
  return (
    <svg className="ch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="gd" d={grid} />
      <Levels signal={signal} x={x} y={y} />
      <Candles bars={measured} x={x} y={y} width={9.6} />
      {names.map(([name, level, tone]) => (
        <Label key={name} x={x(signal.until) + 8} y={y(level) + 5} text={name} tone={tone} size={13} />
      ))}
    </svg>
  );
}

/** Sold and bought in each cell of three bars, from the top of the bar down. */
const columns = [
  {
    x: 10,
    y: 22,
    cells: [
      [64, 41],
      [118, 97],
      [203, 88],
      [271, 104],
      [142, 66],
    ],
  },
  {
    x: 122,
    y: 22,
    cells: [
      [38, 52],
      [96, 131],
      [147, 214],
      [122, 318],
      [84, 236],
    ],
  },
  {
    x: 234,
    y: 1,
    cells: [
      [57, 119],
      [88, 246],
      [131, 207],
      [76, 112],
      [29, 48],
    ],
  },
] as const;
const cellWidth = 76;
const cellHeight = 21;

export function OrderFlowSketch() {
  return (
    <svg className="ch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Band x={0} top={43} right={width} bottom={127} />
      {columns.map(({ x, y, cells }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="cell" d={`M0 0h${cellWidth}v${5 * cellHeight}h${-cellWidth}z`} />
          {cells.map(([sold, bought], row) => (
            <Cell key={sold} sold={sold} bought={bought} row={row} busiest={isBusiest(cells, row)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

type CellProps = { sold: number; bought: number; row: number; busiest: boolean };

function Cell({ sold, bought, row, busiest }: CellProps) {
  const tone = bought > 2 * sold ? "zn-gain" : sold > 2 * bought && "zn-loss";
  const top = row * cellHeight;
  return (
    <>
      {tone && (
        <g className={tone}>
          <rect y={top + 0.5} width={cellWidth} height={cellHeight - 1} />
        </g>
      )}
      {busiest && (
        <path className="lv-z" d={`M0 ${top + 0.5}h${cellWidth}v${cellHeight - 1}h${-cellWidth}z`} />
      )}
      <Label x={cellWidth / 2} y={tenth(top + 15)} text={`${sold} × ${bought}`} anchor="middle" size={12.5} />
    </>
  );
}

function isBusiest(bar: readonly (readonly [number, number])[], row: number): boolean {
  const volumes = bar.map(([sold, bought]) => sold + bought);
  return volumes[row] === Math.max(...volumes);
}
