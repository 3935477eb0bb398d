import { summaryCards } from "#content/dashboard-summary.ts";
import type { HoldBin } from "#core/backtest/distribution.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import {
  barsFromZero,
  ratioScale,
  type SquareGrid,
  squareRows,
  squaresOf,
  underwaterPath,
} from "./card-geometry.ts";

/* What a card says in words, drawn: none of these is read aloud. */

export function ReturnBars({ ledger, benchmark }: { ledger: number; benchmark: number | null }) {
  const { bars } = summaryCards.totalReturn;
  const [own, other] = barsFromZero(benchmark === null ? [ledger] : [ledger, benchmark]);
  return (
    <div className="return-bars" aria-hidden="true">
      <span>{bars.ledger}</span>
      <svg height={12} aria-hidden="true">
        <rect
          className={ledger < 0 ? "bar-loss" : "bar-gain"}
          x={`${own?.start}%`}
          width={`${own?.width}%`}
          height={12}
        />
      </svg>
      {other && (
        <>
          <span>{bars.benchmark}</span>
          <svg height={12} aria-hidden="true">
            <rect className="bar-other" x={`${other.start}%`} y={0.5} width={`${other.width}%`} height={11} />
          </svg>
        </>
      )}
    </div>
  );
}

const mostSquares = 204;
const wideGrid: SquareGrid = { columns: 34, pitch: 8, rowPitch: 7, size: 5.6, height: 5 };
const narrowGrid: SquareGrid = { columns: 26, pitch: 5.9, rowPitch: 5.7, size: 4.2, height: 3.6 };

export function UnitSquares({ wins, trades }: { wins: number; trades: number }) {
  const { perSquare, won, all } = squaresOf(wins, trades, mostSquares);
  return (
    <>
      {perSquare > 1 && <figcaption>{summaryCards.winRate.squares(perSquare)}</figcaption>}
      <SquareDrawing grid={wideGrid} won={won} all={all} className="max-md:hidden" />
      <SquareDrawing grid={narrowGrid} won={won} all={all} className="md:hidden" />
    </>
  );
}

type SquareDrawingProps = { grid: SquareGrid; won: number; all: number; className: string };

/** Rows are dashed lines, and an outlined square is a square with a smaller one of paper on it: three paths in all. */
function SquareDrawing({ grid, won, all, className }: SquareDrawingProps) {
  const { columns, pitch, rowPitch, size, height } = grid;
  const width = columns * pitch;
  const lost = squareRows(won, all, grid);
  return (
    <svg
      className={`squares ${className}`}
      width={width}
      height={46}
      viewBox={`0 0 ${width} ${Math.max(46, Math.ceil(all / columns) * rowPitch)}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path
        className="won"
        d={squareRows(0, won, grid)}
        strokeWidth={height}
        strokeDasharray={`${size} ${pitch - size}`}
      />
      <path className="lost" d={lost} strokeWidth={height} strokeDasharray={`${size} ${pitch - size}`} />
      <path
        className="hole"
        d={lost}
        strokeWidth={height - 2}
        strokeDasharray={`0 1 ${size - 2} ${pitch - size + 1}`}
      />
    </svg>
  );
}

export function RatioOnScale({ ratio }: { ratio: number }) {
  const { ticks, at } = ratioScale(ratio);
  return (
    <svg className="ratio-scale" height={46} aria-hidden="true">
      <g className="ch">
        <line className="ld" x2="100%" y1={28} y2={28} />
        {ticks.map((tick, place) => {
          const x = `${Math.round((place / (ticks.length - 1)) * 1000) / 10}%`;
          const anchor = place === 0 ? "start" : place === ticks.length - 1 ? "end" : "middle";
          return (
            <g key={tick}>
              <line className="ld" x1={x} x2={x} y1={23} y2={33} />
              <text x={x} y={46} textAnchor={anchor} fontSize={12}>
                {String(tick).replace("-", "\u2212")}
              </text>
            </g>
          );
        })}
      </g>
      <svg x={`${at}%`} y={16} overflow="visible" aria-hidden="true">
        <path className="mark" d="M0 10l-6-10h12z" />
      </svg>
    </svg>
  );
}

const curve = { width: 272, height: 36 };

export function Underwater({ drawdowns }: { drawdowns: readonly number[] }) {
  return (
    <svg
      className="underwater"
      height={46}
      viewBox={`0 -6 ${curve.width} 46`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={underwaterPath(drawdowns, curve.width, curve.height)} />
    </svg>
  );
}

/** As wide as the room allows: each bin a column, the fullest as high as the drawing. */
export function HoldColumns({ holds }: { holds: readonly HoldBin[] }) {
  const most = Math.max(1, ...holds.map(({ trades }) => trades));
  const step = 100 / Math.max(1, holds.length);
  const limits = holds.flatMap(({ upToMinutes }) =>
    upToMinutes === null ? [] : [durationText(upToMinutes)],
  );
  const { first, last } = summaryCards.hold.scale(limits[0] ?? "", limits.at(-1) ?? "");
  return (
    <svg className="hold-columns" height={46} aria-hidden="true">
      {holds.map(({ trades, upToMinutes }, place) => {
        const height = Math.round((trades / most) * 30);
        return (
          <rect
            key={upToMinutes}
            x={`${place * step}%`}
            y={30 - height}
            width={`${step - 2}%`}
            height={height}
          />
        );
      })}
      <g className="ch">
        <line className="ld" x2="100%" y1={30.5} y2={30.5} />
        <text y={46} fontSize={12}>
          {first}
        </text>
        <text x="100%" y={46} fontSize={12} textAnchor="end">
          {last}
        </text>
      </g>
    </svg>
  );
}
