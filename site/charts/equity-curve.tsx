import { axisSteps, drawdownPercents, thinned } from "./equity-points.ts";
import { AxisTag, Label } from "./marks.tsx";
import { horizontal, priceScale, type Scale, tenth, vertical } from "./plot.ts";

/** `at`: the number of the point, counted from 0. */
export type TimeMark = { at: number; label: string };

export type EquityCurveProps = {
  /** After each trade, in percent of the capital, beginning with the capital itself: 0. */
  equity: readonly number[];
  times?: readonly TimeMark[];
  benchmark?: { label: string; percents: readonly number[] };
  label: string;
  formatPercent: (percent: number, digits: number) => string;
  height?: number;
};

/** The curves are stretched to any width, the words are not: one drawing for a phone and a desk. */
const plotWidth = 1000;
const right = 990;
const top = 14;
const timeRow = 24;

export function EquityCurve({
  equity,
  times = [],
  benchmark,
  label,
  formatPercent,
  height = 300,
}: EquityCurveProps) {
  const drawdowns = drawdownPercents(equity);
  const deepest = Math.min(...drawdowns);
  const last = equity.at(-1) ?? 0;
  const values = [...equity, ...(benchmark?.percents ?? [])];
  const steps = axisSteps(values);
  const stripBottom = height - timeRow;
  const stripTop = Math.round(stripBottom - height * 0.2);
  const x = (point: number) => (point / Math.max(1, equity.length - 1)) * right;
  const y = priceScale(Math.min(0, ...values), steps.at(-1) ?? 0, top, stripTop - 14);
  const depth = priceScale(deepest * 1.08 || -1, 0, stripTop, stripBottom);
  const curve = path(equity, x, y);
  return (
    <div className="equity" role="img" aria-label={label}>
      <svg width="100%" height={height} aria-hidden="true">
        <svg
          className="ch"
          viewBox={`0 0 ${plotWidth} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="gd" d={steps.map((step) => horizontal(0, plotWidth, y(step))).join("")} />
          <path className="gd" d={times.map(({ at }) => vertical(x(at), top, stripBottom)).join("")} />
          <path className="gl" d={horizontal(0, plotWidth, y(0)) + horizontal(0, plotWidth, stripTop)} />
          <path className="eq-a" d={`${curve}V${tenth(y(0))}H0z`} />
          {benchmark && (
            <path
              className="bm"
              d={path(
                benchmark.percents,
                (point) => (point / Math.max(1, benchmark.percents.length - 1)) * right,
                y,
              )}
            />
          )}
          <path className="eq" d={curve} />
          <path
            className="dd"
            d={`M0 ${stripTop}${path(drawdowns, x, depth).replace("M", "L")}V${stripTop}z`}
          />
          <path className="ds" d={horizontal(right, plotWidth, y(last))} />
        </svg>
        <g className="ch">
          {times.map(({ at, label: time }, index) => (
            <text
              key={time}
              className={index % 2 === 1 ? "max-md:hidden" : undefined}
              x={`${tenth((x(at) / plotWidth) * 100)}%`}
              dx={index === 0 ? 0 : 4}
              y={height - 6}
              fontSize={12}
            >
              {time}
            </text>
          ))}
          {benchmark && (
            <text x="97%" y={tenth(y(benchmark.percents.at(-1) ?? 0) + 18)} textAnchor="end" fontSize={12}>
              {benchmark.label}
            </text>
          )}
        </g>
        <circle cx={`${right / 10}%`} cy={tenth(y(last))} r={3} />
      </svg>
      <svg width={66} height={height} aria-hidden="true">
        <g className="ch">
          {steps
            .filter((step) => Math.abs(y(step) - y(last)) >= 19)
            .map((step) => (
              <Label key={step} x={10} y={y(step) + 4} text={formatPercent(step, 0)} />
            ))}
          <AxisTag
            x={1}
            y={y(last)}
            width={65}
            text={formatPercent(last, 2)}
            tone={last < 0 ? "loss" : "gain"}
          />
          {deepest < 0 && (
            <AxisTag
              x={1}
              y={depth(deepest)}
              width={65}
              text={formatPercent(deepest, 1)}
              tone="loss"
              height={20}
            />
          )}
        </g>
      </svg>
    </div>
  );
}

function path(values: readonly number[], x: Scale, y: Scale): string {
  const points = thinned(values).map(([at, value]) => `${tenth(x(at))} ${tenth(y(value))}`);
  return `M${points.join("L")}`;
}
