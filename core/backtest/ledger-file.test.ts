import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import type { LedgerFacts } from "./ledger.ts";
import { type LedgerFile, readLedgerFile } from "./ledger-file.ts";
import { browserLimits } from "./reading-limits.ts";
import { tradesOf } from "./trade-table.ts";
import { encodeUtf8 } from "./unicode-bytes.ts";
import { type WrittenCell, writeWorkbook } from "./workbook/write-workbook.ts";

const facts: LedgerFacts = {
  ...{ symbol: "DAX40", name: "DAX 40", assetClass: "indices", page: "dashboard", file: "dax.xlsx" },
  ...{ timeframeMinutes: 15, timeZone: "Europe/Berlin", currency: "USD", initialCapital: null },
  ...{
    exportedOn: calendarDate("2026-01-02"),
    sample: false,
    record: "backtest",
    revisions: [],
    dateOrder: null,
  },
};

const header = ["Trade number", "Type", "Date and time", "Signal", "Price EUR", "Net PnL USD"];
const rows: WrittenCell[][] = [
  header,
  [1, "Exit long", { wallMs: Date.UTC(2024, 6, 2, 19) }, "out", 101.5, 12.25],
  [1, "Entry long", { wallMs: Date.UTC(2024, 6, 2, 10, 45) }, "in", 100, 12.25],
];
const list = { name: "List of trades", rows };
const properties = {
  name: "Properties",
  rows: [
    ["Symbol", "XETR:DAX"],
    ["Initial capital", 5_000],
  ],
};
const text = `${header.join(",")}
1,Exit long,2024-07-02 19:00,out,101.5,12.25
1,Entry long,2024-07-02 10:45,in,100,12.25
`;

async function inflate(deflated: Uint8Array, maxOutputLength: number) {
  return inflateRawSync(deflated, { maxOutputLength });
}

async function read(bytes: Uint8Array, changed: Partial<LedgerFacts> = {}): Promise<LedgerFile> {
  const ledger = await readLedgerFile(bytes, { ...facts, ...changed }, inflate);
  if ("kind" in ledger) throw new Error(ledger.message);
  return ledger;
}

test("a workbook and a text file with the same rows are the same ledger", async () => {
  const book = await read(writeWorkbook([list]), { initialCapital: 1_000 });
  const plain = await read(encodeUtf8(text), { initialCapital: 1_000 });
  expect(tradesOf(book.account.trades)).toEqual(tradesOf(plain.account.trades));
  expect(book.list.quoteCurrency).toBe("EUR");
  expect([book.workbook === null, plain.workbook]).toEqual([false, null]);
});

test("the workbook's own capital is taken where the manifest states none, and is not inferred", async () => {
  const ledger = await read(writeWorkbook([list, properties]));
  expect([ledger.account.capital, ledger.isCapitalInferred]).toEqual([5_000, false]);
  const stated = await read(writeWorkbook([list, properties]), { initialCapital: 7_000 });
  expect([stated.account.capital, stated.workbook?.facts.initialCapital]).toEqual([7_000, 5_000]);
});

test("a workbook without a capital is refused as a text file would be", async () => {
  await expect(read(writeWorkbook([list]))).rejects.toThrow(
    /^dax\.xlsx: the initial capital can not be inferred/,
  );
});

test("what the list's reader refuses is named by the sheet's own row", async () => {
  const strange = [["List of trades"], [], ...rows.with(2, [1, "Entry lung", null, "in", 100, 12.25])];
  await expect(read(writeWorkbook([{ ...list, rows: strange }]))).rejects.toThrow(
    /^dax\.xlsx, row 5, column "Type": "Entry lung"/,
  );
});

test("a workbook of before 2007 is refused with what to do about it", async () => {
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await expect(read(old)).rejects.toThrow("save it as .xlsx or .csv");
});

test("the limits of the browser hold for a workbook too", async () => {
  const book = writeWorkbook([list, properties]);
  const limits = { ...browserLimits, bytes: book.length - 1 };
  expect(await readLedgerFile(book, facts, inflate, { limits })).toMatchObject({
    reason: "workbook-too-large",
  });
});
