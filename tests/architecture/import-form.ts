import type { ESTree } from "vite";
import { targetOf } from "./directions.ts";
import { isCode, isFrameworkFile, isScript, isTest } from "./file-kind.ts";
import { type Import, importsOf } from "./imports.ts";
import type { Offence } from "./offence.ts";
import { nodesOf } from "./parse.ts";
import { isInside, type Room, roomOf } from "./rooms.ts";
import type { SourceFiles } from "./source-files.ts";

export function importFormOffences(files: SourceFiles): Offence[] {
  return [...files].flatMap(([file, text]) => {
    const room = roomOf(file);
    if (room === null || !isCode(file)) return [];
    return importsOf(file, text).flatMap((one) =>
      complaints(file, room, one).map((reason) => ({ file, line: one.line, reason })),
    );
  });
}

/** A file that only passes on what others export hides where things live and drags them all in together. */
export function barrelOffences(files: SourceFiles): Offence[] {
  const candidates = [...files].filter(([file]) => isScript(file) && roomOf(file) !== null);
  return candidates.flatMap(([file, text]) => {
    if (isFrameworkFile(file) || file.startsWith("site/routes/")) return [];
    const program = nodesOf(file, text).find((node) => node.type === "Program");
    const body = program?.body ?? [];
    const passesOn = body.filter(isPassedOn);
    const rest = body.filter(
      (statement) => statement.type !== "ImportDeclaration" && !passesOn.includes(statement),
    );
    const isIndex = /(?:^|\/)index\.\w+$/.test(file);
    if (passesOn.length === 0 || (rest.length > 0 && !isIndex)) return [];
    return [{ file, line: 1, reason: "is a barrel: import from the file that has the thing" }];
  });
}

function isPassedOn(statement: ESTree.Node): boolean {
  if (statement.type === "ExportAllDeclaration") return true;
  return (
    statement.type === "ExportNamedDeclaration" &&
    statement.declaration === null &&
    statement.specifiers.length > 0
  );
}

function complaints(file: string, room: Room, { specifier, kind }: Import): string[] {
  const target = specifier === null ? null : targetOf(file, specifier);
  if (specifier === null || target === null) return [];
  const reasons: string[] = [];
  if (!/\.\w+$|\*$/.test(target)) reasons.push(`leaves out the extension (${specifier})`);
  if (kind === "glob" || kind === "css" || kind === "url") return reasons;
  const inside = isInside(target, room.folder);
  if (specifier.startsWith("/")) reasons.push(`imports an absolute path (${specifier})`);
  if (specifier.startsWith("#") && inside)
    reasons.push(`stays in ${room.name}: write a relative path (${specifier})`);
  if (specifier.startsWith(".") && !inside && !room.mayClimb && !isTest(file)) {
    reasons.push(`leaves ${room.name}: write #${target}`);
  }
  return reasons;
}
