import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "@playwright/test";
import { buildFolder, type Variant } from "../../tools/build.ts";

const root = path.resolve(import.meta.dirname, "../..");

type Servers = { serve: (variant: Variant) => Promise<string> };

/** Every worker has servers of its own on free ports, and stops them. */
export const test = base.extend<{ variant: Variant }, Servers>({
  variant: ["production", { option: true }],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const running = new Map<Variant, Promise<{ url: string; process: ChildProcess }>>();
      await use(async (variant) => {
        const server = running.get(variant) ?? startServer(variant);
        running.set(variant, server);
        return (await server).url;
      });
      for (const server of running.values()) (await server).process.kill();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ serve, variant }, use) => use(await serve(variant)),
});

async function startServer(variant: Variant): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(root, "server/main.ts")], {
    env: { PATH: process.env.PATH, PORT: "0", SITE_DIR: buildFolder(variant) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.event !== "listening") continue;
    child.stdout.resume();
    return { url: entry.url, process: child };
  }
  throw new Error("The server ended before it listened.");
}
