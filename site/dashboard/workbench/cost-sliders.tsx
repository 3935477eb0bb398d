import { useEffect, useId, useRef, useState } from "react";
import { type FigureName, figureNames } from "#content/dashboard-recompute.ts";
import { commissionText, slippageText, costWords as words } from "#content/dashboard-workbench.ts";
import { ledgerSample } from "#content/performance.ts";
import type { ExtraCosts } from "#core/backtest/extra-costs.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { Button } from "#site/ui/button.tsx";
import { Slider } from "#site/ui/slider.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Table } from "#site/ui/table.tsx";
import { areSameCosts, commissionRange, noCosts, slippageRange } from "./cost-range.ts";
import { figureText } from "./figure-lines.ts";
import { FigureValue } from "./figure-value.tsx";
import { ProblemNote } from "./problem-note.tsx";
import type { Bench } from "./use-workbench.ts";

const compared: readonly FigureName[] = ["totalReturn", "winRate", "sharpe", "drawdown"];

export type CostSlidersProps = { published: PublishedClass; bench: Bench };

export function CostSliders({ published: { report }, bench }: CostSlidersProps) {
  const id = useId();
  const { costs, isStarting, wantedCosts } = bench;
  const [moved, setMoved] = useState(costs);
  const currencies = [...new Set(report.instruments.map(({ facts }) => facts.currency))];
  const unit = { currency: report.currency, capital: report.figures.capital };

  // What was chosen elsewhere: in the address, by the banner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted changes with these.
  useEffect(() => setMoved(wantedCosts()), [costs, isStarting]);

  function move(change: Partial<ExtraCosts>) {
    const next = { ...wantedCosts(), ...change };
    setMoved(next);
    bench.setCosts(next);
  }
  const controls = useMovedBefore(wantedCosts, move);

  return (
    <section className="wb wb-costs" aria-labelledby={id}>
      <header>
        <h3 id={id}>{words.heading}</h3>
        {report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small">{words.text}</p>
      </header>
      <div className="wb-sliders">
        <div ref={controls}>
          <Slider
            name="commission"
            label={words.commission}
            value={moved.commissionPerTrade}
            max={commissionRange.most}
            step={commissionRange.step}
            shown={commissionText(moved.commissionPerTrade, report.currency)}
            spoken={commissionText(moved.commissionPerTrade, report.currency)}
            hint={words.commissionHint(currencies)}
            onMove={(commissionPerTrade) => move({ commissionPerTrade })}
          />
          <Slider
            name="slippage"
            label={words.slippage}
            value={moved.slippagePercent}
            max={slippageRange.most}
            step={slippageRange.step}
            shown={slippageText(moved.slippagePercent)}
            spoken={slippageText(moved.slippagePercent)}
            hint={words.slippageHint}
            onMove={(slippagePercent) => move({ slippagePercent })}
          />
          <Button variant="secondary" disabled={areSameCosts(moved, noCosts)} onClick={() => move(noCosts)}>
            {words.reset}
          </Button>
        </div>
        <div className="wb-compared">
          <Table caption={words.caption} flush>
            <thead>
              <tr>
                <th scope="col">{words.columns.figure}</th>
                <th scope="col">{words.columns.before}</th>
                <th scope="col">{words.columns.after}</th>
              </tr>
            </thead>
            <tbody>
              {compared.map((name) => (
                <tr key={name}>
                  <th scope="row">{figureNames[name]}</th>
                  <td>
                    <FigureValue {...figureText(name, report, unit)} />
                  </td>
                  <td>
                    <FigureValue {...figureText(name, bench.adjusted ?? report, unit)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {bench.isStarting && (
            <p className="small wb-wait">
              <Spinner />
              {words.starting}
            </p>
          )}
          {bench.problem && <ProblemNote problem={bench.problem} retry={bench.retry} />}
          {words.limits.map((limit) => (
            <p key={limit} className="small">
              {limit}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What was moved before hydration, or restored by the browser. */
function useMovedBefore(wantedCosts: Bench["wantedCosts"], move: (costs: ExtraCosts) => void) {
  const controls = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const [commission, slippage] = controls.current?.querySelectorAll("input") ?? [];
    const found = {
      commissionPerTrade: commission?.valueAsNumber ?? 0,
      slippagePercent: slippage?.valueAsNumber ?? 0,
    };
    if (!areSameCosts(found, noCosts) && !areSameCosts(found, wantedCosts())) move(found);
  }, []);
  return controls;
}
