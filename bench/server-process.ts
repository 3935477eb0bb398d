import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "../tools/step.ts";

/** Starts a command of ours on a free port and waits for the line that carries its address. */
export async function startCommand(
  command: string[],
  env: Record<string, string>,
  address: RegExp,
): Promise<Running> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = address.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, process: child };
  }
  throw new Error(`${command.join(" ")} ended before it listened.`);
}

export type Running = { url: string; process: ChildProcess };
