import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellText, isBlankRow, nextRow, openRows } from "./delimited-text.ts";

describe("rows and cells", () => {
  test.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2\n"],
    ["Windows line ends", "a,b\r\n1,2\r\n"],
    ["old Mac line ends", "a,b\r1,2\r"],
    ["a byte order mark", "\ufeffa,b\n1,2"],
    ["no line end at the end", "a,b\n1,2"],
    ["space around cells", " a ,\u00a0b\n 1,2 \n"],
    ["quotes that were not needed", '"a","b"\n"1","2"\n'],
  ])("a file with %s is read", (_, text) => {
    expect(cells(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("quotes hold delimiters, line ends and doubled quotes", () => {
    expect(cells('a,b\n"1,5","two\nlines, ""quoted"""\n3,4')).toEqual([
      ["a", "b"],
      ["1,5", 'two\nlines, "quoted"'],
      ["3", "4"],
    ]);
  });

  test("a quote inside a cell that does not begin with one is a character", () => {
    expect(cells('a,b\n5" pipe,2')).toEqual([
      ["a", "b"],
      ['5" pipe', "2"],
    ]);
  });

  test("a delimiter at the end of a row begins one more cell", () => {
    expect(cells("a,b,\n1,,\n")).toEqual([
      ["a", "b", ""],
      ["1", "", ""],
    ]);
  });

  test("the delimiter is what the first row has most of outside quotes", () => {
    expect(cells('"a,b,c";d\n1;2')).toEqual([
      ["a,b,c", "d"],
      ["1", "2"],
    ]);
  });

  test("a row is counted as a spreadsheet counts it, blank ones included", () => {
    const cursor = openRows('a,b\n"1\n2",3\n\n4,5');
    const rows: [number, boolean][] = [];
    while (nextRow(cursor)) rows.push([cursor.row, isBlankRow(cursor)]);
    expect(rows).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });

  test("a quote that is never closed is noticed", () => {
    const cursor = openRows('a,b\n"1,2\n3,4');
    nextRow(cursor);
    expect(cursor.unclosed).toBe(false);
    nextRow(cursor);
    expect(cursor.unclosed).toBe(true);
    expect(nextRow(cursor)).toBe(false);
  });
});

test("whatever stands in cells comes back out of quotes", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "1", '"', ",", ";", "\n", "\r", "\t", "é"),
    maxLength: 6,
  });
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (table, delimiter) => {
      const text = [["x", "y", "z"], ...table]
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter))
        .join("\r\n");
      expect(cells(text).slice(1)).toEqual(table.map((row) => row.map((one) => one.trim())));
    }),
  );
});

function cells(text: string): string[][] {
  const cursor = openRows(text);
  const rows: string[][] = [];
  while (nextRow(cursor))
    rows.push(Array.from({ length: cursor.cells }, (_, cell) => cellText(cursor, cell)));
  return rows;
}
