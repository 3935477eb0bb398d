import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Measure } from "./measure.ts";
import type { ReportRun } from "./report-run.ts";
import { writeTradeFile } from "./trade-file.ts";

const [few, more, many] = [10_000, 100_000, 1_000_000];
const engine = fileURLToPath(new URL("./engine-report.ts", import.meta.url));
const rowObjects = fileURLToPath(new URL("./row-objects-report.ts", import.meta.url));
/** For the way it is usually done, which needs more than a process gets by itself. */
const heapMegabytes = 16_384;

/**
 * From the file to the whole report, beside the way it is usually done: a process each, on the same file, in turn. And
 * how the cost grows with the file, in one process that has run before.
 */
export async function measureBacktests(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-trades-"));
  try {
    const files = await Promise.all(
      [few, more, many].map(async (trades) => {
        const file = path.join(folder, `${trades}.csv`);
        await writeTradeFile(file, trades);
        return file;
      }),
    );
    const [small = "", medium = "", large = ""] = files;
    // Until an engine knows a program it runs it slowly, and a small file would be over by then.
    const warming = [medium, medium, small, small];
    const [usual] = run(rowObjects, [large]);
    const [own] = run(engine, [large]);
    if (usual === undefined || own === undefined) throw new Error("a side of the comparison said nothing");
    requireAgreement(own, usual);
    const grown = run(engine, [...warming, ...files]).slice(warming.length);
    return [...besides(own, usual), ...growth(grown)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(script: string, files: readonly string[]): ReportRun[] {
  const args = [`--max-old-space-size=${heapMegabytes}`, script, ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${path.basename(script)} failed: ${stderr}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ReportRun);
}

function besides(own: ReportRun, usual: ReportRun): Measure[] {
  const name = `file to report, ${many.toLocaleString("en-US")} trades`;
  return [
    { name, value: own.seconds, unit: " s" },
    { name: `${name}, by row objects`, value: usual.seconds, unit: " s" },
    {
      name: `${name}, times as fast`,
      value: usual.seconds / own.seconds,
      unit: "×",
      budget: 3,
      atLeast: true,
    },
    { name: `${name}, most memory`, value: own.megabytes, unit: " MB" },
    { name: `${name}, most memory by row objects`, value: usual.megabytes, unit: " MB" },
    {
      name: `${name}, share of their memory`,
      value: (own.megabytes / usual.megabytes) * 100,
      unit: " %",
      budget: 33.3,
    },
  ];
}

function growth(runs: readonly ReportRun[]): Measure[] {
  const perTrade = runs.map(({ seconds }, place) => (seconds / ([few, more, many][place] ?? 1)) * 1e6);
  const [first = 0, , last = 0] = perTrade;
  return [
    ...[few, more, many].map((trades, place) => ({
      name: `file to report, per trade of ${trades.toLocaleString("en-US")}`,
      value: perTrade[place] ?? 0,
      unit: " µs",
    })),
    {
      name: "file to report, growth per trade over a hundredfold",
      value: last / first,
      unit: "×",
      budget: 1.5,
    },
  ];
}

/** A comparison of two programs that do not do the same says nothing. */
function requireAgreement(own: ReportRun, usual: ReportRun): void {
  for (const [name, figure] of Object.entries(own.figures)) {
    const other = usual.figures[name] ?? Number.NaN;
    if (Math.abs(figure - other) <= 1e-6 * Math.max(1, Math.abs(figure))) continue;
    throw new Error(`the two ways disagree about ${name}: ${figure} and ${other}`);
  }
}
