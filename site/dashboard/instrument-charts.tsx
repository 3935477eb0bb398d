import { type ReactNode, useId } from "react";
import { axisMonth, curveLabel, curveReading, instrumentCharts as words } from "#content/dashboard-charts.ts";
import { ledgerSample } from "#content/performance.ts";
import { amountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { ClassReport, InstrumentReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { EquityCurve } from "#site/charts/equity-curve.tsx";
import { monthMarks } from "#site/charts/time-marks.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { EquityTable } from "./equity-table.tsx";
import { SignedAmount } from "./signed-amount.tsx";

const grouped = new Intl.NumberFormat("en-US");

export function InstrumentCharts({ report }: { report: ClassReport }) {
  const id = useId();
  return (
    <section className="sec instruments" aria-labelledby={id}>
      <header className="chart-head">
        <h2 id={id}>{words.heading}</h2>
        <p className="small">{words.remark}</p>
      </header>
      <div>
        {report.instruments.map((instrument) => (
          <Instrument key={instrument.facts.symbol} instrument={instrument} />
        ))}
      </div>
    </section>
  );
}

function Instrument({ instrument }: { instrument: InstrumentReport }) {
  const id = useId();
  const { facts, figures, equity, sample } = instrument;
  const unit = { currency: facts.currency, capital: figures.capital };
  return (
    <article aria-labelledby={id}>
      <header className="chart-head">
        <h3 id={id}>
          {facts.symbol} <small>{facts.name}</small>
        </h3>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small num">{words.facts(figures.trades, facts.timeframeMinutes)}</p>
      </header>
      {equity.length > 0 && <SmallCurve instrument={instrument} />}
      <dl className="stats">
        {statsOf(instrument).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {remarksOf(instrument).map((remark) => (
        <p key={remark} className="small">
          {remark}
        </p>
      ))}
      {equity.length > 0 && <EquityTable brief account={instrument} name={facts.symbol} unit={unit} />}
    </article>
  );
}

function SmallCurve({
  instrument: { facts, figures, equity, worstDrawdowns },
}: {
  instrument: InstrumentReport;
}) {
  const [fromMs, toMs] = [equity[0]?.atMs ?? 0, equity.at(-1)?.atMs ?? 0];
  return (
    <EquityCurve
      frame="small"
      equity={equity.map(({ returnPercent }) => returnPercent)}
      moments={equity.map(({ atMs }) => atMs)}
      times={monthMarks(fromMs, toMs).map((mark) => ({ at: mark.atMs, label: axisMonth(mark) }))}
      label={curveLabel({
        name: facts.symbol,
        fromMs,
        toMs,
        total: signedPercent(figures.totalReturnPercent, 2),
        deepest: signedPercent(-figures.closedDrawdown.percent, 2),
        fall: worstDrawdowns[0] ?? null,
        benchmark: null,
      })}
      formatPercent={signedPercent}
    />
  );
}

function statsOf({ figures, facts }: InstrumentReport): readonly (readonly [string, ReactNode])[] {
  const names = words.figures;
  const none = curveReading.none;
  const drawdown = figures.drawdown ?? figures.closedDrawdown;
  return [
    [names.winRate, figures.winRate ? percentText(figures.winRate.percent) : none],
    [names.maxDrawdown, <SignedPercent key="drawdown" percent={-drawdown.percent} />],
    [names.sharpe, figures.sharpe === null ? none : ratioText(figures.sharpe)],
    [
      names.averageHold,
      figures.averageHoldMinutes === null ? none : durationText(figures.averageHoldMinutes),
    ],
    [
      names.profit,
      <SignedAmount
        key="profit"
        amount={figures.netProfit}
        unit={{ currency: facts.currency, capital: figures.capital }}
      />,
    ],
    [names.trades, grouped.format(figures.trades)],
    [names.wins, grouped.format(figures.wins)],
    [names.losses, grouped.format(figures.losses)],
  ];
}

/** What a reader has to know before comparing the figures above. */
function remarksOf({ figures, facts, open, isCapitalInferred }: InstrumentReport): readonly string[] {
  const unit = { currency: facts.currency, capital: figures.capital };
  return [
    figures.sharpe !== null && figures.isShortSample && words.shortSample(figures.months),
    figures.trades > 0 && figures.drawdown === null && words.closedOnly,
    figures.breakEvens > 0 && words.breakEven(figures.breakEvens),
    open.length > 0 && words.open(open.length),
    isCapitalInferred && words.capitalInferred(amountText(figures.capital, unit)),
  ].filter((remark) => remark !== false);
}

function ratioText(ratio: number): string {
  return roundHalfAway(ratio, 2).toFixed(2).replace("-", "\u2212");
}
