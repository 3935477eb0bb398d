import { timeframe } from "#content/timeframe.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, BuySignal, Label } from "#site/charts/marks.tsx";
import { horizontal, priceScale, type Scale, vertical } from "#site/charts/plot.ts";
import { Levels } from "#site/charts/signal-chart.tsx";
import { SellSignal } from "./sell-signal.tsx";
import { bars, buy, days, demand, sellBar, supply } from "./ticket-story.ts";

type Frame = {
  className: string;
  width: number;
  height: number;
  /** Where price ends and the tags begin: at the page's axis, or at the chart's own. */
  right: number;
  from: number;
  to: number;
  x: Scale;
  y: Scale;
  candle: number;
  marker: number;
  size: number;
  axisPrices: readonly number[];
  /** For each session: where the window no longer reaches back to it, its day goes too. */
  cutFrom: readonly string[];
};

const wide: Frame = {
  className: "ticket-wide",
  width: 1328,
  height: 440,
  right: 1328,
  from: 0,
  to: bars.length,
  x: (bar) => 20 + 9.9 * bar,
  y: priceScale(24_560, 24_990, 20, 404),
  candle: 6,
  marker: 8,
  size: 13,
  axisPrices: [24_600, 24_750, 24_800],
  cutFrom: ["max-[1400px]:hidden", "max-[1150px]:hidden", "max-[900px]:hidden"],
};

/** The sell, the buy and its target: the same prices as on the ticket, in a third of the width. */
const narrow: Frame = {
  className: "ticket-narrow",
  width: 390,
  height: 340,
  right: 326,
  from: 42,
  to: 116,
  x: (bar) => 6 + 4.25 * (bar - 42),
  y: priceScale(24_590, 24_990, 14, 306),
  candle: 2.7,
  marker: 7,
  size: 12.5,
  axisPrices: [24_600, 24_750, 24_800, 24_900],
  cutFrom: [],
};

/** The session before which the sell stands: they leave the window together. */
const sellSession = days.findIndex(([bar]) => bar >= sellBar);

export function TicketChart() {
  return (
    <>
      <Drawing frame={wide} />
      <Drawing frame={narrow} />
    </>
  );
}

function Drawing({ frame }: { frame: Frame }) {
  const { width, height, right, from, to, x, y, size } = frame;
  const shown = bars.slice(from, to);
  const last = shown.at(-1)?.close ?? 0;
  const sessions = days.filter(([bar]) => bar >= from && bar < to - 6);
  return (
    <svg
      className={`ch ${frame.className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Illustrative NIFTY ${timeframe} chart with one sell signal at supply and one buy signal at demand, its entry, stop and target drawn as levels.`}
    >
      <path
        className="gd"
        d={
          gridPrices(y, height)
            .map((price) => horizontal(0, right, y(price)))
            .join("") + sessions.map(([bar]) => vertical(x(bar) - 5, 0, height - 28)).join("")
        }
      />
      {sessions.map(([bar, day], session) => (
        <g key={day} className={frame.cutFrom[session]}>
          <Label x={x(bar)} y={height - 8} text={day} size={size} />
        </g>
      ))}
      <Band
        x={x(Math.max(from, demand.fromBar))}
        top={y(demand.high)}
        right={right}
        bottom={y(demand.low)}
        tone="gain"
      />
      <Band x={x(supply.fromBar)} top={y(supply.high)} right={right} bottom={y(supply.low)} tone="loss" />
      <Levels signal={buy} x={x} y={y} />
      <Candles bars={shown} x={(bar) => x(from + bar)} y={y} width={frame.candle} />
      <Markers frame={frame} />
      {right < width && <path className="gl" d={vertical(right, 0, height - 22)} />}
      {frame.axisPrices.map((price) => (
        <Label key={price} x={right + 18} y={y(price) + 4} text={grouped(price)} size={size} />
      ))}
      <PriceTag frame={frame} price={(supply.low + supply.high) / 2} tone="loss" />
      <PriceTag frame={frame} price={last} tone="ink" />
      <PriceTag frame={frame} price={(demand.low + demand.high) / 2} tone="gain" />
    </svg>
  );
}

function Markers({ frame: { x, y, marker, size, cutFrom } }: { frame: Frame }) {
  const below = y(bars[buy.bar]?.low ?? 0);
  const sold = bars[sellBar];
  const above = y(sold?.high ?? 0);
  return (
    <>
      <BuySignal x={x(buy.bar)} y={below + 8} size={marker} />
      <Label
        x={x(buy.bar) - 2 * marker}
        y={below + 24}
        text={`Buy ${grouped(buy.entry)}`}
        tone="g"
        anchor="end"
        size={size + 1}
      />
      <g className={cutFrom[sellSession]}>
        <SellSignal x={x(sellBar)} y={above - 6} size={marker} />
        <Label
          x={x(sellBar) + 2 * marker}
          y={above - 10}
          text={`Sell ${grouped(sold?.close ?? 0)}`}
          tone="l"
          size={size + 1}
        />
      </g>
      <Label x={x(buy.bar) + 8} y={y(buy.target) - 8} text="Target" tone="g" size={size} />
      <Label x={x(buy.until) + 4} y={y(buy.stop) + 18} text="Stop" tone="l" anchor="end" size={size} />
    </>
  );
}

type PriceTagProps = { frame: Frame; price: number; tone: "gain" | "loss" | "ink" };

function PriceTag({ frame: { right, y, size }, price, tone }: PriceTagProps) {
  return (
    <AxisTag
      x={right + 1}
      y={y(price)}
      width={2 * size + 36}
      text={grouped(price)}
      tone={tone}
      height={2 * size}
      size={size}
    />
  );
}

function gridPrices(y: Scale, height: number): number[] {
  return [24_600, 24_650, 24_700, 24_750, 24_800, 24_850, 24_900, 24_950].filter(
    (price) => y(price) < height - 24,
  );
}

function grouped(price: number): string {
  return Math.round(price).toLocaleString("en-US");
}
