import { spreadSection, drawdownTable as words } from "#content/dashboard-spread.ts";
import { tradeCount } from "#content/trust.ts";
import { signedAmountText } from "#core/backtest/account-money.ts";
import type { DrawdownEpisode } from "#core/backtest/drawdown.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { tenth } from "#site/charts/plot.ts";
import { SignedValue } from "#site/ui/signed-value.tsx";
import { Table } from "#site/ui/table.tsx";
import { SpreadPanel } from "./spread-panel.tsx";

// The ledgers of a market may have clocks of their own, so the dates of all are told on one.
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

export function WorstDrawdowns({ report }: { report: ClassReport }) {
  const { worstDrawdowns, sample } = report;
  return (
    <SpreadPanel
      heading={words.heading(worstDrawdowns.length)}
      remark={spreadSection.clockNote}
      sample={sample}
    >
      {worstDrawdowns.length === 0 ? <p className="small">{words.none}</p> : <Episodes report={report} />}
    </SpreadPanel>
  );
}

function Episodes({ report }: { report: ClassReport }) {
  const unit = unitOf(report);
  return (
    <Table caption={words.caption} flush>
      <thead>
        <tr>
          <th scope="col">{words.columns.depth}</th>
          <td className="max-md:hidden">
            <span className="spread-period">
              {[report.figures.firstEntryMs, report.figures.lastExitMs].map((atMs) => (
                <span key={atMs}>{month.format(atMs ?? 0)}</span>
              ))}
            </span>
          </td>
          <th scope="col" className="max-[23rem]:hidden">
            {words.columns.peak}
          </th>
          <th scope="col">{words.columns.trough}</th>
          <th scope="col">{words.columns.recovered}</th>
        </tr>
      </thead>
      <tbody>
        {report.worstDrawdowns.map((episode) => (
          <tr key={episode.peakAtMs}>
            <th scope="row">
              <SignedValue direction="down">{percentText(-episode.percent)}</SignedValue>
              <small>{signedAmountText(-episode.amount, unit, "kept")}</small>
            </th>
            <td className="max-md:hidden">
              <Stretch episode={episode} report={report} />
            </td>
            <td className="max-[23rem]:hidden">{day.format(episode.peakAtMs)}</td>
            <td>
              {day.format(episode.troughAtMs)}
              <small>{words.down(tradeCount(episode.tradesDown))}</small>
            </td>
            <td>
              {episode.recoveredAtMs === null ? words.notYet : day.format(episode.recoveredAtMs)}
              {episode.tradesToRecover !== null && (
                <small>{words.toRecover(tradeCount(episode.tradesToRecover))}</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Where in the whole record it lies: filled on the way down, outlined until it was made up for. */
function Stretch({ episode, report }: { episode: DrawdownEpisode; report: ClassReport }) {
  const { firstEntryMs, lastExitMs } = report.figures;
  const from = firstEntryMs ?? 0;
  const span = Math.max(1, (lastExitMs ?? 0) - from);
  const x = (atMs: number) => tenth(((atMs - from) / span) * 100);
  const peak = x(episode.peakAtMs);
  const trough = x(episode.troughAtMs);
  const end = episode.recoveredAtMs === null ? 100 : x(episode.recoveredAtMs);
  return (
    <svg width="100%" height="22" aria-hidden="true">
      <g className="ch">
        <line className="gd" x1="0" x2="100%" y1="11" y2="11" />
        <rect className="zn-loss" x={`${peak}%`} y="4.5" width={`${tenth(end - peak)}%`} height="13" />
        <rect className="sg-sell" x={`${peak}%`} y="4.5" width={`${tenth(trough - peak)}%`} height="13" />
      </g>
    </svg>
  );
}
