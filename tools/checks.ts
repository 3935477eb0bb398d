import { binary, type Outcome, runStep } from "./step.ts";

const rooms = ["core", "content", "backtests", "site", "server", "tools", "tests"];

/** Types, lint and dead code: what needs neither a build nor a browser. */
export function runChecks(): Outcome[] {
  return [
    runStep("route types", binary("react-router"), ["typegen"]),
    ...rooms.map((room) => runStep(`types of ${room}`, binary("tsc"), ["-p", room])),
    runStep("format and lint", binary("biome"), ["check", "--error-on-warnings"]),
    runStep("dead code", binary("knip"), ["--no-progress"]),
  ];
}
