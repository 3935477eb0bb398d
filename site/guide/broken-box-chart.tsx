import { guideFigures } from "#content/guide-figures.ts";
import { brokenBoxMovePercent } from "#content/method.ts";
import { Candles } from "#site/charts/candles.tsx";
import { Band, Label } from "#site/charts/marks.tsx";
import { PageAxis } from "#site/charts/page-axis.tsx";
import { horizontal, priceScale, tenth } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";

const high = 5;
const low = -11;
const boxHigh = 1.9;
const breaksAtBar = 24;
const retestsAtBar = 32;

/** In percent from the far edge of the box. */
const bars = priceBars({
  seed: 58,
  bars: 54,
  volatility: 0.62,
  waypoints: [
    [0, 0.9],
    [5, 1],
    [10, 4.1],
    [15, 2.2],
    [17, 1.3],
    [20, 2.8],
    [23, 0.8],
    [25, -1.5],
    [28, -2.7],
    [32, -0.4],
    [38, -4.4],
    [41, -3.6],
    [47, -7.2],
    [50, -6.5],
    [54, -8.2],
  ],
  quiet: [[0, 5, 0.5]],
});

export function BrokenBoxChart() {
  const { from, to } = brokenBoxMovePercent;
  const share = priceScale(low, high, 0, 1);
  return (
    <figure className="broken-box bleed">
      <div>
        <Drawing width={640} height={380} size={13} className="max-md:hidden" />
        <Drawing width={360} height={330} size={12} className="md:hidden" />
        <PageAxis
          tags={[from, to].map((percent) => ({ share: share(-percent), text: `−${percent}%`, tone: "loss" }))}
          prices={[{ share: share(0), text: guideFigures.brokenBox.edge }]}
        />
      </div>
      <figcaption className="small">{guideFigures.brokenBox.caption}</figcaption>
    </figure>
  );
}

type DrawingProps = { width: number; height: number; size: number; className: string };

function Drawing({ width, height, size, className }: DrawingProps) {
  const words = guideFigures.brokenBox;
  const { from, to } = brokenBoxMovePercent;
  const pitch = (width * 0.92) / bars.length;
  const x = (bar: number) => 5 + pitch * bar;
  const y = priceScale(low, high, 0, height);
  const breaks = x(breaksAtBar);
  return (
    <svg
      className={`ch ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.description}
    >
      <path
        className="gd"
        d={[4, 2, -2, -4, -6, -8, -10].map((at) => horizontal(0, width, y(at))).join("")}
      />
      <path className="ds" d={horizontal(0, width, y(0))} />
      <Band x={0} top={y(boxHigh)} right={breaks} bottom={y(0)} tone="gain" />
      <rect
        className="unconfirmed loss"
        x={tenth(breaks)}
        y={tenth(y(-from))}
        width={tenth(width - breaks)}
        height={tenth(y(-to) - y(-from))}
      />
      <Candles bars={bars} x={x} y={y} width={pitch * 0.6} />
      <Label x={10} y={y(0) + size + 6} text={words.box} tone="g" size={size} />
      <Label x={breaks + 12} y={y(0) - 22} text={words.closes} tone="l" size={size} />
      <Label x={x(retestsAtBar) + 8} y={y(0) + size + 6} text={words.retest} tone="i" size={size} />
      <Label x={breaks + 10} y={y(-to) - 10} text={words.move} tone="l" size={size} />
    </svg>
  );
}
