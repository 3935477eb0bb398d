import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { companySamples } from "#content/sample.ts";
import { findings } from "./doctor.ts";

function runDoctor(...args: string[]) {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, "doctor.ts"), ...args], {
    encoding: "utf8",
  });
}

test("every sample group of the company file and every draft text is listed", () => {
  const found = findings({});
  for (const sample of companySamples(company)) expect(found).toContainEqual(sample);
  expect(found.filter(({ file }) => file.startsWith("content/legal/")).length).toBe(6);
});

test("a production setting that is missing or doubtful is listed, a settled one is not", () => {
  expect(
    findings({})
      .map(({ what }) => what)
      .join(),
  ).toContain("PUBLIC_HTTPS must be set");
  expect(findings({ PUBLIC_HTTPS: "0" }).map(({ field }) => field)).toContain("PUBLIC_HTTPS");
  expect(findings({ PUBLIC_HTTPS: "1" }).filter(({ file }) => file === "environment")).toEqual([]);
});

test("the command informs by default and refuses with --launch", () => {
  const informed = runDoctor();
  expect(informed.stdout).toMatch(/content\/company\.ts contact: .*phone/);
  expect(informed.stdout).toMatch(/\d+ to settle before a launch/);
  expect(informed.status).toBe(0);
  expect(runDoctor("--launch").status).toBe(1);
});
