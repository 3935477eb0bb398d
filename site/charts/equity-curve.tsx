import {
  acrossPercent,
  type CurveData,
  type CurveFrame,
  curveFrames,
  curveLayout,
  downPercent,
  plotRight,
  plotWidth,
} from "./equity-layout.ts";
import { drawdownPercents, thinned } from "./equity-points.ts";
import { AxisTag, Band } from "./marks.tsx";
import { horizontal, type Scale, tenth, vertical } from "./plot.ts";

/** `at`: a moment where the curve has moments, else the number of a point, counted from 0. */
export type TimeMark = { at: number; label: string };

export type EquityCurveProps = Pick<CurveData, "equity" | "moments"> & {
  drawdowns?: CurveData["drawdowns"];
  /** Names the strip below the curve and gives it a zero of its own. */
  drawdownLabel?: string;
  times?: readonly TimeMark[];
  benchmark?: { label: string; percents: readonly number[] } | undefined;
  /** A fall worth a zone. */
  fall?: { from: number; to: number; top: number; bottom: number; label: string } | undefined;
  label: string;
  formatPercent: (percent: number, digits: number) => string;
  frame?: keyof typeof curveFrames;
};

export function EquityCurve({
  equity,
  moments,
  drawdowns = drawdownPercents(equity),
  drawdownLabel,
  times = [],
  benchmark,
  fall,
  label,
  formatPercent,
  frame: name = "card",
}: EquityCurveProps) {
  const frame: CurveFrame = curveFrames[name];
  const { height, top, bottom, strip } = frame;
  const { x, y, depth, steps } = curveLayout(
    { equity, moments, benchmark: benchmark?.percents, drawdowns },
    frame,
  );
  const deepest = Math.min(...drawdowns);
  const last = equity.at(-1) ?? 0;
  const across = (point: number) => x(moments?.[point] ?? point);
  const down = (units: number) => downPercent(units, frame);
  const curve = path(equity, across, y);
  return (
    <div className={`equity eq-${name}`} role="img" aria-label={label}>
      <svg width="100%" height={height} aria-hidden="true">
        <svg
          className="ch"
          viewBox={`0 0 ${plotWidth} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="gd" d={steps.map((step) => horizontal(0, plotWidth, y(step))).join("")} />
          <path
            className="gd"
            d={times.map(({ at }) => vertical(x(at), top, strip?.bottom ?? bottom)).join("")}
          />
          <path
            className="gl"
            d={horizontal(0, plotWidth, y(0)) + (strip ? horizontal(0, plotWidth, strip.top) : "")}
          />
          <path className="eq-a" d={`${curve}V${tenth(y(0))}H0z`} />
          {fall && (
            <Band x={x(fall.from)} right={x(fall.to)} top={y(fall.top)} bottom={y(fall.bottom)} tone="loss" />
          )}
          {benchmark && <path className="bm" d={path(benchmark.percents, across, y)} />}
          <path className="eq" d={curve} />
          {strip && (
            <path
              className="dd"
              d={`M0 ${strip.top}${path(drawdowns, across, depth).replace("M", "L")}V${strip.top}z`}
            />
          )}
          <path className="ds" d={horizontal(plotRight, plotWidth, y(last))} />
        </svg>
        <g className="ch">
          {times.map(({ at, label: time }, index) => (
            <text
              key={time + at}
              className={index % 2 === 1 ? "max-md:hidden" : undefined}
              x={acrossPercent(x(at))}
              dx={index === 0 ? 0 : 4}
              y={down(frame.times)}
              fontSize={12}
            >
              {time}
            </text>
          ))}
          {benchmark && (
            <text
              className="halo"
              x="97%"
              y={down(y(benchmark.percents.at(-1) ?? 0))}
              dy={(benchmark.percents.at(-1) ?? 0) > last ? -10 : 18}
              textAnchor="end"
              fontSize={12}
            >
              {benchmark.label}
            </text>
          )}
          {fall && <FallLabel fall={fall} x={x} y={down(y(fall.top))} />}
          {drawdownLabel && strip && (
            <text
              className="halo"
              x={isDeepAtStart(drawdowns) ? acrossPercent(plotRight) : 0}
              dx={isDeepAtStart(drawdowns) ? -8 : 8}
              y={down(strip.bottom)}
              dy={-8}
              textAnchor={isDeepAtStart(drawdowns) ? "end" : "start"}
              fontSize={12}
            >
              {drawdownLabel}
            </text>
          )}
        </g>
        <circle cx={acrossPercent(plotRight)} cy={down(y(last))} r={3} />
      </svg>
      <svg width={66} height={height} aria-hidden="true">
        <g className="ch">
          {steps
            .filter((step) => Math.abs(y(step) - y(last)) >= 19)
            .map((step) => (
              <AxisLabel key={step} y={down(y(step))} text={formatPercent(step, 0)} />
            ))}
          {drawdownLabel && strip && <AxisLabel y={down(strip.top)} text={formatPercent(0, 0)} />}
        </g>
        <g className="ch">
          <Tag y={down(y(last))} text={formatPercent(last, 2)} tone={last < 0 ? "loss" : "gain"} />
          {strip && deepest < 0 && (
            <Tag
              y={down(depth(deepest))}
              text={formatPercent(deepest, drawdownLabel ? 2 : 1)}
              tone="loss"
              height={20}
            />
          )}
        </g>
      </svg>
    </div>
  );
}

/** Then a word at the start of the strip would hide it. */
function isDeepAtStart(drawdowns: readonly number[]): boolean {
  const fifth = Math.ceil(drawdowns.length / 5);
  return Math.min(...drawdowns.slice(0, fifth)) < Math.min(...drawdowns.slice(-fifth));
}

type FallLabelProps = { fall: NonNullable<EquityCurveProps["fall"]>; x: Scale; y: string };

/** Above the middle of its zone, or from that end of it which is further from the drawing's own. */
function FallLabel({ fall: { from, to, label }, x, y }: FallLabelProps) {
  const middle = (x(from) + x(to)) / 2;
  const isAtEnd = middle > 0.8 * plotRight;
  const isAtStart = middle < 0.2 * plotRight;
  return (
    <text
      className="l halo max-md:hidden"
      x={acrossPercent(isAtEnd ? x(to) : isAtStart ? x(from) : middle)}
      y={y}
      dy={-10}
      textAnchor={isAtEnd ? "end" : isAtStart ? "start" : "middle"}
      fontSize={12}
    >
      {label}
    </text>
  );
}

function AxisLabel({ y, text }: { y: string; text: string }) {
  return (
    <text x={10} y={y} dy={4} fontSize={12}>
      {text}
    </text>
  );
}

type TagProps = { y: string; text: string; tone: "gain" | "loss" | "ink"; height?: number };

function Tag({ y, text, tone, height = 22 }: TagProps) {
  return (
    <svg y={y} overflow="visible" aria-hidden="true">
      <AxisTag x={1} y={0} width={65} text={text} tone={tone} height={height} />
    </svg>
  );
}

function path(values: readonly number[], x: Scale, y: Scale): string {
  const points = thinned(values).map(([at, value]) => `${tenth(x(at))} ${tenth(y(value))}`);
  return `M${points.join("L")}`;
}
