import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExtraCosts } from "#core/backtest/extra-costs.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { useAddressStates } from "#site/browser/address-state.ts";
import { addressOf, areSameCosts, costsIn, noCosts } from "./cost-range.ts";
import { type LatestOnly, latestOnly } from "./latest-only.ts";
import { openWorkbench } from "./open-workbench.ts";
import { problemOf, type Workbench, type WorkbenchProblem } from "./workbench.ts";

export type Bench = {
  /** Opens the worker when it is first asked for. */
  readonly workbench: () => Workbench;
  /** What the figures of `adjusted` include; none while it is null. */
  readonly costs: ExtraCosts;
  /** What was asked for last: the figures follow a moment later. */
  readonly wantedCosts: () => ExtraCosts;
  readonly setCosts: (costs: ExtraCosts) => void;
  /** The class with extra costs. Null while there are none, or none that could be computed yet. */
  readonly adjusted: ClassReport | null;
  /** The first answer is being waited for: the files have to be downloaded. */
  readonly isStarting: boolean;
  readonly problem: WorkbenchProblem | null;
  readonly retry: () => void;
};

type Adjusted = { readonly of: PublishedClass; readonly costs: ExtraCosts; readonly report: ClassReport };

const costNames = ["commission", "slippage"] as const;
/** The address follows where a slider comes to rest: browsers refuse to have it written all the time. */
const restMs = 300;

/**
 * The page itself is drawn anew only when there is something new to show, not with every move of a slider. While the
 * visitor is on the way to another class the address is left alone: to write it would call that off.
 */
export function useWorkbench(published: PublishedClass, isLeaving: boolean): Bench {
  const opened = useRef<Workbench | null>(null);
  const wanted = useRef<ExtraCosts>(noCosts);
  const runner = useRef<LatestOnly<ExtraCosts> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [adjusted, setAdjusted] = useState<Adjusted | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<WorkbenchProblem | null>(null);
  const { values, change } = useAddressStates(costNames);
  const { commission, slippage } = values;

  const workbench = useCallback(() => {
    opened.current ??= openWorkbench(published);
    return opened.current;
  }, [published]);

  function startRunner(): LatestOnly<ExtraCosts> {
    setIsStarting(true);
    return latestOnly({
      answer: (costs) => workbench().withCosts(costs),
      onAnswer: (report, costs) => {
        startTransition(() => {
          setAdjusted({ of: published, costs, report });
          setIsStarting(false);
          setProblem(null);
        });
      },
      onFault: (fault) => {
        setAdjusted(null);
        setIsStarting(false);
        setProblem(problemOf(fault));
      },
      whenFree: requestAnimationFrame,
    });
  }

  function want(costs: ExtraCosts): void {
    wanted.current = costs;
    if (areSameCosts(costs, noCosts)) {
      forget();
      return;
    }
    runner.current ??= startRunner();
    runner.current.ask(costs);
  }

  function forget(): void {
    runner.current?.stop();
    runner.current = null;
    setAdjusted(null);
    setIsStarting(false);
    setProblem(null);
  }

  function setCosts(costs: ExtraCosts): void {
    want(costs);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(addressOf(costs)), restMs);
  }

  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    wanted.current = noCosts;
    forget();
    opened.current?.close();
    opened.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another class has other files, and costs of its own.
  useEffect(() => () => leave(), [published]);

  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);

  const follow = useEffectEvent(() => {
    const costs = costsIn({ commission, slippage });
    if (!areSameCosts(costs, wanted.current)) want(costs);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says is followed.
  useEffect(() => follow(), [commission, slippage, published]);

  const shown = adjusted?.of === published ? adjusted : null;
  return {
    workbench,
    costs: shown?.costs ?? noCosts,
    wantedCosts: () => wanted.current,
    setCosts,
    adjusted: shown?.report ?? null,
    isStarting,
    problem,
    retry: () => {
      setProblem(null);
      runner.current = null;
      want(wanted.current);
    },
  };
}
