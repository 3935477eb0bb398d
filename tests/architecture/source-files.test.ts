import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "source-files-"));
  write(".gitignore", "node_modules/\nbuild/\n*.tsbuildinfo\n");
  write("core/money.ts", "export const a = 1;\n");
  write("site/fonts/a.woff2", "\0\0");
  write("build/site.js", "built");
  write("node_modules/react/react.js", "theirs");
});

afterEach(() => rmSync(root, { recursive: true }));

const expected = new Map([
  [".gitignore", ""],
  ["core/money.ts", "export const a = 1;\n"],
  ["site/fonts/a.woff2", ""],
]);

test("without git the folders are walked, but for the ignored ones", () => {
  expect(sorted(readSourceFiles(root))).toEqual(sorted(expected));
});

test("with git, files not yet added count and deleted ones do not", { timeout: 30_000 }, () => {
  write("core/gone.ts", "");
  git("init", "--quiet");
  git("add", "core/gone.ts");
  rmSync(path.join(root, "core/gone.ts"));
  expect(sorted(readSourceFiles(root))).toEqual(sorted(expected));
});

function git(...args: string[]): void {
  expect(spawnSync("git", args, { cwd: root, encoding: "utf8" })).toMatchObject({ status: 0 });
}

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function sorted(files: ReadonlyMap<string, string>): [string, string][] {
  return [...files].sort(([a], [b]) => a.localeCompare(b));
}
