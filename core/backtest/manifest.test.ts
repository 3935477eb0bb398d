import { describe, expect, test } from "vitest";
import { parseManifest } from "./manifest.ts";

const entry = {
  symbol: "TESLA",
  name: "Tesla",
  assetClass: "stocks",
  page: "dashboard",
  file: "stocks/tesla.csv",
  timeframeMinutes: 15,
  timeZone: "America/New_York",
  currency: "USD",
  initialCapital: 50_000,
  exportedOn: "2026-01-02",
  sample: false,
};

test("what may be left out is null", () => {
  const { initialCapital: _, ...rest } = entry;
  expect(parseManifest({ ledgers: [rest] })).toEqual({
    kind: "read",
    ledgers: [{ ...rest, initialCapital: null, dateOrder: null }],
  });
});

describe("a manifest is refused, naming ledger and field,", () => {
  test.each([
    ["symbol", ""],
    ["name", 5],
    ["assetClass", "bonds"],
    ["page", "blog"],
    ["file", "../secret.csv"],
    ["file", "/etc/passwd"],
    ["timeframeMinutes", 0],
    ["timeZone", "New York"],
    ["currency", "$"],
    ["initialCapital", -1],
    ["exportedOn", "2026-02-30"],
    ["sample", "yes"],
    ["dateOrder", "year-first"],
  ])("with %s %j", (field, value) => {
    const { problems } = refused([{ ...entry }, { ...entry, file: "stocks/other.csv", [field]: value }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^ledger 2: ${field} must be `));
  });

  test("with a field nobody knows", () => {
    expect(refused([{ ...entry, colour: "red" }]).problems).toEqual([
      "ledger 1: colour is no field of a ledger",
    ]);
  });

  test("with a file twice", () => {
    expect(refused([entry, entry]).problems).toEqual(["the file stocks/tesla.csv stands in it twice"]);
  });

  test.each([null, [], "ledgers", { ledgers: {} }])("where %j stands for the list", (json) => {
    expect(parseManifest(json)).toEqual({
      kind: "refused",
      problems: ["the manifest has no list of ledgers"],
    });
  });
});

function refused(ledgers: unknown[]) {
  const manifest = parseManifest({ ledgers });
  if (manifest.kind !== "refused") throw new Error("it was read");
  return manifest;
}
