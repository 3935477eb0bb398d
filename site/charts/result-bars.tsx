import type { ResultBins } from "#core/backtest/distribution.ts";
import { horizontal, tenth, vertical } from "./plot.ts";
import { resultTicks } from "./result-axis.ts";

export type ResultBarsProps = {
  bins: ResultBins;
  label: string;
  /** In the plot, beside the bars they speak of. */
  losses: string;
  gains: string;
  formatPercent: (percent: number, digits: number) => string;
};

/** Units of the drawing, which is stretched to any width; the words are not. */
const width = 690;
const height = 210;
const top = 20;
const bottom = 184;
/** On each side of a bar. */
const gap = 1;
/** For half a word at the ends of the axis, on a phone. */
const wordRoom = 36;
/** Above most of what stands at the far ends. */
const legend = bottom - 104;

/** Losses are outlined and gains are solid, so that the colours are not needed. */
export function ResultBars({ bins, label, losses, gains, formatPercent }: ResultBarsProps) {
  const { binPercent, firstBin, counts } = bins;
  // A bin of air at each end.
  const low = Math.min(0, firstBin) - 1;
  const high = Math.max(0, firstBin + counts.length) + 1;
  const most = Math.max(...counts);
  const x = (bin: number) => ((bin - low) / (high - low)) * width;
  const y = (count: number) => bottom - (count / most) * (bottom - top);
  const bars = (isLoss: boolean) =>
    counts
      .map((count, place) => ({ count, bin: firstBin + place }))
      .filter(({ count, bin }) => count > 0 && bin < 0 === isLoss)
      .map(({ count, bin }) => {
        const [left, right] = [tenth(x(bin) + gap), tenth(x(bin + 1) - gap)];
        return `M${left} ${bottom}V${tenth(y(count))}H${right}V${bottom}z`;
      })
      .join("");
  const ticks = resultTicks(low * binPercent, high * binPercent).filter((percent) => {
    const at = x(percent / binPercent);
    return at > wordRoom && at < width - wordRoom;
  });
  const peak = firstBin + counts.indexOf(most);
  return (
    <div className="results" role="img" aria-label={label}>
      <svg width="100%" height={height} aria-hidden="true">
        <svg className="ch" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="gd" d={horizontal(0, width, y(most)) + horizontal(0, width, y(most / 2))} />
          <path className="zn-loss" d={bars(true)} />
          <path className="sg-buy" d={bars(false)} />
          <path className="ld" d={horizontal(0, width, bottom) + vertical(x(0), 8, bottom + 6)} />
        </svg>
        <g className="ch">
          <Word x={x(peak + 0.5)} y={y(most) - 6} text={String(most)} tone="i" />
          {ticks.map((percent) => (
            <Word
              key={percent}
              x={x(percent / binPercent)}
              y={height - 6}
              text={formatPercent(percent, Number.isInteger(percent) ? 0 : 1)}
            />
          ))}
          <text className="l halo" x={4} y={share(legend)} fontSize={12}>
            {losses}
          </text>
          <text className="g halo" x="100%" y={share(legend)} textAnchor="end" fontSize={12}>
            {gains}
          </text>
        </g>
      </svg>
    </div>
  );
}

function Word({ x, y, text, tone }: { x: number; y: number; text: string; tone?: string }) {
  return (
    <text className={tone} x={`${tenth((x / width) * 100)}%`} y={share(y)} textAnchor="middle" fontSize={12}>
      {text}
    </text>
  );
}

function share(y: number): string {
  return `${tenth((y / height) * 100)}%`;
}
