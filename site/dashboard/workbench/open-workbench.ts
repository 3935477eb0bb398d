import type { PublishedClass } from "#core/backtest/published.ts";
import { ownScript } from "#site/browser/site-loader.ts";
import { sourceOf } from "./class-source.ts";
import { type RecomputeStep, type Workbench, WorkbenchFailure } from "./workbench.ts";
import workerAddress from "./workbench-worker.ts?worker&url";
import type { FromWorker, Question, ToWorker } from "./worker-messages.ts";

type Asked = {
  readonly answered: (answer: never) => void;
  readonly failed: (failure: WorkbenchFailure) => void;
  readonly onStep: ((step: RecomputeStep) => void) | undefined;
};

/** Starts the worker. One that ends by itself, or never came, is started again by the next question. */
export function openWorkbench(published: PublishedClass): Workbench {
  let worker: Worker | undefined = start();
  let last = 0;
  const asked = new Map<number, Asked>();

  function start(): Worker {
    const started = new Worker(ownScript(workerAddress), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
    started.addEventListener("error", stop);
    tell(started, { kind: "open", source: sourceOf(published) });
    return started;
  }

  function hear(message: FromWorker): void {
    const question = asked.get(message.number);
    if (message.kind === "step") {
      question?.onStep?.(message.step);
      return;
    }
    asked.delete(message.number);
    if (message.kind === "answer") question?.answered(message.answer as never);
    else question?.failed(new WorkbenchFailure(message.problem));
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    for (const { failed } of asked.values()) failed(new WorkbenchFailure({ kind: "stopped" }));
    asked.clear();
  }

  function ask<Answer>(question: Question, onStep?: Asked["onStep"]): Promise<Answer> {
    return new Promise<Answer>((answered, failed) => {
      last += 1;
      asked.set(last, { answered, failed, onStep });
      worker ??= start();
      tell(worker, { kind: "ask", number: last, question });
    });
  }

  return {
    recompute: (onStep) => ask({ kind: "recompute", published: published.report }, onStep),
    findTrades: (query) => ask({ kind: "trades", query }),
    withCosts: (costs) => ask({ kind: "costs", costs }),
    readOwn: (file, facts) => ask({ kind: "own", file, facts }),
    close: stop,
  };
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
