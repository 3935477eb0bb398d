import path from "node:path";
import { isCode, isFrameworkFile, isRootConfig } from "./file-kind.ts";
import type { Offence } from "./offence.ts";
import { hasNoCode } from "./rooms.ts";
import type { SourceFiles } from "./source-files.ts";

const drawers = [
  ...["util", "utils", "utilities", "helper", "helpers", "misc", "common", "shared", "type", "types"],
  ...["constant", "constants", "index", "manager", "managers", "service", "services"],
];
/** As the last word too, where no subject needs it: `date-utils` is a drawer, `content-type` is a subject. */
const drawerEndings = ["utils", "helpers", "misc", "constants", "manager"];
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const knownSuffix = /\.(?:test|spec|bench|d)$/;

export function nameOffences(files: SourceFiles): Offence[] {
  const paths = [...files.keys()].filter((file) => !hasNoCode(file));
  const folders = new Map<string, string>();
  for (const file of paths.toReversed()) for (const folder of foldersOf(file)) folders.set(folder, file);
  const ofFolders = [...folders].flatMap(([folder, file]) =>
    complaints(path.posix.basename(folder)).map((why) => ({ file, reason: `the folder ${folder}/ ${why}` })),
  );
  const ofFiles = paths
    .filter((file) => isNamedByUs(file))
    .flatMap((file) => complaints(stemOf(file)).map((why) => ({ file, reason: `the name ${why}` })));
  return [...ofFolders, ...ofFiles].map(({ file, reason }) => ({ file, line: 1, reason }));
}

function complaints(name: string): string[] {
  const reasons: string[] = [];
  const isDrawer = drawers.includes(name) || drawerEndings.some((ending) => name.endsWith(`-${ending}`));
  if (isDrawer) reasons.push("is a drawer: name the subject or the act");
  if (/[a-z]-?\d+$/.test(name)) reasons.push("ends in a number: say what makes it different");
  if (!kebabCase.test(name)) reasons.push("is not kebab-case");
  return reasons;
}

function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function stemOf(file: string): string {
  return path.posix
    .basename(file)
    .replace(/\.\w+$/, "")
    .replace(knownSuffix, "");
}

/** Data and pictures keep the names their makers gave them. */
function isNamedByUs(file: string): boolean {
  const isPage = file.startsWith("content/") && file.endsWith(".md");
  return (isCode(file) || isPage) && !isFrameworkFile(file) && !isRootConfig(file);
}
