import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const inputs = [
  "{core,content,backtests,site,public}/**/*",
  "tools/build.ts",
  "tools/finish/*.ts",
  "{package-lock.json,react-router.config.ts,vite.config.ts}",
];

/** Changes when, and only when, something the build reads has changed. */
export function buildStamp(root: string, variant: string): string {
  const hash = createHash("sha256").update(variant).update(process.version);
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) hash.update(`\n${file}\n`).update(readFileSync(full));
  }
  return hash.digest("hex");
}
