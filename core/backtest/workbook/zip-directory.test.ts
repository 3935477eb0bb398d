import { describe, expect, test } from "vitest";
import { Refused } from "../refusal.ts";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { writeZip } from "./write-zip.ts";
import { readZipDirectory } from "./zip-directory.ts";

const mostBytes = 1_000;
const endLength = 22;
const hello = { name: "a.txt", bytes: encodeUtf8("hello") };
const world = { name: "b/C.txt", bytes: encodeUtf8("world!") };

function refusalOf(archive: Uint8Array, most = mostBytes): string {
  try {
    readZipDirectory(archive, most);
  } catch (error) {
    if (error instanceof Refused) return `${error.reason}: ${error.message}`;
    throw error;
  }
  return "read";
}

/** The archive with one number overwritten, counted from its end record or from the first entry of its directory. */
function patched(archive: Uint8Array, from: "end" | "directory", at: number, value: number, bytes: 2 | 4) {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  const end = copy.length - endLength;
  const place = (from === "end" ? end : view.getUint32(end + 16, true)) + at;
  if (bytes === 2) view.setUint16(place, value, true);
  else view.setUint32(place, value, true);
  return copy;
}

test("an entry is found by its name, whatever the case and the slashes", () => {
  const entries = readZipDirectory(writeZip([hello, { ...world, name: "b\\C.txt" }]), mostBytes);
  expect([...entries.keys()]).toEqual(["a.txt", "b/c.txt"]);
  const archive = writeZip([hello, world]);
  const found = readZipDirectory(archive, mostBytes).get("b/c.txt");
  expect(archive.subarray(found?.start, found?.end)).toEqual(world.bytes);
  expect(found).toMatchObject({ size: 6, isDeflated: false });
});

test("an archive with a comment after it is read", () => {
  const archive = writeZip([hello]);
  const comment = encodeUtf8("made by hand");
  const longer = new Uint8Array([...archive, ...comment]);
  new DataView(longer.buffer).setUint16(archive.length - 2, comment.length, true);
  expect(readZipDirectory(longer, mostBytes).size).toBe(1);
});

describe("refused:", () => {
  const archive = writeZip([hello, world]);
  const packed = writeZip([{ ...hello, deflated: hello.bytes }]);
  const cases: [what: string, bytes: Uint8Array, expected: string][] = [
    ["nothing", new Uint8Array(), "damaged-workbook: the workbook is damaged: it is cut off"],
    ["half of it", archive.subarray(0, archive.length - 1), "damaged-workbook"],
    ["a directory elsewhere", patched(archive, "end", 16, 1, 4), "damaged-workbook"],
    [
      "more entries than the directory has",
      patched(patched(archive, "end", 8, 3, 2), "end", 10, 3, 2),
      "damaged",
    ],
    ["fewer entries than it has", patched(patched(archive, "end", 8, 1, 2), "end", 10, 1, 2), "damaged"],
    ["several disks", patched(archive, "end", 4, 1, 2), "spread over several files"],
    [
      "the sign of ZIP64 in the count",
      patched(patched(archive, "end", 8, 0xffff, 2), "end", 10, 0xffff, 2),
      "ZIP64",
    ],
    ["the sign of ZIP64 in a size", patched(archive, "directory", 24, 0xffffffff, 4), "ZIP64"],
    ["a password", patched(archive, "directory", 8, 0x0801, 2), "protected by a password"],
    ["another packing", patched(archive, "directory", 10, 12, 2), "a.txt is packed in an unknown way"],
    [
      "a packing that the entry itself denies",
      patched(archive, "directory", 10, 8, 2),
      "not where it should be",
    ],
    ["an entry that begins nowhere", patched(archive, "directory", 42, 7, 4), "not where it should be"],
    [
      "an entry that ends in the directory",
      patched(packed, "directory", 20, 500, 4),
      "overlaps another file",
    ],
    [
      "stored bytes that claim to be more",
      patched(archive, "directory", 24, 6, 4),
      "not as long as it should be",
    ],
    [
      "a name that two have",
      writeZip([hello, { ...world, name: "A.TXT" }]),
      "two files in it have the same name",
    ],
  ];
  test.each(cases)("%s", (_, bytes, expected) => {
    expect(refusalOf(bytes)).toContain(expected);
  });

  test("a locator of ZIP64 before the end", () => {
    const locator = new Uint8Array(20);
    new DataView(locator.buffer).setUint32(0, 0x07064b50, true);
    const end = archive.length - endLength;
    const wide = new Uint8Array([...archive.slice(0, end), ...locator, ...archive.slice(end)]);
    expect(refusalOf(wide)).toContain("ZIP64");
  });

  test("201 files", () => {
    const many = Array.from({ length: 201 }, (_, place) => ({ name: `${place}`, bytes: new Uint8Array() }));
    expect(refusalOf(writeZip(many.slice(1)))).toBe("read");
    expect(refusalOf(writeZip(many))).toContain("workbook-too-large");
  });

  test("files that declare more bytes together than are allowed", () => {
    expect(refusalOf(archive, 11)).toBe("read");
    expect(refusalOf(archive, 10)).toContain("it unpacks to more than 10 bytes");
  });

  test("two names for the same packed bytes, and an entry inside another", () => {
    const inside = writeZip([{ name: "inner", bytes: encodeUtf8("x".repeat(20)) }]);
    const nested = writeZip([{ name: "outer", bytes: inside.subarray(0, 55) }, hello]);
    // The second entry of the directory points into the bytes of the first.
    const second = 46 + "outer".length;
    expect(refusalOf(patched(nested, "directory", second + 42, 35, 4))).toContain("overlaps another file");
    expect(refusalOf(patched(archive, "directory", 46 + 5 + 42, 0, 4))).toContain("damaged-workbook");
  });
});
