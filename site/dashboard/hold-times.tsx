import { holdTimes as words } from "#content/dashboard-spread.ts";
import { tradeCount } from "#content/trust.ts";
import type { HoldBin } from "#core/backtest/distribution.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { tenth } from "#site/charts/plot.ts";
import { ChartTable } from "./chart-table.tsx";
import { SpreadPanel } from "./spread-panel.tsx";
import { winRateText } from "./win-rate-text.ts";

const height = 216;
const top = 24;
const bottom = height - 26;
const barShare = 0.6;
const grouped = new Intl.NumberFormat("en-US");

export function HoldTimes({ report }: { report: ClassReport }) {
  return (
    <SpreadPanel heading={words.heading} remark={words.remark} sample={report.sample}>
      <HoldColumns report={report} />
      <HoldTable report={report} />
    </SpreadPanel>
  );
}

/** Placed in parts of the width, so that columns stretch to any screen and words do not. */
function HoldColumns({ report: { holds, figures } }: { report: ClassReport }) {
  const most = holds.reduce((high, bin) => (bin.trades > high.trades ? bin : high), holds[0] ?? noTrades);
  const slot = 100 / Math.max(1, holds.length);
  const y = (trades: number) => tenth(bottom - (trades / Math.max(1, most.trades)) * (bottom - top));
  return (
    <figure>
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={words.label(tradeCount(figures.trades), rangeOf(holds, most))}
      >
        <g className="ch">
          {[y(most.trades), tenth((top + bottom) / 2)].map((at) => (
            <line key={at} className="gd" x1="0" x2="100%" y1={at} y2={at} />
          ))}
          {holds.map((bin, place) => (
            <g key={bin.upToMinutes}>
              <Column bin={bin} left={slot * (place + (1 - barShare) / 2)} width={slot * barShare} y={y} />
              <Middle
                at={slot * (place + 0.5)}
                y={y(bin.trades) - 7}
                text={grouped.format(bin.trades)}
                strong
              />
              {bin.upToMinutes !== null && <Edge at={slot * (place + 1)} minutes={bin.upToMinutes} />}
            </g>
          ))}
          <line className="ld" x1="0" x2="100%" y1={bottom} y2={bottom} />
        </g>
      </svg>
      <figcaption className="small num">
        <span className="text-gain">{words.wins(grouped.format(figures.wins))}</span>
        <span className="text-loss">{words.others(grouped.format(figures.trades - figures.wins))}</span>
      </figcaption>
    </figure>
  );
}

type ColumnProps = { bin: HoldBin; left: number; width: number; y: (trades: number) => number };

/** Wins stand on the line and are solid; what was not won stands on them and is outlined. */
function Column({ bin, left, width, y }: ColumnProps) {
  const across = { x: `${tenth(left)}%`, width: `${tenth(width)}%` };
  const others = bin.trades - bin.wins;
  return (
    <>
      {bin.wins > 0 && (
        <rect className="sg-buy" {...across} y={y(bin.wins)} height={tenth(bottom - y(bin.wins))} />
      )}
      {others > 0 && (
        <rect className="zn-loss" {...across} y={y(bin.trades)} height={tenth(y(bin.wins) - y(bin.trades))} />
      )}
    </>
  );
}

type MiddleProps = { at: number; y: number; text: string; strong?: boolean };

function Middle({ at, y, text, strong = false }: MiddleProps) {
  return (
    <text className={strong ? "i2" : undefined} x={`${at}%`} y={tenth(y)} textAnchor="middle" fontSize={12.5}>
      {text}
    </text>
  );
}

/** Between two columns stands how long those on its left were held at most. */
function Edge({ at, minutes }: { at: number; minutes: number }) {
  return (
    <>
      <line className="ld" x1={`${at}%`} x2={`${at}%`} y1={bottom} y2={bottom + 5} />
      <Middle at={at} y={height - 5} text={durationText(minutes)} />
    </>
  );
}

function HoldTable({ report: { holds, figures } }: { report: ClassReport }) {
  return (
    <ChartTable caption={words.caption}>
      <thead>
        <tr>
          <th scope="col">{words.columns.hold}</th>
          <th scope="col">{words.columns.trades}</th>
          <th scope="col">{words.columns.wins}</th>
          <th scope="col">{words.columns.winRate}</th>
        </tr>
      </thead>
      <tbody>
        {holds.map((bin) => (
          <tr key={bin.upToMinutes}>
            <th scope="row">{rangeOf(holds, bin)}</th>
            <td>{grouped.format(bin.trades)}</td>
            <td>{grouped.format(bin.wins)}</td>
            <td>{winRateText(bin)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>
            <span className="dblr">{grouped.format(figures.trades)}</span>
          </td>
          <td>
            <span className="dblr">{grouped.format(figures.wins)}</span>
          </td>
          <td>{winRateText(figures)}</td>
        </tr>
      </tfoot>
    </ChartTable>
  );
}

const noTrades: HoldBin = { upToMinutes: null, trades: 0, wins: 0 };

function rangeOf(holds: readonly HoldBin[], bin: HoldBin): string {
  const before = holds[holds.indexOf(bin) - 1]?.upToMinutes ?? null;
  const text = (minutes: number | null) => (minutes === null ? null : durationText(minutes));
  return words.range(text(before), text(bin.upToMinutes));
}
