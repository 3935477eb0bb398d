import { topPerforming as words } from "#content/dashboard-returns.ts";
import { marketName, summaryCards } from "#content/dashboard-summary.ts";
import { ledgerSample } from "#content/performance.ts";
import { type AccountUnit, signedAmountText } from "#core/backtest/account-money.ts";
import type { ClassReport, InstrumentReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { stepsText, stepTotals } from "#core/backtest/step-totals.ts";
import { unitOf } from "#core/backtest/workings.ts";
import { direction, signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Table } from "#site/ui/table.tsx";

const grouped = new Intl.NumberFormat("en-US");
/** Five columns need the width of most phones. */
const roomy = "max-[22.5rem]:hidden";

/** The best return first, as the report has them. The return of all is that of the pooled account. */
export function TopPerforming({ report }: { report: ClassReport }) {
  const { columns } = words;
  const { figures, instruments, assetClass } = report;
  const totals = stepTotals(instruments);
  return (
    <section className="top-performing" aria-labelledby="top-performing">
      <header className="chart-head">
        <h2 id="top-performing">{words.heading}</h2>
        {report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small">{words.order}</p>
      </header>
      <Table caption={words.heading} flush>
        <thead>
          <tr>
            <th scope="col">{assetClass === "forex" ? columns.pair : columns.symbol}</th>
            <th scope="col" className={roomy}>
              {columns.trades}
            </th>
            <th scope="col">{columns.winRate}</th>
            <th scope="col">{columns.profit}</th>
            <th scope="col">{columns.return}</th>
          </tr>
        </thead>
        <tbody>
          {instruments.map((instrument) => (
            <InstrumentRow key={instrument.facts.symbol} instrument={instrument} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{marketName(assetClass)}</th>
            <td className={roomy}>
              <span className="dblr">{grouped.format(figures.trades)}</span>
            </td>
            <td>
              <span className="dblr">{winRateText(figures)}</span>
            </td>
            <td>
              {totals === null ? (
                <span className={`dblr ${toneOf(figures.netProfit)}`}>
                  {wholeAmount(figures.netProfit, unitOf(report))}
                </span>
              ) : (
                totals.map((total) => (
                  <span key={total.unit} className={`dblr ${toneOf(total.total)}`}>
                    {stepsText(total)}
                  </span>
                ))
              )}
            </td>
            <td>
              <span className={`dblr ${toneOf(figures.totalReturnPercent, 2)}`}>
                {signedPercent(roundHalfAway(figures.totalReturnPercent, 2), 2)}
              </span>
            </td>
          </tr>
        </tfoot>
      </Table>
      <p className="small">{instruments.length === 1 ? words.only : words.remark}</p>
    </section>
  );
}

function InstrumentRow({ instrument: { facts, figures, steps } }: { instrument: InstrumentReport }) {
  const gained = steps?.total ?? figures.netProfit;
  return (
    <tr>
      <th scope="row">
        <b>{facts.symbol}</b>
      </th>
      <td className={roomy}>{grouped.format(figures.trades)}</td>
      <td>{winRateText(figures)}</td>
      <td className={toneOf(gained)}>
        {steps
          ? stepsText(steps)
          : wholeAmount(figures.netProfit, { currency: facts.currency, capital: figures.capital })}
      </td>
      <td>
        <SignedPercent percent={roundHalfAway(figures.totalReturnPercent, 2)} />
      </td>
    </tr>
  );
}

function winRateText({ winRate }: ClassReport["figures"]): string {
  return winRate ? percentText(winRate.percent) : summaryCards.none;
}

/** Cents say nothing among thousands, and the file has them. */
function wholeAmount(amount: number, unit: AccountUnit): string {
  return signedAmountText(unit.currency === null ? amount : roundHalfAway(amount, 0), unit);
}

function toneOf(amount: number, digits = 0): string {
  return { up: "text-gain", down: "text-loss", flat: "" }[direction(amount, digits)];
}
