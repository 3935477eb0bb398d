import { methodTag } from "#content/method.ts";
import { Candles } from "#site/charts/candles.tsx";
import { AxisTag, Band, Label } from "#site/charts/marks.tsx";
import { horizontal, priceScale, tenth, vertical } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { demand, guideStory, lowestBar, riskMultiple, supply, trade } from "./guide-story.ts";

type Drawing = {
  className: string;
  width: number;
  height: number;
  axis: number;
  firstBar: number;
  pitch: number;
  body: number;
  tagWidth: number;
  text: number;
  /** Where each entry of the log stands. */
  log: Partial<Record<keyof typeof trade, number>>;
};

const wide: Drawing = {
  className: "ch max-md:hidden lg:max-xl:hidden",
  width: 700,
  height: 560,
  axis: 640,
  firstBar: 14,
  pitch: 10,
  body: 5.8,
  tagWidth: 58,
  text: 13.5,
  log: { long: 76, stop: 170, exit: 264 },
};

const narrow: Drawing = {
  className: "ch hidden max-md:block lg:max-xl:block lg:max-w-[460px]",
  width: 350,
  height: 430,
  axis: 296,
  firstBar: 8,
  pitch: 4.6,
  body: 3,
  tagWidth: 53,
  text: 12.5,
  log: { long: 64, exit: 134 },
};

const logWords = { long: "Long", stop: "Stop", exit: "Exit" } as const;
const gridPrices = [110, 120, 130, 140, 150, 160, 170, 180, 190];
const bars = priceBars(guideStory);
const returnBar = lowestBar(bars, 31, 39);

export function GuideChart() {
  return (
    <>
      <Chart drawing={wide} />
      <Chart drawing={narrow} />
    </>
  );
}

function Chart({ drawing }: { drawing: Drawing }) {
  const { className, width, height, axis, firstBar, pitch, body, tagWidth, text } = drawing;
  const x = (bar: number) => firstBar + pitch * bar;
  const y = priceScale(104, 192, 44, height - 40);
  const zone = { top: y(demand.high), bottom: y(demand.low) };
  const box = { top: y(supply.high), bottom: y(supply.low) };
  const stop = y(trade.stop);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Illustrative annotated chart. Its numbers 1 to 6 match the six habits."
    >
      <path className="gd" d={gridPrices.map((price) => horizontal(0, axis, y(price))).join("")} />
      <Band x={x(demand.fromBar) - 5} top={zone.top} right={axis} bottom={zone.bottom} />
      <rect
        className="unconfirmed"
        x={tenth(x(demand.fromBar) - pitch / 2)}
        y={tenth(zone.top - 4)}
        width={tenth(pitch * 5.6)}
        height={tenth(zone.bottom - zone.top + 8)}
      />
      <Band
        x={x(supply.fromBar) - 5}
        top={box.top}
        right={x(supply.brokenAtBar) - 5}
        bottom={box.bottom}
        tone="loss"
      />
      <path className="lv-l" d={horizontal(x(30), x(46), stop)} />
      <Candles bars={bars} x={x} y={y} width={body} />
      <path className="gl" d={vertical(axis, 0, height)} />
      <AxisTag x={axis + 1} y={(zone.top + zone.bottom) / 2} width={tagWidth} text="Zone" size={text} />
      <AxisTag
        x={axis + 1}
        y={(box.top + box.bottom) / 2}
        width={tagWidth}
        text="Broken"
        tone="loss"
        size={text}
      />
      <path className="timeframe" d="M0 4h58v26h-58z" />
      <Label x={29} y={22} text={methodTag} tone="i" anchor="middle" size={text} />
      <Marker x={80} y={17} step={1} />
      <Marker x={x(11.5)} y={zone.bottom + 32} step={2} />
      <path className="ld" d={vertical(x(returnBar), y(bars[returnBar]?.low ?? 0) + 4, zone.bottom + 46)} />
      <Marker x={x(returnBar)} y={zone.bottom + 59} step={3} />
      <Marker x={x(46) + 16} y={stop} step={4} />
      <Label x={x(46) - 6} y={stop + 18} text="Stop" tone="l" anchor="end" size={text} />
      <Marker x={x(49) - 2} y={box.top - 24} step={5} />
      <Label x={x(49) - 22} y={box.top - 19} text="Close through" tone="i2" anchor="end" size={text} />
      <Log drawing={drawing} />
    </svg>
  );
}

function Log({ drawing: { axis, height, log, text } }: { drawing: Drawing }) {
  const top = height - 34;
  const base = top + 20;
  return (
    <>
      <path className="gl" d={horizontal(0, axis, top) + horizontal(0, axis, top + 30)} />
      <Marker x={13} y={top + 15} step={6} />
      <Label x={34} y={base} text="Log" tone="i" size={text} />
      {(Object.keys(logWords) as (keyof typeof trade)[]).map((entry) => {
        const at = log[entry];
        return (
          at && <Label key={entry} x={at} y={base} text={`${logWords[entry]} ${trade[entry]}`} size={text} />
        );
      })}
      <Label
        x={axis - 10}
        y={base}
        text={`+${riskMultiple(trade).toFixed(1)} R`}
        tone="g"
        anchor="end"
        size={text}
      />
    </>
  );
}

function Marker({ x, y, step }: { x: number; y: number; step: number }) {
  return (
    <g className="marker">
      <circle cx={tenth(x)} cy={tenth(y)} r="13" />
      <Label x={x} y={y + 4.5} text={String(step)} anchor="middle" size={13} />
    </g>
  );
}

const stillBars = bars.slice(4, 46);

/** One frame of the walkthrough, for its thumbnail and its dialog: the return, before anyone knows the rest. */
export function GuideStill() {
  const x = (bar: number) => 12 + 6.6 * bar;
  const y = priceScale(119, 168, 10, 168);
  return (
    <svg className="ch still" viewBox="0 0 320 180" aria-hidden="true">
      <Band x={x(demand.fromBar - 4)} top={y(demand.high)} right={320} bottom={y(demand.low)} />
      <Candles bars={stillBars} x={x} y={y} width={4.2} />
    </svg>
  );
}
