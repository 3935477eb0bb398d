import { reportStatus as words } from "#content/dashboard-summary.ts";
import { ledgerSample } from "#content/performance.ts";
import { amountText } from "#core/backtest/account-money.ts";
import { periodOf } from "#core/backtest/period.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { formatDate } from "#core/calendar-date.ts";
import { SampleMark } from "#site/ui/stamp.tsx";

/** What the figures below are, before anybody reads one of them. */
export function StatusLine({ report }: { report: ClassReport }) {
  const { figures, instruments, exportedOn, sample } = report;
  const unit = unitOf(report);
  const period = periodOf(report);
  const records = [...new Set(instruments.map(({ facts }) => facts.record))];
  const timeframes = [...new Set(instruments.map(({ facts }) => facts.timeframeMinutes))].sort(
    (a, b) => a - b,
  );
  return (
    <ul className="status-line" aria-label={words.label}>
      <li>
        <b>{records.length === 1 && records[0] ? words.records[records[0]] : words.mixed}</b>
      </li>
      {sample && (
        <li>
          <SampleMark>{ledgerSample.label}</SampleMark>
        </li>
      )}
      {period && <li>{words.period(formatDate(period.from), formatDate(period.to))}</li>}
      <li>{words.trades(figures.trades, figures.openTrades)}</li>
      <li>{words.timeframe(timeframes)}</li>
      <li>
        {figures.commission === null ? words.noCosts : words.costs(amountText(figures.commission, unit))}
      </li>
      <li>
        {report.pooling === "one account"
          ? words.oneAccount(amountText(figures.capital, unit))
          : words.equalWeight}
      </li>
      {exportedOn && (
        <li>
          {words.dataOf} <time dateTime={exportedOn}>{formatDate(exportedOn)}</time>
        </li>
      )}
    </ul>
  );
}
