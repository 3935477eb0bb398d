import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { company } from "#content/company.ts";
import { buildStamp } from "./build-stamp.ts";
import { finishSite } from "./finish/finish-site.ts";

/** Belongs to nobody (RFC 2606); the browser tests answer for it. */
const kitChatScript = "https://chat.example/widget.js";

const root = path.dirname(import.meta.dirname);

/** The kit variant carries the /kit page for the visual review and goes nowhere else. */
export type Variant = "production" | "kit";

export function buildFolder(variant: Variant): string {
  return path.join(root, "build", variant);
}

/** Returns whether there was anything to do. */
export async function buildIfChanged(variant: Variant): Promise<boolean> {
  const folder = buildFolder(variant);
  const stampFile = path.join(folder, "stamp");
  const stamp = buildStamp(root, variant);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  rmSync(folder, { recursive: true, force: true });
  const cli = path.join(root, "node_modules", "@react-router", "dev", "dist", "cli", "index.js");
  const done = spawnSync(process.execPath, [cli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_VARIANT: variant },
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`The site could not be built.\n${readable(done.stderr)}`);
  await finishSite(folder, company.chat.scriptUrl ?? (variant === "kit" ? kitChatScript : null));
  writeFileSync(stampFile, stamp);
  return true;
}

/** From the first line that speaks of an error: notices come before it, and the whole HTML of the page after it. */
function readable(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const first = Math.max(
    0,
    lines.findIndex((line) => /error|failed/i.test(line)),
  );
  return lines
    .slice(first, first + 12)
    .map((line) => line.slice(0, 300))
    .join("\n");
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kit: { type: "boolean", default: false } } });
  const variant = values.kit ? "kit" : "production";
  try {
    const built = await buildIfChanged(variant);
    console.log(
      built ? `Built ${path.relative(root, buildFolder(variant))}.` : "Nothing changed since the last build.",
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
