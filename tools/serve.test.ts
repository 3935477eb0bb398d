import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const command = path.join(import.meta.dirname, "serve.ts");

function start(port: number) {
  const env = { ...process.env, NODE_ENV: "", PORT: String(port) };
  const child = spawn(process.execPath, [command], { env, stdio: ["ignore", "pipe", "pipe"] });
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended, stderr: () => stderr };
}

test("npm start says the address and the demo mode, answers, and stops on SIGTERM", {
  timeout: 120_000,
}, async () => {
  const { child, ended } = start(0);
  let printed = "";
  for await (const line of createInterface({ input: child.stdout })) {
    printed += `${line}\n`;
    if (line.includes("Demo mode")) break;
  }
  const address = /running at (http:\S+)/.exec(printed)?.[1] ?? "";
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("</html>");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a port that is taken ends the command with one sentence", { timeout: 120_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { child, ended, stderr } = start(port);
  child.stdout.resume();
  expect(await ended).toBe(1);
  expect(stderr().trim()).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\. .*$`));
  other.close();
});
