import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect as baseExpect } from "@playwright/test";
import { buildFolder, type Variant } from "../../tools/build.ts";

const root = path.resolve(import.meta.dirname, "../..");

type Scheme = "http" | "https";
type Server = { url: string; process: ChildProcess };
type Servers = { serve: (variant: Variant, scheme?: Scheme) => Promise<string> };

/** Generous, because a busy machine is slow and a failing test still says so soon enough. */
export const expect = baseExpect.configure({ timeout: 15_000 });
const testTimeoutMs = 90_000;

/** Every worker has servers of its own on free ports, and stops them. */
export const test = base.extend<{ variant: Variant; patience: undefined }, Servers>({
  variant: ["production", { option: true }],
  // Scrollbars take room on most desktops; Playwright hides them unless told otherwise.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const running = new Map<string, Promise<Server>>();
      await use(async (variant, scheme = "http") => {
        const key = `${scheme} ${variant}`;
        const server = running.get(key) ?? startServer(variant, scheme);
        running.set(key, server);
        return (await server).url;
      });
      for (const server of running.values()) (await server).process.kill();
    },
    { scope: "worker" },
  ],
  // SITE_URL walks the journeys through a site that already runs.
  baseURL: async ({ serve, variant }, use) => use(process.env.SITE_URL ?? (await serve(variant))),
  patience: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, info) => {
      info.setTimeout(testTimeoutMs);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** `https` only says what visitors use in front of it: the server itself always speaks http. */
async function startServer(variant: Variant, scheme: Scheme): Promise<Server> {
  const child = spawn(process.execPath, [path.join(root, "server/main.ts")], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      SITE_DIR: buildFolder(variant),
      PUBLIC_HTTPS: scheme === "https" ? "1" : "0",
    },
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
