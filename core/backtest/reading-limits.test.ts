import { describe, expect, test } from "vitest";
import { browserLimits, commandLimits, type ReadingLimits, sizeText } from "./reading-limits.ts";
import { parseTradeList } from "./trade-list.ts";

const header = "Trade #,Type,Date/Time,Signal,Price USD,Net P&L USD";
const facts = { file: "big.csv", timeZone: "UTC" };

test("the command reads more than a visitor's tab, and both the same number of rows", () => {
  expect(sizeText(commandLimits.bytes)).toBe("512 MB");
  expect(sizeText(browserLimits.bytes)).toBe("50 MB");
  expect([commandLimits.rows, browserLimits.rows]).toEqual([4_000_000, 4_000_000]);
});

describe("a file beyond a limit is refused, naming it", () => {
  test.each<[string, string | Uint8Array, Partial<ReadingLimits>, string]>([
    [
      "in bytes",
      new Uint8Array(50 * 1_048_576 + 1),
      browserLimits,
      "big.csv: the file is larger than 50 MB, the most that is read here",
    ],
    [
      "in bytes of text",
      list(3),
      { bytes: 200 },
      "big.csv: the file is larger than 200 bytes, the most that is read here",
    ],
    [
      "in bytes that its letters take",
      list(1).replaceAll("TP", "€".repeat(60)),
      { bytes: 250 },
      "big.csv: the file is larger than 250 bytes, the most that is read here",
    ],
    [
      "in rows",
      list(1_001),
      { rows: 2_000 },
      "big.csv, row 2002: the file has more than 2,000 rows, the most that is read",
    ],
    [
      "in trades, of which some are then without a row",
      list(1_001).replaceAll(/\d+,Exit.*\n/g, ""),
      { rows: 2_000 },
      "big.csv, row 1002: the file has more than 1,000 trades, the most that is read",
    ],
    [
      "in blank rows",
      `${list(1)}${"\n".repeat(50)}`,
      { rows: 40 },
      "big.csv, row 42: the file has more than 40 rows, the most that is read",
    ],
    [
      "in blank rows above its header",
      `${"\n".repeat(50)}${list(1)}`,
      { rows: 40 },
      "big.csv, row 41: the file has more than 40 rows, the most that is read",
    ],
    [
      "in one line of ten megabytes",
      bytesOf(`${header}\n${"x".repeat(10_000_000)}`),
      {},
      "big.csv, row 2: the row is longer than 1 MB, the most that is read",
    ],
    [
      "in one line of ten megabytes and no other",
      bytesOf("1,".repeat(5_000_000)),
      {},
      "big.csv, row 1: the row has more than 64 cells",
    ],
    [
      "in quotes that go on",
      bytesOf(`${header}\n1,"${"\n".repeat(2_000_000)}`),
      {},
      "big.csv, row 2: the row is longer than 1 MB, the most that is read: a quote in it may not be closed",
    ],
    ["in cells", `${header}\n${"1,".repeat(100)}`, {}, "big.csv, row 2: the row has more than 64 cells"],
  ])("%s", (_, file, limits, message) => {
    expect(parseTradeList(file, facts, { limits: { ...commandLimits, ...limits } })).toMatchObject({
      kind: "refused",
      message,
    });
  });
});

test("a file at its limits is read", () => {
  const file = bytesOf(list(1_000));
  const limits = { ...commandLimits, rows: 2_000, bytes: file.length, cells: 6 };
  expect(parseTradeList(file, facts, { limits })).toMatchObject({ kind: "read", trades: { length: 1_000 } });
});

test("a cell far too long to be a number or a date is not read as one, and is told in a line", () => {
  const endless = " ".repeat(500_000);
  for (const cell of [`(1${endless}`, `1${endless}1`, `2025-01-02${endless}10:00`, "9".repeat(500_000)]) {
    for (const column of ["2025-01-02", "110"]) {
      const refusal = parseTradeList(list(1).replace(column, cell), facts);
      expect(refusal).toMatchObject({ kind: "refused", row: 2 });
      expect((refusal as { message: string }).message.length).toBeLessThan(200);
    }
  }
});

test("how far the reading has come is told every hundred thousand rows", () => {
  const file = bytesOf(list(125_000));
  const told: number[][] = [];
  parseTradeList(file, facts, { onProgress: (rows, bytes) => told.push([rows, bytes / file.length]) });
  expect(told.map(([rows]) => rows)).toEqual([100_000, 200_000]);
  expect(told[0]?.[1]).toBeCloseTo(0.4, 1);
  expect(told[1]?.[1]).toBeCloseTo(0.8, 1);
});

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function list(trades: number): string {
  const rows = Array.from({ length: trades }, (_, place) => {
    const number = place + 1;
    return `${number},Exit long,2025-01-02,TP,110,10\n${number},Entry long,2025-01-01,L,100,10\n`;
  });
  return `${header}\n${rows.join("")}`;
}
