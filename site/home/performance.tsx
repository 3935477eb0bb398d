import {
  checkSteps,
  hypotheticalResults,
  ledgerSample,
  winRateClaim,
  performanceSection as words,
} from "#content/performance.ts";
import { type InstrumentClassId, tradeCount } from "#content/trust.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { HeadingBand } from "#site/ui/zone.tsx";
import { type LedgerClass, LedgerTable } from "./ledger-table.tsx";
import { type LedgerExtract, ReportCard } from "./report-card.tsx";
import { wholeWords } from "./whole-words.tsx";

/** Computed from ledgers: nothing in here may be typed. */
export type PerformanceReport = {
  /** Left out where no ledger bears a claim (D29). */
  claim?: { winRatePercent: number; trades: number; wins: number } | undefined;
  ledger: LedgerExtract;
  classes: readonly LedgerClass[];
  tradeCounts: Readonly<Partial<Record<InstrumentClassId, number>>>;
  sample: boolean;
};

export function Performance({ report }: { report?: PerformanceReport | undefined }) {
  const trades = report?.classes.reduce((sum, one) => sum + one.trades, 0);
  return (
    <section className="sec" id="performance">
      <HeadingBand tag={trades && tradeCount(trades)}>{words.heading}</HeadingBand>
      <div className="cut from-36 performance">
        <div>
          {report?.claim && <Claim claim={report.claim} sample={report.sample} />}
          <h3>{words.stepsHeading}</h3>
          <ol>
            {checkSteps.map(({ act, text, to }) => (
              <li key={act}>
                <b className="text-ink">
                  {to ? (
                    <a className="link" href={to}>
                      {act}
                    </a>
                  ) : (
                    act
                  )}
                </b>{" "}
                {text}
              </li>
            ))}
          </ol>
          <a className="btn btn-p" href={words.report.to}>
            {words.report.label}
          </a>
        </div>
        {report ? <ReportCard ledger={report.ledger} sample={report.sample} /> : <Hypothetical alone />}
      </div>
      {report && (
        <>
          <LedgerTable classes={report.classes} />
          {report.sample && <p className="small">{ledgerSample.all}</p>}
          <Hypothetical />
        </>
      )}
    </section>
  );
}

type ClaimProps = { claim: NonNullable<PerformanceReport["claim"]>; sample: boolean };

function Claim({ claim, sample }: ClaimProps) {
  const { figure, statement, limits } = winRateClaim(claim.winRatePercent, claim.trades);
  return (
    <>
      <p className="claim">
        <b>{figure}</b>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
      </p>
      <p className="lede">{wholeWords(`${statement} ${limits}`)}</p>
    </>
  );
}

/** Beside the figures, not only in the footer. */
function Hypothetical({ alone = false }: { alone?: boolean }) {
  return (
    <div className="hypothetical small">
      <p className={alone ? "lede" : undefined}>{wholeWords(words.source)}</p>
      <p>
        <b>{hypotheticalResults.heading}.</b> {hypotheticalResults.text}
      </p>
    </div>
  );
}
