import { useEffect, useRef } from "react";
import { monthNames, monthlyReturnsCard as words } from "#content/dashboard-returns.ts";
import { ledgerSample } from "#content/performance.ts";
import type { YearReturn } from "#core/backtest/monthly-returns.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { type YearChoice, yearChoice, yearReturn } from "#core/backtest/return-calendar.ts";
import { useAddressState } from "#site/browser/address-state.ts";
import { Icon } from "#site/ui/icon.tsx";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Skeleton } from "#site/ui/skeleton.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { NoData, tenthPercent, tenthRounded } from "./month-figure.tsx";
import { MonthTable, YearSums } from "./year-tables.tsx";

export type MonthlyReturnsProps = { report: ClassReport; isLoading: boolean };

export function MonthlyReturns({ report, isLoading }: MonthlyReturnsProps) {
  const [asked, ask] = useAddressState("year");
  const choice = yearChoice(report.years, asked);
  const shown = yearReturn(report.years, choice.chosen);
  const [firstMonth] = report.months;
  return (
    <section className="monthly-returns" aria-labelledby="monthly-returns" aria-busy={isLoading || undefined}>
      <header className="chart-head">
        <h2 id="monthly-returns">{words.heading}</h2>
        {report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <YearSelect choice={choice} onChoose={ask} />
        <b className="only-year">{choice.chosen}</b>
      </header>
      {isLoading ? <LoadingMonths /> : <Months year={shown} />}
      <YearToDate year={shown} />
      {firstMonth && (
        <>
          <YearSums years={report.years} from={firstMonth} />
          <MonthTable years={report.years} />
        </>
      )}
    </section>
  );
}

type YearSelectProps = { choice: YearChoice; onChoose: (year: string | null) => void };

function YearSelect({ choice: { years, chosen, standard }, onChoose }: YearSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  function choose(year: string) {
    onChoose(year === String(standard) ? null : year);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a year that was chosen before React was here.
  useEffect(() => {
    const found = select.current?.value;
    if (found !== undefined && found !== String(chosen)) choose(found);
  }, []);
  return (
    <span className="select">
      <select
        ref={select}
        aria-label={words.year}
        autoComplete="off"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}

function Months({ year: { months } }: { year: YearReturn }) {
  return (
    <dl className="month-grid">
      {months.map((percent, place) => (
        <div key={monthNames[place]} className={percent === null ? undefined : tintOf(percent)}>
          <dt>{monthNames[place]}</dt>
          <dd>
            {percent === null ? (
              <NoData />
            ) : (
              <SignedPercent percent={tenthRounded(percent)} digits={1} plain />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same cells without figures, so that nothing moves when these arrive. */
function LoadingMonths() {
  return (
    <div className="month-grid">
      {monthNames.map((month) => (
        <div key={month}>
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="mt-3 h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}

function YearToDate({ year: { sumPercent, compoundedPercent } }: { year: YearReturn }) {
  return (
    <div className="year-to-date">
      <p>
        {words.yearToDate}
        <span className="small">
          {words.sum}
          {compoundedPercent !== null && `, ${words.compounded(tenthPercent(compoundedPercent))}`}
        </span>
      </p>
      {sumPercent === null ? (
        <b>
          <NoData />
        </b>
      ) : (
        <b className={tenthRounded(sumPercent) < 0 ? "text-loss" : "text-gain"}>
          <span className="dblr">{tenthPercent(sumPercent)}</span>
        </b>
      )}
    </div>
  );
}

const tints = 5;
const strongestPercent = 6;

/** The larger the month, the stronger its ground. What rounds to nothing has none. */
function tintOf(percent: number): string {
  const size = Math.abs(tenthRounded(percent));
  if (size === 0) return "level";
  const tint = Math.ceil((Math.min(size, strongestPercent) / strongestPercent) * tints);
  return `${percent < 0 ? "fell" : "rose"} tint-${tint}`;
}
