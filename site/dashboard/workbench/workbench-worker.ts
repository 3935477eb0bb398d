import { inflate } from "#backtests/inflate.ts";
import { type OwnFileFacts, readOwnFile } from "#core/backtest/own-file.ts";
import { browserLimits, sizeText } from "#core/backtest/reading-limits.ts";
import { Refused, refusalOf } from "#core/backtest/refusal.ts";
import { sha256 } from "#site/browser/file-hash.ts";
import { openClass, type Surroundings } from "./class-engine.ts";
import { problemOf } from "./workbench.ts";
import type { FromWorker, Question, ToWorker } from "./worker-messages.ts";

let engine: ReturnType<typeof openClass> | undefined;

const surroundings: Surroundings = {
  fetch: (address) => fetch(address),
  sha256: crypto.subtle ? sha256 : null,
  inflate,
};

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") engine = openClass(data.source, surroundings);
  else void serve(data.number, data.question);
});

async function serve(number: number, question: Question): Promise<void> {
  try {
    say({ kind: "answer", number, answer: await answerTo(number, question) });
  } catch (fault) {
    say({ kind: "problem", number, problem: problemOf(fault) });
  }
}

function answerTo(number: number, question: Question): Promise<unknown> {
  if (question.kind === "own") return readOwn(question.file, question.facts);
  if (engine === undefined) throw new Error("asked before the class was opened");
  switch (question.kind) {
    case "recompute":
      return engine.recompute(question.published, (step) => say({ kind: "step", number, step }));
    case "trades":
      return engine.findTrades(question.query);
    case "costs":
      return engine.withCosts(question.costs);
  }
}

async function readOwn(file: File, facts: Omit<OwnFileFacts, "file">) {
  // Before it is brought into memory.
  if (file.size > browserLimits.bytes) {
    const problem = `the file is larger than ${sizeText(browserLimits.bytes)}, the most that is read here`;
    return refusalOf(new Refused("file-size", null, null, problem), file.name);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readOwnFile(bytes, { ...facts, file: file.name }, inflate);
}

function say(message: FromWorker): void {
  postMessage(message);
}
