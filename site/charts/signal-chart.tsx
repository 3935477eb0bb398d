import { Candles } from "./candles.tsx";
import { AxisTag, Band, BuySignal, Label } from "./marks.tsx";
import { horizontal, priceScale, type Scale, tenth, vertical } from "./plot.ts";
import { demand, type Signal, signalStory, supply } from "./signal-story.ts";

export type SignalChartProps = {
  width: number;
  height: number;
  /** 70 or more. */
  bars?: number;
  /** The width of the chart's own price axis. Without one, the page's axis is the chart's. */
  axis?: number;
  /** Of the text, in units of the drawing. */
  size?: number;
  className?: string;
};

const gridPrices = [24_650, 24_700, 24_750, 24_800, 24_850, 24_900, 24_950];

/** The share of the bars at which a time stands, and the time. */
const times = [
  [0, "10:15"],
  [0.28, "13:00"],
  [0.56, "09:45"],
  [0.82, "12:30"],
] as const;
const fewTimes = [
  [0, "10:15"],
  [0.4, "13:00"],
  [0.74, "09:45"],
] as const;

export function signalPriceScale(height: number): Scale {
  return priceScale(24_610, 24_990, 14, height - 30);
}

export function SignalChart({
  width,
  height,
  bars: count = 74,
  axis = 0,
  size = 12.5,
  className,
}: SignalChartProps) {
  const right = width - axis;
  const pitch = (right - 14) / count;
  const x = (bar: number) => 8 + pitch * bar;
  const y = signalPriceScale(height);
  const { bars, buys, sellBar } = signalStory(count);
  const last = bars.at(-1)?.close ?? 0;
  const sold = bars[sellBar];
  return (
    <svg
      className={className ? `ch ${className}` : "ch"}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Illustrative chart with two buy signals and one sell signal at supply. Each buy has its entry, target and stop drawn as levels."
    >
      <path className="gd" d={gridPrices.map((price) => horizontal(0, right, y(price))).join("")} />
      <Band x={x(demand.fromBar)} top={y(demand.high)} right={right} bottom={y(demand.low)} tone="gain" />
      <Band x={x(supply.fromBar)} top={y(supply.high)} right={right} bottom={y(supply.low)} tone="loss" />
      <Label x={right - 8} y={y(demand.low) + 18} text="Demand" tone="g" anchor="end" size={size} />
      <Label x={right - 8} y={y(supply.high) + 15} text="Supply" tone="l" anchor="end" size={size} />
      {buys.map((signal) => (
        <Levels key={signal.bar} signal={signal} x={x} y={y} />
      ))}
      <Candles bars={bars} x={x} y={y} width={Math.min(6.4, pitch * 0.62)} />
      {buys.map(({ bar, entry }) => {
        const below = y(bars[bar]?.low ?? 0);
        return (
          <g key={bar}>
            <BuySignal x={x(bar)} y={below + 6} size={7} />
            <Label
              x={x(bar) - 14}
              y={below + 19}
              text={`Buy ${grouped(entry)}`}
              tone="g"
              anchor="end"
              size={size}
            />
          </g>
        );
      })}
      {sold && (
        <>
          <path className="sg-sell" d={`M${tenth(x(sellBar))} ${tenth(y(sold.high) - 6)}l7-11.2h-14z`} />
          <Label
            x={x(sellBar) + 14}
            y={y(sold.high) - 6}
            text={`Sell ${grouped(sold.close)}`}
            tone="l"
            size={size}
          />
        </>
      )}
      {(width < 500 ? fewTimes : times).map(([share, time]) => (
        <Label key={time} x={x(Math.round(count * share))} y={height - 8} text={time} size={size} />
      ))}
      {axis > 0 && (
        <>
          <path className="gl" d={vertical(right, 0, height - 22)} />
          {axisPrices(last, (price) => y(price)).map((price) => (
            <Label key={price} x={right + 10} y={y(price) + 4} text={grouped(price)} size={size} />
          ))}
          <AxisTag
            x={right + 1}
            y={y(demand.middle)}
            width={axis - 6}
            text={grouped(demand.middle)}
            tone="gain"
            size={size}
          />
          <AxisTag
            x={right + 1}
            y={y(supply.middle)}
            width={axis - 6}
            text={grouped(supply.middle)}
            tone="loss"
            size={size}
          />
          <AxisTag x={right + 1} y={y(last)} width={axis - 6} text={grouped(last)} tone="ink" size={size} />
        </>
      )}
    </svg>
  );
}

export function Levels({ signal, x, y }: { signal: Signal; x: Scale; y: Scale }) {
  const from = x(signal.bar);
  const to = x(signal.until);
  return (
    <>
      <rect
        className="eq-a"
        x={tenth(from)}
        y={tenth(y(signal.target))}
        width={tenth(to - from)}
        height={tenth(y(signal.entry) - y(signal.target))}
      />
      <path className="lv-e" d={horizontal(from, to, y(signal.entry))} />
      <path className="lv-g" d={horizontal(from, to, y(signal.target))} />
      <path className="lv-l" d={horizontal(from, to, y(signal.stop))} />
    </>
  );
}

/** Those that no tag covers. */
function axisPrices(last: number, y: Scale): number[] {
  const tagged = [demand.middle, supply.middle, last];
  return gridPrices.filter((price) => tagged.every((one) => Math.abs(y(one) - y(price)) > 17));
}

function grouped(price: number): string {
  return Math.round(price).toLocaleString("en-US");
}
