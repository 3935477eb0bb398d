import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const runner = path.join(import.meta.dirname, "run.mjs");

/** Runs the entry script of every command with a machine that looks different. */
function runOn(machine: string) {
  const preload = `data:text/javascript,${encodeURIComponent(machine)}`;
  return spawnSync(process.execPath, ["--import", preload, runner, "tools/doctor.ts"], { encoding: "utf8" });
}

test("a Node that is too old is told so in one sentence", () => {
  const { status, stderr } = runOn(
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "16.20.2" } })`,
  );
  expect(stderr.trim()).toBe(
    "Node 16.20.2 is too old to install this project. Install Node 20 or newer and try again.",
  );
  expect(status).toBe(1);
});

test("a full disk is told in one sentence before anything is installed", () => {
  const { status, stderr } = runOn(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.statfsSync = () => ({ bavail: 5, bsize: 1e6 });
    fs.existsSync = () => false;
    syncBuiltinESMExports();
  `);
  expect(stderr.trim()).toBe(
    "Not enough free disk space to install the packages: 1500 MB needed, 5 MB free.",
  );
  expect(status).toBe(1);
});

test("an installed checkout is handed over to the pinned Node with its arguments and exit code", () => {
  const { status, stdout } = spawnSync(process.execPath, [runner, "tools/doctor.ts", "--launch"], {
    encoding: "utf8",
  });
  expect(stdout).toContain("to settle before a launch");
  expect(status).toBe(1);
});
