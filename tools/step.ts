import { spawnSync } from "node:child_process";
import path from "node:path";

export const root = path.dirname(import.meta.dirname);

export type Outcome = { name: string; passed: number; failed: number };

/** Runs a program that has one answer: it worked, or what it printed says why not. */
export function runStep(name: string, command: string, args: string[]): Outcome {
  console.log(`\n› ${name}`);
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (done.error) console.error(`${command} could not be started: ${done.error.message}`);
  const worked = done.status === 0;
  return { name, passed: worked ? 1 : 0, failed: worked ? 0 : 1 };
}

export function binary(name: string): string {
  return path.join(root, "node_modules", ".bin", name);
}
