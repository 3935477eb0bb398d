import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { scratchFile, scratchFolder, shortList } from "./backtest/try-command.ts";
import { root } from "./step.ts";

const command = path.join(root, "tools/backtest.ts");
const sample = path.join(root, "backtests/forex/usd-jpy-SAMPLE.csv");
const patient = { timeout: 30_000 };

describe("the process", () => {
  test("prints the report, says what it assumed beside it, and exits with 0", patient, () => {
    const { status, stdout, stderr } = run("check", sample);
    expect([status, stderr]).toEqual([0, "--zone not given: UTC assumed\n"]);
    expect(stdout).toMatch(/^ {2}Trades +1,012 closed/m);
  });

  test("says why a file is refused, prints nothing, and exits with 1", patient, () => {
    const file = scratchFile("bad.csv", shortList.replace("Exit long", "Exit lung"));
    expect(run("check", file, "--json", "--capital", "1000", "--zone", "UTC")).toEqual({
      status: 1,
      stdout: "",
      stderr: `${file}, row 3, column "Type": "Exit lung" is neither an entry nor an exit\n`,
    });
  });

  test("says what is wrong with a command, how it is used, and exits with 2", patient, () => {
    const { status, stdout, stderr } = run("check", sample, "--zone", "Nowhere");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^--zone Nowhere: it must be a zone such as America\/New_York\n\nnpm run backtest -- check FILE/,
    );
  });

  test("finds a file where its name was typed, though npm starts scripts elsewhere", patient, () => {
    const folder = scratchFolder();
    scratchFile("typed.csv", shortList, folder);
    const env = { ...process.env, INIT_CWD: folder };
    const args = [command, "check", "typed.csv", "--capital", "1000", "--json"];
    expect(spawnSync(process.execPath, args, { cwd: root, env }).status).toBe(0);
  });

  test("does not complain when its reader leaves early", patient, async () => {
    const child = spawn(process.execPath, [command, "check", sample, "--zone", "UTC", "--json"]);
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect([status, stderr]).toEqual([0, ""]);
  });
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}
