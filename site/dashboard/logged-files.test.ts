import { expect, test } from "vitest";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { calendarDate } from "#core/calendar-date.ts";
import { loggedFiles } from "./logged-files.ts";

type Logged = Pick<LedgerFacts, "symbol" | "file" | "exportedOn" | "revisions">;

function published(ledgers: readonly Logged[]): PublishedClass {
  return {
    report: { instruments: ledgers.map((facts) => ({ facts, figures: { trades: 12 } })) },
    files: ledgers.map(({ symbol, file }) => ({ symbol, file, sha256: `hash of ${file}` })),
  } as unknown as PublishedClass;
}

const revision = {
  trades: 10,
  exportedOn: calendarDate("2025-03-01"),
  supersededOn: calendarDate("2026-01-02"),
};

test("what was exported last stands first, and what was replaced below it", () => {
  const log = loggedFiles(
    published([
      { symbol: "AAA", file: "aaa.csv", exportedOn: calendarDate("2025-12-01"), revisions: [] },
      {
        symbol: "BBB",
        file: "bbb.csv",
        exportedOn: calendarDate("2026-01-02"),
        revisions: [
          { ...revision, file: "bbb-2.csv", sha256: "b2" },
          { ...revision, file: "bbb-1.csv", sha256: "b1", supersededOn: calendarDate("2025-03-02") },
        ],
      },
    ]),
  );
  expect(log.map(({ file }) => file)).toEqual(["bbb.csv", "aaa.csv", "bbb-2.csv", "bbb-1.csv"]);
  expect(log[0]).toEqual({
    symbol: "BBB",
    file: "bbb.csv",
    sha256: "hash of bbb.csv",
    trades: 12,
    exportedOn: "2026-01-02",
    supersededOn: null,
  });
  expect(log[2]).toMatchObject({ symbol: "BBB", trades: 10, supersededOn: "2026-01-02" });
});

test("on one day the current file stands above the one it replaced", () => {
  const sameDay = { ...revision, file: "old.csv", sha256: "old", exportedOn: calendarDate("2026-01-02") };
  const facts = { symbol: "AAA", file: "new.csv", exportedOn: calendarDate("2026-01-02") };
  expect(loggedFiles(published([{ ...facts, revisions: [sameDay] }])).map(({ file }) => file)).toEqual([
    "new.csv",
    "old.csv",
  ]);
});
