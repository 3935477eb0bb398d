import { describe, expect, test } from "vitest";
import { readOwnFile } from "./own-file.ts";
import { encodeUtf8 } from "./unicode-bytes.ts";

const facts = { file: "mine.csv", timeZone: "Europe/Berlin", capital: null, dateOrder: null };
const inflate = () => Promise.resolve(null);
const list = [
  "Trade #,Type,Date/Time,Signal,Price EUR,Position size (qty),Net P&L EUR,Cumulative P&L EUR,Cumulative P&L %",
  "1,Entry long,2025-01-07 09:00,in,100,1,50,50,0.5",
  "1,Exit long,2025-01-07 10:00,out,150,1,50,50,0.5",
  "2,Entry short,2025-02-03 09:00,in,160,1,-20,30,0.3",
  "2,Exit short,2025-02-03 09:30,out,180,1,-20,30,0.3",
];

describe("an export of an instrument that nobody published", () => {
  test("is read with what it says itself, its capital inferred", async () => {
    const report = await readOwnFile(bytesOf(list), facts, inflate);
    expect(report).toMatchObject({
      kind: "read",
      symbol: null,
      currency: "EUR",
      isCapitalInferred: true,
      warnings: [],
      figures: { capital: 10_000, trades: 2, wins: 1, netProfit: 30, averageHoldMinutes: 45 },
    });
    if (report.kind !== "read") return;
    // On bars of half an hour, each with the one it began on.
    expect(report.figures.averageBars).toBe(2.5);
    expect(report.years).toMatchObject([
      { year: 2025, months: [0.5, expect.closeTo(-0.199, 3), ...Array(10).fill(null)] },
    ]);
  });

  test("is read with the capital that is stated, and then nothing is inferred", async () => {
    expect(await readOwnFile(bytesOf(list), { ...facts, capital: 1_000 }, inflate)).toMatchObject({
      isCapitalInferred: false,
      figures: { capital: 1_000, totalReturnPercent: 3 },
    });
  });

  test("is read without a currency where its header names none", async () => {
    const bare = list.map((line) => line.replaceAll(" EUR", ""));
    expect(await readOwnFile(bytesOf(bare), { ...facts, capital: 1_000 }, inflate)).toMatchObject({
      kind: "read",
      currency: "",
    });
  });

  test("says what is odd about it", async () => {
    const report = await readOwnFile(bytesOf([...list, list[1] ?? ""]), facts, inflate);
    expect(report).toMatchObject({ warnings: [{ kind: "duplicate-row", row: 6 }] });
  });
});

describe("it is refused", () => {
  test("with file, row and column where a cell is damaged", async () => {
    const damaged = list.map((line) => line.replace("out,180", "out,lots"));
    expect(await readOwnFile(bytesOf(damaged), facts, inflate)).toMatchObject({
      kind: "refused",
      reason: "unreadable-number",
      message: expect.stringMatching(/^mine\.csv, row 5, column "Price EUR": /),
    });
  });

  test("where neither it nor the visitor says what the capital was", async () => {
    const mute = list.map((line) => line.split(",").slice(0, 7).join(","));
    expect(await readOwnFile(bytesOf(mute), facts, inflate)).toMatchObject({ reason: "unknown-capital" });
  });

  test("where its dates could be read in two ways, until the visitor says which", async () => {
    const slashes = list.map((line) =>
      line.replace("2025-01-07", "01/07/2025").replace("2025-02-03", "02/03/2025"),
    );
    expect(await readOwnFile(bytesOf(slashes), facts, inflate)).toMatchObject({ reason: "ambiguous-date" });
    const stated = { ...facts, dateOrder: "month-first" as const };
    expect(await readOwnFile(bytesOf(slashes), stated, inflate)).toMatchObject({ kind: "read" });
  });
});

function bytesOf(lines: readonly string[]): Uint8Array {
  return encodeUtf8(lines.join("\n"));
}
