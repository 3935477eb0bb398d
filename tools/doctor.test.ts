import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { companySamples } from "#content/sample.ts";
import { calendarDate } from "#core/calendar-date.ts";
import { launchOffer } from "#core/plans.ts";
import { readLedgers } from "../backtests/read-ledgers.ts";
import { findings } from "./doctor.ts";

function runDoctor(...args: string[]) {
  return spawnSync(process.execPath, [path.join(import.meta.dirname, "doctor.ts"), ...args], {
    encoding: "utf8",
  });
}

const now = Date.UTC(2026, 10, 15);

test("every sample group of the company file and every draft text is listed", async () => {
  const found = await findings({}, now);
  for (const sample of companySamples(company)) expect(found).toContainEqual(sample);
  expect(found.filter(({ file }) => file.startsWith("content/legal/")).length).toBe(6);
});

test("every sample ledger is listed by its symbol", async () => {
  const listed = (await findings({}, now)).filter(({ file }) => file === "backtests/manifest.json");
  const samples = (await readLedgers()).filter(({ facts }) => facts.sample);
  expect(listed.map(({ field }) => field)).toEqual(samples.map(({ facts }) => facts.symbol));
  expect(listed.length).toBeGreaterThan(0);
});

test("a production setting that is missing or doubtful is listed, a settled one is not", async () => {
  const bare = await findings({}, now);
  expect(bare.map(({ what }) => what).join()).toContain("PUBLIC_HTTPS must be set");
  expect((await findings({ PUBLIC_HTTPS: "0" }, now)).map(({ field }) => field)).toContain("PUBLIC_HTTPS");
  const settled = await findings({ PUBLIC_HTTPS: "1" }, now);
  expect(settled.filter(({ file }) => file === "environment")).toEqual([]);
});

test("an offer that has ended is listed, one that runs or has no end is not", async () => {
  const about = async (endsOn: string | null) => {
    const offer = { ...launchOffer, endsOn: endsOn === null ? null : calendarDate(endsOn) };
    const found = await findings({}, now, offer);
    return found.filter(({ field }) => field === "launchOffer").map(({ what }) => what);
  };
  expect(await about("2026-11-14")).toEqual(["ended on 2026-11-14, but its prices still stand"]);
  expect(await about("2026-11-15")).toEqual([]);
  expect(await about(null)).toEqual([]);
});

test("the command informs by default and refuses with --launch", () => {
  const informed = runDoctor();
  expect(informed.stdout).toMatch(/content\/company\.ts contact: .*phone/);
  expect(informed.stdout).toMatch(/\d+ to settle before a launch/);
  expect(informed.status).toBe(0);
  expect(runDoctor("--launch").status).toBe(1);
});
