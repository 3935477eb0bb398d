import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { buildFolder, buildIfChanged } from "./build.ts";
import { requireFreeDisk } from "./install.mjs";

const root = path.dirname(import.meta.dirname);
const buildNeedsBytes = 2e8;

requireFreeDisk(buildNeedsBytes, "build the site");
console.log("Building the site if anything changed…");
try {
  await buildIfChanged("production");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const env = { SITE_DIR: buildFolder("production"), ...process.env };
const server = spawn(process.execPath, [path.join(root, "server", "main.ts")], {
  cwd: root,
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
createInterface({ input: server.stdout }).on("line", (line) => {
  const url = listeningUrl(line);
  if (url)
    console.log(
      `\nThe site is running at ${url}\nDemo mode: sample content, and no money can move. Stop it with Ctrl+C.\n`,
    );
  else console.log(line);
});

function listeningUrl(line: string): string | null {
  try {
    const entry = JSON.parse(line);
    return entry.event === "listening" ? entry.url : null;
  } catch {
    return null;
  }
}
