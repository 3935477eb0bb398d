import { useEffect, useRef, useState } from "react";
import {
  announcement,
  calculatorMonths,
  examplePace,
  monthsChart,
  calculatorWords as words,
  yearTag,
} from "#content/affiliate-calculator.ts";
import { earnedMonths, paySlip, renewalMonths, sumEarned } from "#core/affiliate/earnings.ts";
import { useRested } from "#site/ui/use-rested.ts";
import { HeadingBand } from "#site/ui/zone.tsx";
import { CalculatorControls } from "./calculator-controls.tsx";
import { MonthsChart } from "./months-chart.tsx";
import { MonthsTable } from "./months-table.tsx";
import { PaySlipList } from "./pay-slip.tsx";
import { readPace } from "./read-pace.ts";

export function Calculator() {
  const controls = useRef<HTMLDivElement>(null);
  const [pace, setPace] = useState(examplePace);
  const slip = paySlip(pace.referrals, pace.tier);
  const months = earnedMonths(pace, calculatorMonths);
  const all = sumEarned(months);
  const twelveMonths = sumEarned(months.slice(0, renewalMonths)).total;
  const said = useRested(announcement(slip.total, all.total));

  function read() {
    if (controls.current) setPace(readPace(controls.current));
  }
  // What was moved before hydration, or restored by the browser.
  useEffect(read, []);

  return (
    <section className="sec" aria-labelledby="calculator">
      <HeadingBand id="calculator" tag={yearTag(twelveMonths)}>
        {words.heading}
      </HeadingBand>
      <div className="calc">
        <div className="calc-in" ref={controls} onInput={read}>
          <CalculatorControls pace={pace} />
        </div>
        <div className="calc-out">
          <PaySlipList
            slip={slip}
            twelveMonths={twelveMonths}
            allMonths={all}
            renewalPercent={pace.renewalPercent}
          />
          <output className="sr">{said}</output>
        </div>
      </div>
      <h3>{monthsChart.heading}</h3>
      <MonthsChart months={months} />
      <MonthsTable months={months} all={all} />
    </section>
  );
}
