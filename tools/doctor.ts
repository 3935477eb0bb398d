import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import { contentSamples, type Sample } from "#content/sample.ts";
import { calendarDateAt } from "#core/calendar-date.ts";
import { type LaunchOffer, launchOffer, offerIsOpen } from "#core/plans.ts";
import { readEnv } from "#server/env.ts";
import { readLedgers } from "../backtests/read-ledgers.ts";
import { root } from "./step.ts";

/** Everything that stands between this checkout and a real launch. */
export async function findings(
  environment: Record<string, string | undefined>,
  nowMs: number,
  offer = launchOffer,
): Promise<Sample[]> {
  const pages = globSync("content/{legal,guide}/*.md", { cwd: root })
    .sort()
    .map((file) => parseReadingPage(file, readFileSync(path.join(root, file), "utf8"), readingValues));
  return [
    ...contentSamples(pages),
    ...(await ledgerFindings()),
    ...offerFindings(offer, nowMs),
    ...environmentFindings(environment),
  ];
}

async function ledgerFindings(): Promise<Sample[]> {
  const samples = (await readLedgers()).filter(({ facts }) => facts.sample);
  return samples.map(({ facts }) => ({
    file: "backtests/manifest.json",
    field: facts.symbol,
    what: `${facts.file} is a sample, not an export`,
  }));
}

/** Gateway plans are fixed, so an offer does not end by itself: the catalogue has to be edited. */
function offerFindings(offer: LaunchOffer, nowMs: number): Sample[] {
  if (offerIsOpen(offer, calendarDateAt(nowMs, "Asia/Kolkata"))) return [];
  return [
    {
      file: "core/plans.ts",
      field: "launchOffer",
      what: `ended on ${offer.endsOn}, but its prices still stand`,
    },
  ];
}

function environmentFindings(environment: Record<string, string | undefined>): Sample[] {
  const read = readEnv({ ...environment, NODE_ENV: "production" });
  if (read.kind === "refused") return read.problems.map((what) => ({ file: "environment", field: "", what }));
  const warnings: Sample[] = [];
  if (!read.env.https) {
    warnings.push({
      file: "environment",
      field: "PUBLIC_HTTPS",
      what: "visitors would not be kept on https",
    });
  }
  return warnings;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { launch: { type: "boolean", default: false } } });
  const found = await findings(process.env, Date.now());
  for (const { file, field, what } of found) console.log(`${file}${field && ` ${field}`}: ${what}`);
  console.log(
    found.length === 0
      ? "Nothing stands in the way of a launch."
      : `\n${found.length} to settle before a launch.`,
  );
  process.exit(values.launch && found.length > 0 ? 1 : 0);
}
