import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodeUtf8, encodeUtf8 } from "../unicode-bytes.ts";
import type { Inflate } from "./unzip.ts";
import { isOldWorkbook, isWorkbook, readWorkbook } from "./workbook.ts";
import { type WrittenSheet, workbookFiles, writeWorkbook } from "./write-workbook.ts";
import { type PackedFile, writeZip } from "./write-zip.ts";

const limits = { bytes: 200_000, rows: 1_000 };

const inflate: Inflate = async (deflated, mostBytes) => {
  try {
    return inflateRawSync(deflated, { maxOutputLength: Math.max(1, mostBytes) });
  } catch {
    return null;
  }
};

const list: WrittenSheet = {
  name: "List of trades",
  rows: [
    ["Trade number", "Type", "Date and time", "Signal", "Price EUR", "Net PnL USD"],
    [1, "Exit long", { wallMs: Date.UTC(2024, 0, 2, 19) }, "Ü <1>", 101.5, 12.25],
    [1, "Entry long", { wallMs: Date.UTC(2024, 0, 2, 10, 45) }, "=go", 100, 12.25],
  ],
};
const performance: WrittenSheet = {
  name: "Performance",
  rows: [
    [null, "All USD", "All %"],
    ["Net profit", 12.25, 0.12],
  ],
};
const properties: WrittenSheet = {
  name: "Properties",
  rows: [
    ["Symbol", "XETR:DAX"],
    ["Initial capital", 10_000],
  ],
};
const sheets = [performance, list, properties];
const text = `"Trade number","Type","Date and time","Signal","Price EUR","Net PnL USD"
1,"Exit long",2024-01-02 19:00:00,"Ü <1>",101.5,12.25
1,"Entry long",2024-01-02 10:45:00,"=go",100,12.25
`;

async function read(bytes: Uint8Array, allowed = limits): Promise<string> {
  const workbook = await readWorkbook(bytes, "book.xlsx", inflate, allowed);
  if (workbook.kind === "refused") return workbook.message;
  return decodeUtf8(workbook.tradeList, 0, workbook.tradeList.length);
}

/** The same workbook with parts changed, put in or, where the change is null, taken out. */
function changed(parts: Readonly<Record<string, string | null | ((xml: string) => string)>>): Uint8Array {
  const files = workbookFiles(sheets).map(
    ({ name, bytes }) => [name, decodeUtf8(bytes, 0, bytes.length)] as const,
  );
  const kept = new Map<string, string>(files);
  for (const [name, change] of Object.entries(parts)) {
    const before = kept.get(name) ?? "";
    const after = typeof change === "function" ? change(before) : change;
    expect(after).not.toBe(before);
    if (after === null) kept.delete(name);
    else kept.set(name, after);
  }
  return writeZip([...kept].map(([name, xml]) => ({ name, bytes: encodeUtf8(xml) })));
}

function deflated(file: PackedFile): PackedFile {
  return { ...file, deflated: deflateRawSync(file.bytes) };
}

test("a workbook gives its list as text, what it knows of the strategy and the platform's own figures", async () => {
  const workbook = await readWorkbook(writeWorkbook(sheets), "book.xlsx", inflate, limits);
  expect(workbook).toMatchObject({
    kind: "read",
    facts: { symbol: "XETR:DAX", initialCapital: 10_000, timeframe: null },
    own: { netProfit: { value: 12.25 }, netProfitPercent: { value: 0.12 } },
  });
  expect(await read(writeWorkbook(sheets))).toBe(text);
});

test("packed and stored parts say the same", async () => {
  expect(await read(writeZip(workbookFiles(sheets).map(deflated)))).toBe(text);
});

test("the same sheets make the same bytes", () => {
  expect(writeWorkbook(sheets)).toEqual(writeWorkbook(sheets));
});

test("the sheet's name does not matter, nor its place", async () => {
  expect(await read(writeWorkbook([{ ...list, name: "Список сделок" }, performance]))).toBe(text);
});

test("days are counted from 1904 on where the workbook says so", async () => {
  const book = changed({
    "xl/workbook.xml": (xml) => xml.replace("<sheets>", '<workbookPr date1904="1"/><sheets>'),
  });
  expect(await read(book)).toContain("2028-01-03 19:00:00");
});

