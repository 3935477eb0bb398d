import { parseArgs } from "node:util";
import { buildFolder, buildIfChanged } from "../tools/build.ts";
import { measureBacktests } from "./backtests.ts";
import { measureBytes } from "./bytes.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { holds, type Measure, report } from "./measure.ts";
import { measureNavigation } from "./navigation.ts";
import { startCommand } from "./server-process.ts";
import { measureStaticRate } from "./static-rate.ts";

const lighthousePages = [
  "/",
  "/pricing",
  "/compare",
  "/signalpro",
  "/affiliates",
  "/mastertool",
  "/dashboard",
  "/refund-policy",
];

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string", multiple: true, default: [] } },
});
const wanted = (part: string) => values.only.length === 0 || values.only.includes(part);

const measures: Measure[] = [];
if (wanted("backtests")) measures.push(...(await measureBacktests()));
await buildIfChanged("production");
if (wanted("bytes")) measures.push(...measureBytes());
if (wanted("start")) measures.push(await measureStart());

const { url, process: server } = await startCommand(
  ["server/main.ts"],
  { SITE_DIR: buildFolder("production"), LOG_LEVEL: "error" },
  /"url":"([^"]+)"/,
);
if (wanted("static")) measures.push(...(await measureStaticRate(url)));
if (wanted("navigation")) measures.push(...(await measureNavigation(url)));
if (wanted("lighthouse"))
  measures.push(...(await measureLighthouse(url, lighthousePages, Number(values.runs))));
server.kill();

report(measures);
process.exit(measures.every(holds) ? 0 : 1);

async function measureStart(): Promise<Measure> {
  const from = performance.now();
  const running = await startCommand(["tools/run.mjs", "tools/serve.ts"], {}, /running at (http:\S+)/);
  await fetch(running.url);
  const seconds = (performance.now() - from) / 1000;
  running.process.kill();
  return {
    name: "npm start when nothing changed, to the first answer",
    value: seconds,
    unit: " s",
    budget: 3,
  };
}
