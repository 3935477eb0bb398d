import { isBuiltin } from "node:module";
import path from "node:path";
import { isCode, isFrameworkFile, isRootConfig, isTest } from "./file-kind.ts";
import { type Import, importsOf } from "./imports.ts";
import type { Offence } from "./offence.ts";
import { hasNoCode, isInside, type Room, roomOf } from "./rooms.ts";
import type { SourceFiles } from "./source-files.ts";

const testPackages = ["vitest", "fast-check"];

export function directionOffences(files: SourceFiles): Offence[] {
  return [...files].flatMap(([file, text]) => {
    const room = roomOf(file);
    if (room === null || !isCode(file)) return [];
    return importsOf(file, text).flatMap((one) => {
      const reason = refusal(file, room, one);
      return reason === null ? [] : [{ file, line: one.line, reason }];
    });
  });
}

/** A folder or a loose file that the plan does not name: the plan is redrawn on purpose or not at all. */
export function unplannedOffences(files: SourceFiles): Offence[] {
  const places = [...files.keys()].map((file) => ({ file, place: unplannedPlace(file) }));
  const first = new Map(places.toReversed().map(({ file, place }) => [place, file]));
  return [...first].flatMap(([place, file]) =>
    place === null ? [] : [{ file, line: 1, reason: `${place} is in no room of the plan` }],
  );
}

/** Where the import leads, as a path from the root; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return path.posix.normalize(specifier.slice(1));
  if (specifier.startsWith("/")) return path.posix.normalize(specifier.slice(1));
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

function refusal(file: string, room: Room, { specifier }: Import): string | null {
  if (specifier === null) {
    return room.mayClimb ? null : "imports a computed path, which no one can check: write the path out";
  }
  const target = targetOf(file, specifier);
  if (target === null) return packageRefusal(file, room, specifier);
  if ([room.folder, ...room.reaches].some((beginning) => isInside(target, beginning))) return null;
  const targetRoom = target.startsWith("../") ? "what lies outside the checkout" : roomOf(target)?.name;
  return `${room.name} must not import ${targetRoom ?? "what lies in no room"} (${specifier})`;
}

function packageRefusal(file: string, room: Room, specifier: string): string | null {
  if (isBuiltin(specifier)) {
    return room.node || isTest(file)
      ? null
      : `${room.name} must not import Node's own modules (${specifier})`;
  }
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const allowed =
    room.packages === "any" || room.packages.includes(name) || (isTest(file) && testPackages.includes(name));
  return allowed ? null : `${room.name} must not import the package ${name}`;
}

function unplannedPlace(file: string): string | null {
  if (hasNoCode(file)) return null;
  const room = roomOf(file);
  const [first, second] = file.split("/");
  if (room === null) return first === "site" || first === "server" ? `${first}/${second}/` : `${first}/`;
  if (!isCode(file) || isTest(file) || file.endsWith(".d.ts")) return null;
  if (!file.includes("/")) return isRootConfig(file) ? null : file;
  return room.name === "site" && !isFrameworkFile(file) ? file : null;
}
