import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.ts";
import { buildIfChanged } from "./build.ts";
import { runChecks } from "./checks.ts";
import { binary, type Outcome, runStep } from "./step.ts";

const reports = mkdtempSync(path.join(tmpdir(), "test-reports-"));
const outcomes: Outcome[] = runChecks();
outcomes.push(await build());
outcomes.push(vitest());
outcomes.push(playwright());
rmSync(reports, { recursive: true });

console.log("");
for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`);
const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);

async function build(): Promise<Outcome> {
  console.log("\n› build");
  try {
    await buildIfChanged("production");
    await buildIfChanged("kit");
    return { name: "build", passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name: "build", passed: 0, failed: 1 };
  }
}

function vitest(): Outcome {
  const file = path.join(reports, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const name = "unit and integration tests";
  return counted(runStep(name, binary("vitest"), args), () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function playwright(): Outcome {
  const name = "browser tests";
  const file = path.join(reports, "playwright.json");
  try {
    process.env.BROWSER_PATH = ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name, passed: 0, failed: 1 };
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  return counted(runStep(name, binary("playwright"), ["test", "--reporter=line,json"]), () => {
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    if (stats.flaky > 0) console.warn(`\n${stats.flaky} passed only on the second try: see "flaky" above`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  });
}

/** A runner that failed without a failing test (or without a report) still counts as one failure. */
function counted(step: Outcome, read: () => { passed: number; failed: number }): Outcome {
  try {
    const { passed, failed } = read();
    return { name: step.name, passed, failed: Math.max(failed, step.failed) };
  } catch {
    return { ...step, passed: 0, failed: 1 };
  }
}
