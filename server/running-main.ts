import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";

export type RunningMain = {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The address of the first line it prints. */
  listening: Promise<string>;
  exitCode: Promise<number | null>;
};

/** `server/main.ts` as its own process with exactly this environment. */
export function startMain(env: Record<string, string>): RunningMain {
  const main = path.join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      const end = stdout.indexOf("\n");
      if (end !== -1) resolve(JSON.parse(stdout.slice(0, end)).url);
    });
    child.on("close", () => reject(new Error(`It stopped instead of listening: ${stderr}`)));
  });
  listening.catch(() => {});
  const exitCode = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, stdout: () => stdout, stderr: () => stderr, listening, exitCode };
}

export async function untilRefused(origin: string): Promise<void> {
  while (await accepts(origin)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function accepts(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => socket.destroy());
    socket.on("connect", () => socket.destroy());
  });
}
