import { Candles } from "#site/charts/candles.tsx";
import { Band, BuySignal } from "#site/charts/marks.tsx";
import { horizontal, priceScale } from "#site/charts/plot.ts";
import { Levels } from "#site/charts/signal-chart.tsx";
import { bars, nearest, opposing, patient, scalps, untested } from "./mode-story.ts";

const width = 600;
const height = 260;
const x = (bar: number) => 10 + 8.1 * bar;
const y = priceScale(14, 96, 6, height - 6);
const grid = [30, 45, 60, 75, 90].map((price) => horizontal(0, width, y(price))).join("");

const drawings = {
  scalp: {
    signals: scalps,
    right: width,
    label: "Illustrative chart of Scalp: four buy signals with short targets, one of them stopped.",
  },
  patience: {
    signals: patient,
    // Over the edge of the drawing: its zones go on to the page's axis, where the page cuts them off.
    right: width + 80,
    label: "Illustrative chart of Patience: the same bars with one buy signal and a far target.",
  },
} as const;

/** No text in it, so that one drawing serves every width. */
export function ModeChart({ mode }: { mode: keyof typeof drawings }) {
  const { signals, label, right } = drawings[mode];
  return (
    <svg className="ch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="gd" d={grid} />
      <Band
        x={x(opposing.fromBar)}
        top={y(opposing.high)}
        right={right}
        bottom={y(opposing.low)}
        tone="loss"
      />
      {mode === "scalp" && (
        <Band x={x(nearest.fromBar)} top={y(nearest.high)} right={x(47)} bottom={y(nearest.low)} />
      )}
      <Band
        x={x(untested.fromBar)}
        top={y(untested.high)}
        right={right}
        bottom={y(untested.low)}
        tone="gain"
      />
      {signals.map((signal) => (
        <Levels key={signal.bar} signal={signal} x={x} y={y} />
      ))}
      {mode === "scalp" ? (
        <g id="mode-bars">
          <Candles bars={bars} x={x} y={y} width={5} />
        </g>
      ) : (
        <use href="#mode-bars" />
      )}
      {signals.map(({ bar }) => (
        <BuySignal key={bar} x={x(bar)} y={y(bars[bar]?.low ?? 0) + 6} size={6.5} />
      ))}
    </svg>
  );
}
