import { useId } from "react";
import { chartTable, resultsChart as words } from "#content/dashboard-charts.ts";
import { ledgerSample } from "#content/performance.ts";
import type { ResultBins } from "#core/backtest/distribution.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { ResultBars } from "#site/charts/result-bars.tsx";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { ChartTable } from "./chart-table.tsx";

const grouped = new Intl.NumberFormat("en-US");

export function ResultsChart({ report: { results, figures, sample } }: { report: ClassReport }) {
  const id = useId();
  const { trades, losses, wins, breakEvens } = figures;
  if (trades === 0) return null;
  const most = Math.max(...results.counts);
  return (
    <section className="results-panel" aria-labelledby={id}>
      <header className="chart-head">
        <h3 id={id}>{words.heading}</h3>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small num">{words.remark(trades, `${results.binPercent}%`)}</p>
      </header>
      <ResultBars
        bins={results}
        label={words.label(trades, losses, wins, stepText(results, results.counts.indexOf(most), "and"))}
        losses={words.losses(losses)}
        gains={words.gains(wins)}
        formatPercent={signedPercent}
      />
      {breakEvens > 0 && <p className="small">{words.breakEven(breakEvens)}</p>}
      <ResultsTable results={results} trades={trades} />
    </section>
  );
}

function ResultsTable({ results, trades }: { results: ResultBins; trades: number }) {
  const { caption, columns, sum } = chartTable.results;
  return (
    <ChartTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.trades}</th>
        </tr>
      </thead>
      <tbody>
        {results.counts.map((count, place) =>
          count === 0 ? null : (
            <tr key={stepText(results, place)}>
              <th scope="row">{stepText(results, place)}</th>
              <td>{grouped.format(count)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>
            <span className="dblr">{grouped.format(trades)}</span>
          </td>
        </tr>
      </tfoot>
    </ChartTable>
  );
}

function stepText({ binPercent, firstBin }: ResultBins, place: number, joint = "to"): string {
  const edge = (bin: number) => signedPercent(bin * binPercent, binPercent < 0.1 ? 2 : 1);
  return `${edge(firstBin + place)} ${joint} ${edge(firstBin + place + 1)}`;
}
