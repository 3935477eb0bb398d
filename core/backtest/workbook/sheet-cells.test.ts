import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { columnLetters, readCells } from "./sheet-cells.ts";

const texts = readSharedStrings(encodeUtf8("<sst><si><t>first</t></si><si/><si><t>third</t></si></sst>"));

function cells(rows: string, mostRows = 100): string[] {
  const seen: string[] = [];
  readCells(encodeUtf8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), texts, mostRows, (cell) => {
    const formula = cell.isFormula ? "=" : "";
    seen.push(`${columnLetters(cell.column)}${cell.row} ${cell.kind} ${formula}${cell.text}`);
    return "go on";
  });
  return seen;
}

test("cells of every type are read, with or without their address", () => {
  const row = [
    '<c r="A1" t="s"><v>0</v></c><c t="n"><v>1.5</v></c><c><v>-2</v></c>',
    '<c r="F1" t="str"><v>a &amp; b</v></c><c t="inlineStr"><is><t>in</t></is></c>',
    '<c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2024-01-02T10:00:00</v></c><c s="3"/>',
  ].join("");
  expect(cells(`<row r="1">${row}</row>`)).toEqual([
    ...["A1 text first", "B1 number 1.5", "C1 number -2", "F1 text a & b", "G1 text in"],
    ...["H1 boolean 1", "I1 error #REF!", "J1 date 2024-01-02T10:00:00", "K1 number "],
  ]);
});

test("rows without a number follow the one before, and a gap is a gap", () => {
  expect(cells("<row><c><v>1</v></c></row><row r='7'/><row><c><v>2</v></c></row>")).toEqual([
    "A1 number 1",
    "A8 number 2",
  ]);
});

test("names may have a prefix", () => {
  expect(cells("<x:row r='2'><x:c r='B2' t='s'><x:v>2</x:v></x:c></x:row>")).toEqual(["B2 text third"]);
});

test("text in runs is one text, without how it is pronounced", () => {
  const runs = "<is><r><rPr><b/></rPr><t>Net </t></r><r><t>P&amp;L</t></r><rPh><t>ignored</t></rPh></is>";
  expect(cells(`<row><c t="inlineStr">${runs}</c></row>`)).toEqual(["A1 text Net P&L"]);
});

test("a formula is known by its element, whether it is written out, shared or empty", () => {
  const row = '<c><f>1+1</f><v>2</v></c><c><f t="shared" si="0"/><v>3</v></c><c t="str"><f/><v>x</v></c>';
  expect(cells(`<row>${row}</row>`)).toEqual(["A1 number =2", "B1 number =3", "C1 text =x"]);
});

test("reading ends where it is told to", () => {
  const seen: number[] = [];
  const sheet = encodeUtf8("<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c></row><row>");
  readCells(sheet, texts, 100, ({ row }) => {
    seen.push(row);
    return row === 2 ? "stop" : "go on";
  });
  expect(seen).toEqual([1, 2]);
});

describe("refused:", () => {
  test.each([
    ["a row above the one before", "<row r='2'/><row r='2'/>", "after row 2 comes row 2"],
    ["a row that is no number", "<row r='x'/>", "after row 0 comes row x"],
    ["a row that is a number in another notation", "<row r='1e1'/>", "after row 0 comes row 1e1"],
    ["a row without a number where one is stated", "<row r=''/>", "after row 0 comes row"],
    ["a cell before the one before", "<row r='1'><c r='B1'/><c r='A1'/></row>", "not in order"],
    ["a cell of another row", "<row r='1'><c r='A2'/></row>", "not in order"],
    ["an address that is none", "<row r='1'><c r='1A'/></row>", "not in order"],
    ["a column beyond the last", "<row r='1'><c r='XFE1'/></row>", "not in order"],
    ["an unknown type", "<row><c t='constructor'/></row>", "unknown type"],
    ["a text that is not there", "<row><c t='s'><v>3</v></c></row>", "text number 3"],
    ["a text that is no number", "<row><c t='s'><v>-1</v></c></row>", "points at no text"],
    ["a row beyond the last that is read", "<row r='101'/>", "at most 100 rows"],
  ])("%s", (_, rows, problem) => {
    expect(() => cells(rows)).toThrow(problem);
  });
});

test("columns are named as a sheet names them", () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnLetters)).toEqual(["A", "Z", "AA", "ZZ", "AAA", "XFD"]);
});
