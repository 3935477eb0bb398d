import { answerFile, type ClassAnswer, classAnswers } from "#core/backtest/addresses.ts";
import { assetClasses } from "#core/backtest/instruments.ts";
import type { Endpoint } from "#server/http/endpoint.ts";
import { type Problem, problems } from "#server/http/problem.ts";
import type { StoredFile } from "#server/http/stored-file.ts";

export type ClassAnswersDeps = { files: ReadonlyMap<string, StoredFile> };

/** What a class's trade lists come to, as the build computed it for the pages: nothing is computed while serving. */
export function classEndpoints({ files }: ClassAnswersDeps): Endpoint[] {
  return classAnswers.map((name) => ({
    method: "GET",
    path: `/api/${name}/:assetClass`,
    answer: ({ params }) => {
      const asked = params.assetClass?.toLowerCase();
      const found = assetClasses.find((one) => one === asked);
      const file = found && files.get(answerFile(name, found));
      if (file === undefined) return { kind: "problem", problem: unknownClass(name, files) };
      return { kind: "file", file };
    },
  }));
}

function unknownClass(name: ClassAnswer, files: ClassAnswersDeps["files"]): Problem {
  const known = assetClasses.filter((one) => files.has(answerFile(name, one)));
  if (known.length === 0) return problems.notFound;
  const message = `There is no such asset class. These are known: ${known.join(", ")}.`;
  return { ...problems.notFound, message };
}
