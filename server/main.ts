import path from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { openCountryDatabase } from "./http/country-database.ts";
import { faultFields } from "./http/fault.ts";
import { createLog, type Log } from "./http/log.ts";
import { loadSite } from "./http/site-files.ts";

const misconfigured = 78; // EX_CONFIG of sysexits.h
const shutdownDeadlineMs = 8_000;
const idleSweepMs = 50;

const read = readEnv(process.env);
if (read.kind === "refused") refuseToStart(read.problems, misconfigured);
await start(read.env);

async function start(env: Env): Promise<void> {
  // A reader of our output that went away is no reason to stop serving.
  process.stdout.on("error", () => {});
  const log = createLog(env.logLevel, (line) => process.stdout.write(line));
  const loaded = loadSite(path.resolve(env.siteDir), env.https);
  if (loaded.kind === "refused") refuseToStart([loaded.problem]);
  const { countryHeader, trustedProxyHops, https } = env;
  const findCountry = openCountryDatabase(env.countryDatabase);
  const app = buildApp({ site: loaded.site, log, findCountry, countryHeader, trustedProxyHops, https });
  stopOnFault(log);
  try {
    const url = await app.listen({ host: env.host, port: env.port });
    stopOnSignal(app, log);
    log.announce({ event: "listening", url });
  } catch (error) {
    refuseToStart([listenProblem(env, error)]);
  }
}

/** Stops accepting, lets what is under way finish, and leaves; whatever outlasts the deadline is cut off. */
function stopOnSignal(app: FastifyInstance, log: Log): void {
  let stopping = false;
  async function stop(): Promise<void> {
    // A second signal means: now.
    if (stopping) process.exit(1);
    stopping = true;
    // A connection that was busy at first is kept open by the client when its answer is done.
    setInterval(() => app.server.closeIdleConnections(), idleSweepMs).unref();
    setTimeout(() => app.server.closeAllConnections(), shutdownDeadlineMs).unref();
    await app.close();
    log.info({ event: "stopped" });
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function stopOnFault(log: Log): void {
  process.on("uncaughtException", (fault) => {
    log.error({ event: "crashed", ...faultFields(fault) });
    process.exit(1);
  });
}

function listenProblem({ host, port }: Env, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to a free port (0 picks one).`;
  }
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  return `The server can not listen on ${host}, port ${port} (${code ?? error}).`;
}

function refuseToStart(problems: string[], exitCode = 1): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(exitCode);
}
