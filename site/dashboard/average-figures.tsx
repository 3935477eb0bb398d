import type { ReactNode } from "react";
import { missingReasons, averages as words } from "#content/dashboard-spread.ts";
import { tradeCount } from "#content/trust.ts";
import type { AccountUnit } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import type { Figures } from "#core/backtest/figures.ts";
import { whyMissing } from "#core/backtest/missing-figure.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import { openTrades, unitOf } from "#core/backtest/workings.ts";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { SignedAmount } from "./signed-amount.tsx";
import { SpreadPanel } from "./spread-panel.tsx";

type Name = keyof typeof words.names;
type Show = (value: number, unit: AccountUnit) => ReactNode;

const gain: Show = (amount, unit) => <SignedAmount amount={amount} unit={unit} />;
const loss: Show = (amount, unit) => <SignedAmount amount={-amount} unit={unit} />;
const ratio: Show = (value) => roundHalfAway(value, 2).toFixed(2).replace("-", "\u2212");

const shown: Readonly<Record<Name, Show>> = {
  averageTrade: gain,
  averageWin: gain,
  averageLoss: loss,
  payoffRatio: ratio,
  profitFactor: ratio,
  largestWin: gain,
  largestLoss: loss,
  breakEvenWinRatePercent: (percent) => percentText(percent),
  sharpe: ratio,
  sortino: ratio,
  growthPercentPerYear: (percent) => <SignedPercent percent={percent} />,
  medianHoldMinutes: (minutes) => durationText(minutes),
};

export function AverageFigures({ report }: { report: ClassReport }) {
  const { figures, sample } = report;
  return (
    <SpreadPanel heading={words.heading} sample={sample}>
      <dl className="stats">
        {(Object.keys(shown) as Name[]).map((name) => (
          <div key={name}>
            <dt>{words.names[name]}</dt>
            <dd>
              <Figure figures={figures} name={name} unit={unitOf(report)} />
            </dd>
          </div>
        ))}
      </dl>
      <OpenProfit report={report} />
    </SpreadPanel>
  );
}

function Figure({ figures, name, unit }: { figures: Figures; name: Name; unit: AccountUnit }) {
  const value = figures[name];
  if (value !== null) return shown[name](value, unit);
  const reason = whyMissing(figures, name);
  return (
    <>
      — <small>{reason && missingReasons[reason]}</small>
    </>
  );
}

/** Apart from every other figure, which is of closed trades. */
function OpenProfit({ report }: { report: ClassReport }) {
  const { trades, withoutMark } = openTrades(report);
  if (trades === 0) return null;
  return (
    <p className="small num">
      {words.open(tradeCount(trades))}{" "}
      {withoutMark === trades ? (
        words.noMark
      ) : (
        <SignedAmount amount={report.figures.openProfit} unit={unitOf(report)} />
      )}
      {withoutMark > 0 && withoutMark < trades && ` ${words.someMarks(tradeCount(withoutMark))}`}
    </p>
  );
}
