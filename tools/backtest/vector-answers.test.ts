import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../step.ts";
import { scratchFile, tryCommand } from "./try-command.ts";

type Expected = { readonly [name: string]: unknown };
type VectorFile = {
  readonly symbol?: string;
  readonly style?: string;
  readonly csv?: string;
  readonly initialCapital?: number;
};
type Vector = {
  readonly tolerance: number;
  readonly input: VectorFile & { readonly files?: readonly VectorFile[]; readonly conflictingCsv?: string };
  readonly expected: Expected;
};

test.each([
  ...["v01_mixed_12_trades", "v02_all_wins", "v03_all_losses", "v04_one_trade", "v05_zero_trades"],
  ...["v06_zero_variance", "v11_shuffled_rows", "v12_overlapping_trades_intrabar_drawdown"],
  ...["v13_locale_excel_resave", "v16_ruin_equity_below_zero", "v17_legacy_2020_blank_trade_number"],
  "v18_ytd_sum_vs_compounded",
])("%s is answered under the names it expects", async (id) => {
  const { input, expected, tolerance } = vector(id);
  expect(apart(await answer(`${id}.csv`, input), expected, tolerance)).toEqual([]);
});

test("v07 is answered on every clock", async () => {
  const { input, expected, tolerance } = vector("v07_year_and_dst_boundaries");
  for (const [zone, wanted] of Object.entries(expected.readAsTimeZone as Record<string, Expected>)) {
    expect(apart(await answer("v07.csv", input, zone), wanted, tolerance), zone).toEqual([]);
  }
});

test("v08 is answered with pips, since the names of its files are pairs", async () => {
  const { input, expected, tolerance } = vector("v08_forex_pips");
  for (const file of input.files ?? []) {
    const { symbol = "" } = file;
    const read = await answer(`FX_${symbol}.csv`, { ...input, ...file });
    expect(apart(read, expected[symbol], tolerance), symbol).toEqual([]);
  }
});

test("v09 is answered in both layouts", async () => {
  const { input, expected, tolerance } = vector("v09_open_trade_at_end");
  for (const file of input.files ?? []) {
    const read = await answer("v09.csv", { ...input, ...file });
    expect(apart(read, expected[file.style ?? ""], tolerance), file.style).toEqual([]);
  }
});

test("v10 is answered with its warnings counted, and refused where it contradicts itself", async () => {
  const { input, expected, tolerance } = vector("v10_duplicate_rows");
  const wanted = { ...(expected.metrics as Expected), warnings: expected.warnings };
  expect(apart(await answer("v10.csv", input), wanted, tolerance)).toEqual([]);
  const file = scratchFile("v10.csv", input.conflictingCsv ?? "");
  expect(await tryCommand("check", file, "--json", "--capital", "10000", "--zone", "UTC")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `${file}, row 26: the exit of trade 1 differs from row 2\n`,
  });
});

test("v15 is answered for each instrument", async () => {
  const { input, expected, tolerance } = vector("v15_two_instruments_portfolio");
  for (const file of input.files ?? []) {
    const { symbol = "" } = file;
    const wanted = (expected.perInstrument as Record<string, Expected>)[symbol];
    expect(apart(await answer(`${symbol}.csv`, file), wanted, tolerance), symbol).toEqual([]);
  }
});

function vector(id: string): Vector {
  return JSON.parse(readFileSync(path.join(root, "core/backtest/vectors", `${id}.json`), "utf8"));
}

async function answer(
  name: string,
  { csv = "", initialCapital }: VectorFile,
  zone = "UTC",
): Promise<unknown> {
  const file = scratchFile(name, csv);
  const given = ["--capital", String(initialCapital), "--zone", zone];
  const { stdout, stderr } = await tryCommand("check", file, "--json", ...given);
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The fields that are missing, or further from what is expected than the tolerance. */
function apart(actual: unknown, expected: unknown, tolerance: number, at = ""): string[] {
  if (typeof expected === "object" && expected !== null) {
    const names = new Set([
      ...Object.keys(expected),
      ...(Array.isArray(expected) ? Object.keys(actual ?? {}) : []),
    ]);
    return [...names].flatMap((name) =>
      apart((actual as Expected | null)?.[name], (expected as Expected)[name], tolerance, `${at}.${name}`),
    );
  }
  const isNear =
    typeof expected === "number" && typeof actual === "number"
      ? Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected))
      : actual === expected;
  return isNear ? [] : [`${at}: ${actual}, not ${expected}`];
}
