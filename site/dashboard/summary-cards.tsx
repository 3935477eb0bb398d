import type { ReactNode } from "react";
import { type MethodAnchor, summaryCards as words } from "#content/dashboard-summary.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Tooltip } from "#site/ui/tooltip.tsx";
import { HoldColumns, RatioOnScale, ReturnBars, Underwater, UnitSquares } from "./card-figures.tsx";

type CardProps = { report: ClassReport };

export function SummaryCards({ report }: CardProps) {
  const { assetClass } = report;
  return (
    <div className="row4 summary-cards">
      <TotalReturn report={report} />
      <WinRate report={report} />
      {assetClass === "forex" || assetClass === "crypto" ? (
        <Best report={report} market={assetClass} />
      ) : (
        <Sharpe report={report} />
      )}
      {assetClass === "forex" ? <Hold report={report} /> : <MaxDrawdown report={report} />}
    </div>
  );
}

type CardFrameProps = {
  name: string;
  method: MethodAnchor;
  value: ReactNode;
  note: ReactNode;
  figure: ReactNode;
};

function Card({ name, method, value, note, figure }: CardFrameProps) {
  return (
    <article>
      <header>
        <h2>{name}</h2>
        <a href={`#${method}`}>
          {words.formula.shown} <span className="sr">{words.formula.of(name)}</span>
        </a>
      </header>
      <p className="value">{value}</p>
      <p className="note">{note}</p>
      <figure>{figure}</figure>
    </article>
  );
}

function TotalReturn({ report: { figures, benchmarkPercent } }: CardProps) {
  const { name, benchmark, noBenchmark } = words.totalReturn;
  return (
    <Card
      name={name}
      method="method-total-return"
      value={<SignedPercent percent={roundHalfAway(figures.totalReturnPercent, 2)} />}
      note={benchmarkPercent === null ? noBenchmark : benchmark(signed(benchmarkPercent))}
      figure={<ReturnBars ledger={figures.totalReturnPercent} benchmark={benchmarkPercent} />}
    />
  );
}

function WinRate({ report: { figures } }: CardProps) {
  const { name, wins, interval, breakEven } = words.winRate;
  const { winRate, breakEvenWinRatePercent } = figures;
  const limits = [
    winRate && interval(roundHalfAway(winRate.lowPercent, 1).toFixed(1), percentText(winRate.highPercent, 1)),
    breakEvenWinRatePercent !== null && breakEven(percentText(breakEvenWinRatePercent, 1)),
  ].filter(Boolean);
  return (
    <Card
      name={name}
      method="method-win-rate"
      value={winRate ? percentText(winRate.percent) : words.none}
      note={
        <>
          {wins(figures.wins, figures.trades)}
          <span>{limits.join(", ")}</span>
        </>
      }
      figure={<UnitSquares wins={figures.wins} trades={figures.trades} />}
    />
  );
}

function Sharpe({ report: { figures } }: CardProps) {
  const { name, basis, notAnnualised, annualised, notEnough, shortSample } = words.sharpe;
  const { sharpe, sharpeAnnualised, months, isShortSample } = figures;
  return (
    <Card
      name={name}
      method="method-sharpe"
      value={sharpe === null ? words.none : ratioText(sharpe)}
      note={
        sharpe === null ? (
          notEnough
        ) : (
          <>
            {basis}{" "}
            {sharpeAnnualised === null ? (
              notAnnualised
            ) : (
              <Tooltip text={annualised(ratioText(sharpeAnnualised))}>{notAnnualised}</Tooltip>
            )}
            {isShortSample && <span>{shortSample(months)}</span>}
          </>
        )
      }
      figure={sharpe !== null && <RatioOnScale ratio={sharpe} />}
    />
  );
}

function MaxDrawdown({ report: { figures, equity } }: CardProps) {
  const { name, withExcursions, closedOnly } = words.drawdown;
  const { drawdown, closedDrawdown } = figures;
  return (
    <Card
      name={name}
      method="method-drawdown"
      value={<SignedPercent percent={roundHalfAway(-(drawdown ?? closedDrawdown).percent, 2)} />}
      note={drawdown ? withExcursions(signed(-closedDrawdown.percent)) : closedOnly}
      figure={<Underwater drawdowns={equity.map(({ drawdownPercent }) => drawdownPercent)} />}
    />
  );
}

function Best({ report: { instruments }, market }: CardProps & { market: "forex" | "crypto" }) {
  const { names, figures: figuresOf, trades, only } = words.best;
  const [best] = instruments;
  const { winRate } = best?.figures ?? {};
  return (
    <Card
      name={names[market]}
      method="method-total-return"
      value={best?.facts.symbol ?? words.none}
      note={
        best && (
          <>
            {figuresOf(
              signed(best.figures.totalReturnPercent),
              winRate ? percentText(winRate.percent) : words.none,
            )}
            <span>{instruments.length === 1 ? only[market] : trades(best.figures.trades)}</span>
          </>
        )
      }
      figure={best && <UnitSquares wins={best.figures.wins} trades={best.figures.trades} />}
    />
  );
}

function Hold({ report: { figures, holds } }: CardProps) {
  const { name, median, bars } = words.hold;
  const { averageHoldMinutes, medianHoldMinutes, averageBars } = figures;
  const notes = [
    medianHoldMinutes !== null && median(durationText(medianHoldMinutes)),
    averageBars !== null && bars(roundHalfAway(averageBars, 1).toFixed(1)),
  ].filter(Boolean);
  return (
    <Card
      name={name}
      method="method-hold"
      value={averageHoldMinutes === null ? words.none : durationText(averageHoldMinutes)}
      note={notes.join(", ")}
      figure={<HoldColumns holds={holds} />}
    />
  );
}

function signed(percent: number): string {
  return signedPercent(roundHalfAway(percent, 2), 2);
}

function ratioText(ratio: number): string {
  return roundHalfAway(ratio, 2).toFixed(2).replace("-", "\u2212");
}
