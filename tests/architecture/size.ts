import { isCode } from "./file-kind.ts";
import type { Offence } from "./offence.ts";
import type { SourceFiles } from "./source-files.ts";

const mostLines = 400;

export function sizeOffences(files: SourceFiles): Offence[] {
  return [...files].flatMap(([file, text]) => {
    const lines = text.replace(/\n$/, "").split("\n").length;
    if (!isCode(file) || lines <= mostLines) return [];
    return [
      {
        file,
        line: mostLines + 1,
        reason: `has ${lines} lines, more than ${mostLines}: it knows two subjects`,
      },
    ];
  });
}
