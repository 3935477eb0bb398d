import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellText, isBlankRow, nextRow, openRows } from "./delimited-text.ts";
import { commandLimits } from "./reading-limits.ts";
import { Refused } from "./refusal.ts";
import { encodeUtf8 } from "./unicode-bytes.ts";

describe("rows and cells", () => {
  test.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2\n"],
    ["Windows line ends", "a,b\r\n1,2\r\n"],
    ["old Mac line ends", "a,b\r1,2\r"],
    ["a byte order mark", "\ufeffa,b\n1,2"],
    ["no line end at the end", "a,b\n1,2"],
    ["space around cells", " a ,\u00a0b\n 1,\u202f2 \n"],
    ["quotes that were not needed", '"a","b"\n"1","2"\n'],
    ["space after a closing quote", '"a" ,"b" \n"1","2" \n'],
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
    expect(cells("a,b,\n1,,\n,,")).toEqual([
      ["a", "b", ""],
      ["1", "", ""],
      ["", "", ""],
    ]);
  });

  test("the delimiter is what the first row has most of outside quotes", () => {
    expect(cells('"a,b,c";d\n1;2')).toEqual([
      ["a,b,c", "d"],
      ["1", "2"],
    ]);
  });

  test("a row is counted as a spreadsheet counts it, blank ones included", () => {
    const cursor = openRows(encodeUtf8('a,b\n"1\n2",3\n\n4,5'), commandLimits);
    const rows: [number, boolean][] = [];
    while (nextRow(cursor)) rows.push([cursor.row, isBlankRow(cursor)]);
    expect(rows).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});

describe("a row is refused by its number", () => {
  test.each([
    ["a quote that is never closed", "unclosed-quote", 2, 'a,b\n"1,2\n3,4'],
    ["text after a closing quote", "text-after-quote", 2, 'a,b\n"1"2,3'],
    ["a zero byte", "not-text", 3, "a,b\n1,2\n3\0,4"],
    ["a zero byte in quotes", "not-text", 2, 'a,b\n"1\0",2'],
    ["more cells than are read", "cell-count", 2, `a,b\n${",".repeat(64)}`],
    ["more bytes than are read", "line-length", 2, `a,b\n${"1".repeat(1_048_577)}\n`],
    ["more bytes in quotes than are read", "line-length", 2, `a,b\n"${"1\n".repeat(600_000)}"\n`],
  ])("for %s", (_, reason, row, text) => {
    expect(refusal(encodeUtf8(text))).toMatchObject({ reason, row });
  });

  test("for bytes that are not UTF-8", () => {
    expect(refusal(Uint8Array.of(97, 44, 98, 10, 0xd2, 0xe8, 44, 49))).toMatchObject({
      reason: "encoding",
      row: 2,
    });
  });

  test("but not for the most cells and bytes that are read", () => {
    expect(cells(`a,b\n${",".repeat(63)}`)[1]).toHaveLength(64);
    expect(cells(`a,b\n${"1".repeat(1_048_576)}\n2,3`)).toHaveLength(3);
  });
});

describe("a plain number", () => {
  test("is the one that the engine itself would read", () => {
    const digits = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 9 }), (whole, decimals) => {
        const text = (whole / 10 ** decimals).toFixed(decimals);
        expect(numberOf(text)).toBe(Number(text) + 0);
        expect(numberOf(text.replace(".", ","), ",")).toBe(Number(text) + 0);
      }),
    );
  });

  test.each(["12345678901234.56789", "0.1234567890123456789", "-1.00000000000000011", "30.634500000000003"])(
    "of more digits than a double has, such as %s, is rounded as the engine rounds",
    (text) => {
      expect(numberOf(text)).toBe(Number(text));
      expect(numberOf(text.replace(".", ","), ",")).toBe(Number(text));
    },
  );

  test.each(["123456789012345678", "-1000000000000000.1", `0.${"0".repeat(31)}1`])(
    "is not out of range: %s",
    (text) => {
      expect(numberOf(text)).toBeNaN();
    },
  );

  test.each(["-0", "-0.00", "-0.0000000000000000000", "0"])("%s is not less than nothing", (text) => {
    expect(numberOf(text)).toBe(0);
  });

  test.each(["", "-", ".", "-.", "1.2.3", "1,5", "12a", " 1", "1e5", "+1", "--1", "1-", '"1"', "=1", "１"])(
    "is nothing else: %j",
    (text) => {
      expect(numberOf(text)).toBeNaN();
    },
  );
});

test("whatever stands in cells comes back out of quotes", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "1", '"', ",", ";", "\n", "\r", "\t", "é", "🂡"),
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
  const cursor = openRows(encodeUtf8(text), commandLimits);
  const rows: string[][] = [];
  while (nextRow(cursor))
    rows.push(Array.from({ length: cursor.cells }, (_, cell) => cellText(cursor, cell)));
  return rows;
}

/** Of the middle one of three cells. */
function numberOf(cell: string, decimalSign = "."): number | undefined {
  const cursor = openRows(encodeUtf8(`a;b;c\n7;${cell};8`), commandLimits);
  cursor.decimalSign = decimalSign.charCodeAt(0);
  nextRow(cursor);
  nextRow(cursor);
  expect([cursor.numbers[0], cursor.numbers[2]]).toEqual([7, 8]);
  return cursor.numbers[1];
}

function refusal(bytes: Uint8Array): unknown {
  const cursor = openRows(bytes, commandLimits);
  try {
    while (nextRow(cursor));
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  return null;
}
