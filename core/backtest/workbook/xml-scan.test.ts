import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { attributeOf, isNamed, nextNode, scanXml, textOfNode } from "./xml-scan.ts";

function nodes(xml: string | Uint8Array): string[] {
  const bytes = typeof xml === "string" ? encodeUtf8(xml) : xml;
  const scan = scanXml(bytes);
  const seen: string[] = [];
  while (nextNode(scan)) {
    if (scan.kind === "text") seen.push(textOfNode(scan));
    else seen.push(`${scan.kind === "open" ? "<" : "</"}${isNamed(scan, "row") ? "row" : "?"}>`);
  }
  return seen;
}

function attributes(tag: string, ...names: string[]): (string | null)[] {
  const scan = scanXml(encodeUtf8(`${tag}</a>`));
  nextNode(scan);
  return names.map((name) => attributeOf(scan, name));
}

test("a prefix is no part of a name, and an element that closes itself is one that closes", () => {
  expect(nodes("<x:row>1</x:row><row/><rows a='1'></rows>")).toEqual([
    ...["<row>", "1", "</row>"],
    ...["<row>", "</row>"],
    ...["<?>", "</?>"],
  ]);
});

test("declarations, instructions and comments are passed by, and a mark at the beginning", () => {
  const xml = '\ufeff<?xml version="1.0" encoding="utf-8"?><!-- <row> > --><?skip <row>?><row>a</row>';
  expect(nodes(xml)).toEqual(["<row>", "a", "</row>"]);
});

test("entities are decoded, numbers of characters too, and nothing in a literal section", () => {
  expect(nodes("<row>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;é中</row>")[1]).toBe(`<&>"'A😀é中`);
  expect(nodes("<row><![CDATA[&amp;<b>]]></row>")[1]).toBe("&amp;<b>");
});

test("attributes are found by their name without prefix, in either quotes, decoded", () => {
  const tag = `<a r = "A1"\n t='s' r:id="7" note="1 > 0 &amp; 2" empty="">`;
  expect(attributes(tag, "r", "t", "id", "note", "empty", "s")).toEqual([
    "A1",
    "s",
    "7",
    "1 > 0 & 2",
    "",
    null,
  ]);
});

describe("refused:", () => {
  test.each([
    ["a document type", "<!DOCTYPE row [<!ENTITY a 'b'>]><row/>", "declares entities"],
    ["an entity nobody declared", "<row>&a;</row>", "unknown &a;"],
    ["an entity of a prototype", "<row>&constructor;</row>", "unknown &constructor;"],
    ["an ampersand alone", "<row>a & b</row>", "unknown &"],
    ["an entity that does not end", "<row>&amp</row>", "unknown &amp"],
    ["the character NUL", "<row>&#0;</row>", "unknown &#0;"],
    ["half a pair", "<row>&#xD800;</row>", "unknown &#xD800;"],
    ["a character beyond the last", "<row>&#x110000;</row>", "unknown &#x110000;"],
    ["a tag that does not end", "<row", "cut off"],
    ["quotes that do not end", "<row a='>", "cut off"],
    ["an element that does not end", "<row>", "cut off"],
    ["a comment that does not end", "<row/><!-- ", "cut off"],
    ["an end without a beginning", "</row>", "did not open"],
    ["a tag without a name", "<><row/>", "can not be read"],
    ["another encoding", "<?xml version='1.0' encoding='windows-1251'?><row/>", "windows-1251"],
  ])("%s", (_, xml, problem) => {
    expect(() => nodes(xml)).toThrow(problem);
  });

  test("bytes that are not UTF-8", () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x72, 0]);
    expect(() => nodes(utf16)).toThrow("not written in UTF-8");
  });

  test("one such byte, wherever it stands and wherever the file begins in memory", () => {
    const xml = encodeUtf8("<row>12345</row>");
    for (let offset = 0; offset < 4; offset += 1) {
      const bytes = new Uint8Array(xml.length + offset).subarray(offset);
      for (let at = 0; at < xml.length; at += 1) {
        bytes.set(xml);
        bytes[at] = 0xff;
        expect(() => nodes(bytes)).toThrow("not written in UTF-8");
      }
    }
  });
});
