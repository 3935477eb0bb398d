import { describe, expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import type { LedgerFacts } from "./ledger.ts";
import { manifestText, parseManifest, replacedBy, withLedger } from "./manifest.ts";

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

const read: LedgerFacts = {
  ...entry,
  assetClass: "stocks",
  page: "dashboard",
  exportedOn: calendarDate("2026-01-02"),
  record: "backtest",
  revisions: [],
  dateOrder: null,
};

test("what may be left out is a backtest without revisions, of which nothing else is known", () => {
  const { initialCapital: _, ...rest } = entry;
  expect(parseManifest({ ledgers: [rest] })).toEqual({
    kind: "read",
    ledgers: [{ ...read, initialCapital: null }],
  });
});

const revision = {
  file: "stocks/tesla-old.csv",
  sha256: "a".repeat(64),
  trades: 12,
  exportedOn: calendarDate("2025-01-02"),
  supersededOn: calendarDate("2026-01-02"),
};

describe("a manifest is refused, naming ledger and field,", () => {
  test.each([
    ["symbol", ""],
    ["name", 5],
    ["assetClass", "bonds"],
    ["page", "blog"],
    ["file", "../secret.csv"],
    ["file", "/etc/passwd"],
    ["file", "stocks/./tesla.csv"],
    ["file", "stocks/tesla 1.csv"],
    ["file", "stocks/tesla.exe"],
    ["timeframeMinutes", 0],
    ["timeZone", "New York"],
    ["currency", "$"],
    ["initialCapital", -1],
    ["exportedOn", "2026-02-30"],
    ["sample", "yes"],
    ["dateOrder", "year-first"],
    ["record", "live"],
    ["revisions", [{ file: "stocks/old.csv", sha256: "abc" }]],
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

describe("the manifest as text", () => {
  test("is read back as it was, and says nothing that goes without saying", () => {
    const plain = { ...read, initialCapital: null };
    const full: LedgerFacts = {
      ...read,
      file: "stocks/aapl.xlsx",
      record: "forward",
      dateOrder: "day-first",
      revisions: [revision],
    };
    const text = manifestText([plain, full]);
    expect(parseManifest(JSON.parse(text))).toEqual({ kind: "read", ledgers: [plain, full] });
    expect(Object.keys(JSON.parse(text).ledgers[0])).toEqual(
      Object.keys(entry).filter((field) => field !== "initialCapital"),
    );
  });

  test("is always the same for the same facts, and ends in a line", () => {
    const text = manifestText([read]);
    const parsed = parseManifest(JSON.parse(text));
    if (parsed.kind === "refused") throw new Error(parsed.problems.join());
    expect(manifestText(parsed.ledgers)).toBe(text);
    const turned = Object.fromEntries(Object.entries(read).toReversed()) as LedgerFacts;
    expect(manifestText([turned])).toBe(text);
    expect(text.endsWith("}\n")).toBe(true);
  });
});

describe("a new ledger", () => {
  const apple = { ...read, symbol: "AAPL", file: "stocks/aapl.csv" };
  const newer = { ...read, file: "stocks/tesla-2026-03-01.csv", exportedOn: calendarDate("2026-03-01") };
  const superseded = { sha256: "b".repeat(64), trades: 110, supersededOn: calendarDate("2026-03-02") };

  test("stands at the end where it replaces none", () => {
    expect(withLedger([read], apple, null)).toEqual([read, apple]);
  });

  test("takes the place of the one of its symbol, class and page, which stays listed with its hash", () => {
    expect(withLedger([read, apple], newer, superseded)).toEqual([
      {
        ...newer,
        revisions: [{ file: "stocks/tesla.csv", exportedOn: "2026-01-02", ...superseded }],
      },
      apple,
    ]);
  });

  test("keeps the revisions before it, the newest first", () => {
    const [entryNow] = withLedger([{ ...read, revisions: [revision] }], newer, superseded);
    expect(entryNow?.revisions.map(({ file }) => file)).toEqual(["stocks/tesla.csv", revision.file]);
  });

  test("replaces a symbol however it is written, and never one of another class or page", () => {
    expect(replacedBy({ ...read, symbol: "Tesla" }, [apple, read])).toBe(read);
    expect(replacedBy({ ...read, assetClass: "crypto" }, [apple, read])).toBeUndefined();
    expect(replacedBy({ ...read, page: "home" }, [apple, read])).toBeUndefined();
  });
});

function refused(ledgers: unknown[]) {
  const manifest = parseManifest({ ledgers });
  if (manifest.kind !== "refused") throw new Error("it was read");
  return manifest;
}
