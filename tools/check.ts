import { runChecks } from "./checks.ts";
import { binary, runStep } from "./step.ts";

const outcomes = [
  ...runChecks(),
  runStep("architecture", binary("vitest"), ["run", "tests/architecture.test.ts"]),
];
const failed = outcomes.filter((outcome) => outcome.failed > 0);
console.log(
  failed.length === 0
    ? "\nAll checks passed."
    : `\nFailed: ${failed.map((outcome) => outcome.name).join(", ")}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
