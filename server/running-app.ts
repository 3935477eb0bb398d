import { onTestFinished } from "vitest";
import { type AppDeps, buildApp } from "./app.ts";
import { type Answered, type Asked, ask } from "./ask.ts";
import { writeFixtureSite } from "./http/fixture-site.ts";
import { createLog } from "./http/log.ts";
import { loadSite, type Site } from "./http/site-files.ts";

export type RunningApp = {
  origin: string;
  ask: (path: string, asked?: Asked) => Promise<Answered>;
  /** Every log line so far, as written. */
  lines: string[];
  app: ReturnType<typeof buildApp>;
};

/** The real app on a free port, closed when the test ends. */
export async function startApp(deps: Partial<AppDeps> = {}): Promise<RunningApp> {
  const lines: string[] = [];
  const https = deps.https ?? false;
  const app = buildApp({
    site: deps.site ?? (await loadFixtureSite(https)),
    log: createLog("debug", (line) => lines.push(line)),
    findCountry: () => undefined,
    countryHeader: undefined,
    trustedProxyHops: 0,
    https,
    ...deps,
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { origin, ask: (path, asked) => ask(origin, path, asked), lines, app };
}

export async function loadFixtureSite(https: boolean): Promise<Site> {
  const loaded = loadSite(await writeFixtureSite(), https);
  if (loaded.kind === "refused") throw new Error(loaded.problem);
  return loaded.site;
}
