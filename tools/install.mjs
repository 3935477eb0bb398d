// Plain JavaScript without dependencies: this runs before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const pinnedNode = path.join(root, "node_modules", "node", "bin", "node");
const oldestNode = 20;
const installNeedsBytes = 1.5e9;

/** @param {string} sentence @param {number} [code] @returns {never} */
export function refuse(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

export function ensureInstalled() {
  const running = Number(process.versions.node.split(".")[0]);
  if (running < oldestNode) {
    refuse(
      `Node ${process.versions.node} is too old to install this project. Install Node ${oldestNode} or newer and try again.`,
    );
  }
  const stamp = path.join(root, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  requireFreeDisk(installNeedsBytes, "install the packages");
  console.log("Installing packages…");
  const env = { ...process.env, PATH: pathWithoutOwnBinaries() };
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (done.error) refuse(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0)
    refuse("Installing the packages failed; the lines above say why. Is the npm registry reachable?");
  if (!existsSync(pinnedNode)) {
    refuse(
      "The pinned Node is missing after the install: npm was told not to run the install script of the package `node`.",
    );
  }
  writeFileSync(stamp, lock);
}

/** @param {number} bytes @param {string} purpose */
export function requireFreeDisk(bytes, purpose) {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const megabytes = (/** @type {number} */ n) => `${Math.round(n / 1e6)} MB`;
  refuse(`Not enough free disk space to ${purpose}: ${megabytes(bytes)} needed, ${megabytes(free)} free.`);
}

/** `npm ci` deletes node_modules first, and must not run on a Node that lives in there. */
function pathWithoutOwnBinaries() {
  const own = path.join(root, "node_modules");
  const entries = (process.env.PATH ?? "").split(path.delimiter);
  return entries.filter((entry) => !entry.startsWith(own)).join(path.delimiter);
}

/** Runs a TypeScript file of ours on the pinned Node and ends with its exit code. @param {string} file @param {string[]} args */
export function handOver(file, args) {
  const env = {
    ...process.env,
    PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`,
  };
  const child = spawn(pinnedNode, [path.join(root, file), ...args], { cwd: root, stdio: "inherit", env });
  child.on("error", (error) => refuse(`The pinned Node could not be started: ${error.message}`));
  child.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
}