test("another writer's prefixes, inline texts and absolute paths are read", async () => {
  const inline = list.rows.map((cells) => {
    const written = cells.map((cell) => {
      if (typeof cell === "string") {
        const escaped = cell.replaceAll("<", "&lt;");
        return `<x:c t="inlineStr"><x:is><x:t>${escaped}</x:t></x:is></x:c>`;
      }
      const value = cell !== null && typeof cell === "object" ? cell.wallMs / 86_400_000 + 25_569 : cell;
      return `<x:c><x:v>${value}</x:v></x:c>`;
    });
    return `<x:row>${written.join("")}</x:row>`;
  });
  const book = changed({
    "xl/worksheets/sheet2.xml": `<x:worksheet><x:sheetData>${inline.join("")}</x:sheetData></x:worksheet>`,
    "xl/sharedStrings.xml": null,
    "xl/worksheets/sheet1.xml": "<worksheet/>",
    "xl/worksheets/sheet3.xml": "<worksheet/>",
    "xl/styles.xml": null,
    "xl/_rels/workbook.xml.rels": (xml) =>
      xml
        .replaceAll('"worksheets/', '"/xl/worksheets/')
        .replace(/<Relationship [^>]*sharedStrings.xml"\/>/, ""),
  });
  expect(await read(book)).toBe(text);
});

test("a workbook is known by its first bytes", () => {
  expect(isWorkbook(writeWorkbook(sheets))).toBe(true);
  expect(isWorkbook(encodeUtf8("Trade #,Type"))).toBe(false);
  expect(isOldWorkbook(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
  expect(isOldWorkbook(writeWorkbook(sheets))).toBe(false);
});

describe("refused, naming the file:", () => {
  const sheetPath = "xl/worksheets/sheet2.xml";

  test.each([
    ["no list", writeWorkbook([performance]), "book.xlsx: no sheet has the columns of a trade list"],
    [
      "no workbook in the archive",
      writeZip([{ name: "a", bytes: encodeUtf8("a") }]),
      "an archive of another kind: save it anew as .xlsx or .csv",
    ],
    ["a sheet that is missing", changed({ [sheetPath]: null }), `${sheetPath} is missing`],
    ["a sheet that is cut off", changed({ [sheetPath]: (xml) => xml.slice(0, -30) }), "cut off"],
    [
      "a document type",
      changed({
        [sheetPath]: (xml) => xml.replace("<worksheet", '<!DOCTYPE a [<!ENTITY b "c">]><worksheet'),
      }),
      "declares entities",
    ],
    [
      "a formula",
      changed({ [sheetPath]: (xml) => xml.replace("<v>101.5</v>", "<f>1</f><v>101.5</v>") }),
      'book.xlsx, row 2, column "Price EUR": is a formula',
    ],
    [
      "an error",
      changed({ [sheetPath]: (xml) => xml.replace('<c r="F3">', '<c r="F3" t="e">') }),
      'book.xlsx, row 3, column "Net PnL USD": "12.25" is an error',
    ],
    [
      "a column that nobody knows",
      changed({ "xl/sharedStrings.xml": (xml) => xml.replace("Signal", "Mood") }),
      "Mood",
    ],
  ])("%s", async (_, bytes, message) => {
    expect(await read(bytes)).toContain(message);
    expect(await read(bytes)).toMatch(/^book\.xlsx/);
  });

  test("a flipped bit in what is stored, and in what is packed", async () => {
    const flip = (archive: Uint8Array) => {
      // Where the sheet begins: behind its name, which zeros come before.
      const at = Buffer.from(archive).indexOf(`\0\0${sheetPath}`) + sheetPath.length + 60;
      return archive.with(at, (archive[at] ?? 0) ^ 1);
    };
    expect(await read(flip(writeWorkbook(sheets)))).toContain("sheet2.xml has the wrong checksum");
    const packed = writeZip(workbookFiles(sheets).map(deflated));
    expect(await read(flip(packed))).toContain("the workbook is damaged: xl/worksheets/sheet2.xml");
  });

  test("an archive that packs more than it declares, without unpacking it all", async () => {
    const bomb = {
      name: sheetPath,
      bytes: new Uint8Array(100),
      deflated: deflateRawSync(new Uint8Array(5_000_000)),
    };
    const files = workbookFiles(sheets).filter(({ name }) => name !== sheetPath);
    const allowed: number[] = [];
    const watched: Inflate = (packed, mostBytes) => {
      allowed.push(mostBytes);
      return inflate(packed, mostBytes);
    };
    const refusal = await readWorkbook(writeZip([...files, bomb]), "book.xlsx", watched, limits);
    expect(refusal).toMatchObject({ reason: "damaged-workbook" });
    expect(allowed).toEqual([100]);
  });

  test("an archive that declares more than is read", async () => {
    const large = { name: "xl/media/a", bytes: new Uint8Array(300_000) };
    expect(await read(writeZip([...workbookFiles(sheets), deflated(large)]))).toContain(
      "unpacks to more than",
    );
    expect(await read(writeZip([...workbookFiles(sheets), large]))).toContain("it is larger than");
  });

  test("a long text that every cell repeats", async () => {
    const long = "x".repeat(30_000);
    const rows = Array.from({ length: 10 }, () => [1, "Exit long", null, long, 1, 1]);
    const book = writeWorkbook([{ ...list, rows: [...list.rows.slice(0, 1), ...rows] }]);
    expect(await read(book)).toContain("its list is longer than");
  });

  test("a row further down than is read", async () => {
    const far = changed({
      [sheetPath]: (xml) =>
        xml.replace('<row r="3">', '<row r="1001">').replaceAll(/r="([A-F])3"/g, 'r="$11001"'),
    });
    expect(await read(far)).toContain("row 1001: the workbook is too large: at most 1000 rows");
  });
});

test("one sheet that stands in the workbook a thousand times is read once", async () => {
  const tabs = '<sheet name="a" sheetId="1" r:id="rId1"/>'.repeat(1_000);
  const files = workbookFiles(sheets).map(({ name, bytes }) => {
    const xml = decodeUtf8(bytes, 0, bytes.length);
    const isBook = name === "xl/workbook.xml";
    return deflated({ name, bytes: isBook ? encodeUtf8(xml.replace("<sheets>", `<sheets>${tabs}`)) : bytes });
  });
  let unpacked = 0;
  const counted: Inflate = (packed, mostBytes) => {
    unpacked += 1;
    return inflate(packed, mostBytes);
  };
  const workbook = await readWorkbook(writeZip(files), "book.xlsx", counted, limits);
  expect(workbook.kind).toBe("read");
  // The book, where its parts are, texts, styles and three sheets.
  expect(unpacked).toBe(7);
});
