import { type FigureName, figureNames, ownWords as words } from "#content/dashboard-recompute.ts";
import { type AccountUnit, amountText } from "#core/backtest/account-money.ts";
import type { OwnReport } from "#core/backtest/own-file.ts";
import { percentText } from "#core/backtest/rounding.ts";
import type { Warning } from "#core/backtest/trade-sheet.ts";
import { figureText } from "./figure-lines.ts";
import { FigureValue } from "./figure-value.tsx";
import { OwnMonths } from "./own-months.tsx";

const shown: readonly FigureName[] = [
  "totalReturn",
  "netProfit",
  "winRate",
  "drawdown",
  "sharpe",
  "averageHold",
  "trades",
  "wins",
  "losses",
  "breakEvens",
  "profitFactor",
  "payoffRatio",
  "breakEvenWinRate",
  "averageTrade",
  "finalEquity",
  "closedDrawdown",
  "sortino",
  "mostWinsInRow",
  "mostLossesInRow",
  "commission",
  "openTrades",
  "benchmark",
];
const mostWarnings = 50;

export function OwnReportView({ file, report }: { file: string; report: OwnReport }) {
  const unit = { currency: report.currency, capital: report.figures.capital };
  return (
    <>
      <h4>{words.result(report.symbol ? `${report.symbol} (${file})` : file)}</h4>
      <p className="small">{capitalNote(report, unit)}</p>
      <dl className="wb-figures">
        {shown.map((name) => (
          <div key={name}>
            <dt>{figureNames[name]}</dt>
            <dd>
              <FigureValue {...figureText(name, report, unit)} />
              <Note name={name} report={report} />
            </dd>
          </div>
        ))}
      </dl>
      <h4>{words.monthsHeading}</h4>
      {report.years.length === 0 ? (
        <p className="small">{words.noTrades}</p>
      ) : (
        <OwnMonths years={report.years} />
      )}
      {report.warnings.length > 0 && <Warnings list={report.warnings} />}
    </>
  );
}

function capitalNote({ figures, isCapitalInferred }: OwnReport, unit: AccountUnit): string {
  const capital = amountText(figures.capital, unit);
  return isCapitalInferred ? words.capitalInferred(capital) : words.capitalStated(capital);
}

function Note({ name, report: { figures } }: { name: FigureName; report: OwnReport }) {
  const text = noteOn(name, figures);
  return text && <small>{text}</small>;
}

function noteOn(name: FigureName, figures: OwnReport["figures"]): string | null {
  const { winRate, sharpe, isShortSample, drawdown } = figures;
  if (name === "winRate" && winRate) {
    return words.wilson(percentText(winRate.lowPercent, 1), percentText(winRate.highPercent, 1));
  }
  if (name === "sharpe" && sharpe !== null && isShortSample) return words.shortSample;
  return name === "drawdown" && drawdown === null ? words.closedOnly : null;
}

function Warnings({ list }: { list: readonly Warning[] }) {
  return (
    <details className="wb-details">
      <summary>{words.warnings(list.length)}</summary>
      <ul>
        {list.slice(0, mostWarnings).map(({ row, kind, message }) => (
          <li key={`${kind} ${row} ${message}`} className="small">
            {words.warning(row, message)}
          </li>
        ))}
      </ul>
    </details>
  );
}
