import { describe, expect, test } from "vitest";
import { Refused } from "../refusal.ts";
import { decodeUtf8, encodeUtf8 } from "../unicode-bytes.ts";
import { findListHeader, listText, type SheetContext } from "./list-sheet.ts";
import { readSharedStrings } from "./shared-strings.ts";

const context: SheetContext = {
  strings: readSharedStrings(new Uint8Array()),
  showsPercent: (style) => style === 7,
  countsFrom1904: false,
  mostRows: 1_000,
  mostBytes: 10_000,
};

const names = ["Trade #", "Type", "Date/Time", "Signal", "Price USD", "Net P&L USD", "Net P&L %"];

function text(value: string): string {
  const escaped = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
}

function number(value: number | string, style = 0): string {
  return `<c s="${style}"><v>${value}</v></c>`;
}

function row(...cells: string[]): string {
  return `<row>${cells.join("")}</row>`;
}

const header = row(...names.map(text));
const exit = row(
  ...[number(1), text("Exit long"), number(45_292.5), text("a"), number(10), number(1.5), number(2)],
);

function sheet(...rows: string[]): Uint8Array {
  return encodeUtf8(`<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`);
}

function listOf(bytes: Uint8Array, changed: Partial<SheetContext> = {}): string {
  const found = findListHeader(bytes, { ...context, ...changed });
  if (found === null) return "no list";
  const written = listText(bytes, found, { ...context, ...changed });
  return decodeUtf8(written, 0, written.length);
}

function refusalOf(bytes: Uint8Array, changed: Partial<SheetContext> = {}): string {
  try {
    return listOf(bytes, changed);
  } catch (error) {
    if (error instanceof Refused)
      return `${error.reason}, row ${error.row}, ${error.column}: ${error.message}`;
    throw error;
  }
}

const headerLine = names.map((name) => `"${name}"`).join(",");

test("the list is written with the sheet's own rows, blank where the sheet is", () => {
  const titles = row(text("List of trades"), text("All of them"));
  expect(listOf(sheet(titles, "<row r='3'/>", header, "<row/>", exit))).toBe(
    `\n\n\n${headerLine}\n\n1,"Exit long",2024-01-01 12:00:00,"a",10,1.5,2\n`,
  );
});

test("a moment is rounded to the second, and counted from 1904 on where the workbook says so", () => {
  const at = (serial: number | string) =>
    sheet(header, row(number(1), text("Exit long"), number(serial), text("a"), number(1)));
  expect(listOf(at(45_292.791666666664))).toContain(",2024-01-01 19:00:00,");
  expect(listOf(at(45_292.79166666666 - 1_462), { countsFrom1904: true })).toContain(",2024-01-01 19:00:00,");
  const written = sheet(
    header,
    row(number(1), text("Exit long"), '<c t="d"><v>2024-01-01T18:59:59.9999Z</v></c>'),
  );
  expect(listOf(written)).toContain(",2024-01-01 19:00:00,");
  expect(listOf(at("1e99"))).toContain(',"1e99",');
});

test("a number is written with the fewest digits that mean it, a percentage as the sheet shows it", () => {
  const cells = [number(1), text("x"), text("2024-01-01 10:00"), text("s")];
  const [price, net, percent] = [
    number("0.10000000000000001"),
    number("-1.0000000000000001E-5"),
    number(0.07, 7),
  ];
  expect(listOf(sheet(header, row(...cells, price, net, percent)))).toContain(
    '1,"x","2024-01-01 10:00","s",0.1,-0.00001,7\n',
  );
});

test("a price is no percentage, whatever it is shown as", () => {
  const cells = [number(1), text("x"), text("d"), text("s"), number(0.07, 7)];
  expect(listOf(sheet(header, row(...cells)))).toContain(',"s",0.07,,');
});

test("text stands in quotes, with those inside doubled", () => {
  const cells = [number(1), text("x"), text("d"), text('a "b", c & <d>'), '<c t="b"><v>1</v></c>'];
  expect(listOf(sheet(header, row(...cells)))).toContain('1,"x","d","a ""b"", c & <d>","1",,\n');
});

describe("the header is found", () => {
  test("among other rows, by what its columns are called", () => {
    const found = findListHeader(sheet(row(text("Type"), text("Price")), row(), header), context);
    expect(found).toEqual({ row: 3, names });
  });

  test("where it is the last row of the sheet, and in Russian", () => {
    const russian = ["№ сделки", "Тип", "Дата и время", "Цена USD"];
    expect(findListHeader(sheet(row(...russian.map(text))), context)?.row).toBe(1);
  });

  test("with a column that nobody knows, which is then refused by name", () => {
    const strange = row(...[...names.slice(0, 5), "Mood"].map(text));
    expect(refusalOf(sheet(strange))).toMatch(/^unknown-column, row 1, Mood:/);
  });

  test("in the first 64 columns: what stands beyond them is beside the list", () => {
    const wide = row(...names.map(text), `<c r="BM1" t="str"><v>Type</v></c>`);
    expect(refusalOf(sheet(wide))).toBe("row-length, row 1, BM: the header ends at column G");
  });

  test("not below row 20, and not in a sheet of figures", () => {
    expect(listOf(sheet("<row r='19'/>", header))).not.toBe("no list");
    expect(listOf(sheet("<row r='20'/>", header))).toBe("no list");
    expect(listOf(sheet(row(text("Net profit"), text("All USD"), text("All %"))))).toBe("no list");
    expect(listOf(sheet())).toBe("no list");
  });
});

describe("refused, naming row and column:", () => {
  test("a formula", () => {
    const formula = "<c><f>A1+1</f><v>2</v></c>";
    expect(refusalOf(sheet(header, row(number(1), text("x"), text("d"), text("s"), formula)))).toMatch(
      /^formula-cell, row 2, Price USD: is a formula/,
    );
    expect(refusalOf(sheet(header, row("<c><f>1</f></c>")))).toMatch(/^formula-cell, row 2, Trade #/);
    expect(refusalOf(sheet(row(...names.map(text), formula)))).toMatch(/^formula-cell, row 1, H:/);
  });

  test("an error", () => {
    const error = '<c t="e"><v>#REF!</v></c>';
    expect(refusalOf(sheet(header, row(number(1), text("x"), text("d"), text("s"), error)))).toBe(
      'error-cell, row 2, Price USD: "#REF!" is an error, not a value',
    );
  });

  test("a value beside the list, but not an empty cell there", () => {
    expect(refusalOf(sheet(header, `<row><c r="XFD2"><v>1</v></c></row>`))).toBe(
      "row-length, row 2, XFD: the header ends at column G",
    );
    expect(listOf(sheet(header, `<row><c r="XFD2" s="1"/></row>`))).toBe(`${headerLine}\n\n`);
  });

  test("a list longer than is read", () => {
    const rows = Array.from({ length: 300 }, () => exit);
    expect(refusalOf(sheet(header, ...rows))).toMatch(/^workbook-too-large, row \d+, null/);
  });
});

test("formulas above the list are not of the list", () => {
  expect(listOf(sheet(row("<c t='str'><f>NOW()</f><v>x</v></c>"), header, exit))).toContain("Exit long");
});
