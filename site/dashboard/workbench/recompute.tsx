import { useEffect, useId, useRef, useState } from "react";
import { withoutScript, recomputeWords as words } from "#content/dashboard-recompute.ts";
import { ledgerSample } from "#content/performance.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { usePress } from "#site/ui/use-press.ts";
import { ProblemNote } from "./problem-note.tsx";
import { RecomputedReport } from "./recomputed-report.tsx";
import type { Bench } from "./use-workbench.ts";
import { problemOf, type Recomputed, type RecomputeStep, type WorkbenchProblem } from "./workbench.ts";

export type RecomputeProps = { published: PublishedClass; bench: Bench };

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly step: RecomputeStep }
  | { readonly kind: "done"; readonly recomputed: Recomputed }
  | { readonly kind: "failed"; readonly problem: WorkbenchProblem };

export function Recompute({ published, bench }: RecomputeProps) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: "idle" });
  const current = useRef(published);
  // What was recomputed of one market is no answer in another.
  useEffect(() => {
    current.current = published;
    setState({ kind: "idle" });
  }, [published]);

  async function recompute() {
    if (state.kind === "busy") return;
    const isCurrent = () => current.current === published;
    const show = (next: State) => isCurrent() && setState(next);
    show({ kind: "busy", step: { kind: "download", done: 0, files: published.files.length } });
    try {
      const recomputed = await bench.workbench().recompute((step) => show({ kind: "busy", step }));
      show({ kind: "done", recomputed });
    } catch (fault) {
      show({ kind: "failed", problem: problemOf(fault) });
    }
  }
  const press = usePress(recompute);
  const isBusy = state.kind === "busy";

  return (
    <>
      <noscript>
        <p className="wb-no-script">{withoutScript}</p>
      </noscript>
      <section className="wb" aria-labelledby={id}>
        <header>
          <h3 id={id}>{words.heading}</h3>
          {published.report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
          <p className="small">{words.text}</p>
        </header>
        <div>
          {/* Busy keeps the focus, so it is aria-disabled and not disabled. */}
          <button
            type="button"
            className={buttonClass({ variant: "secondary" })}
            aria-disabled={isBusy || undefined}
            {...press}
          >
            {state.kind === "done" ? words.again : words.button}
          </button>
          <div aria-live="polite">
            {state.kind === "busy" && (
              <p className="wb-wait">
                <Spinner />
                {stepText(state.step)}
              </p>
            )}
            {state.kind === "failed" && <ProblemNote problem={state.problem} retry={recompute} />}
            {state.kind === "done" && (
              <RecomputedReport published={published.report} recomputed={state.recomputed} />
            )}
          </div>
        </div>
      </section>
    </>
  );
}

function stepText(step: RecomputeStep): string {
  switch (step.kind) {
    case "download":
      return words.downloading(step.done, step.files);
    case "hash":
      return words.hashing;
    case "compute":
      return words.computing;
  }
}
