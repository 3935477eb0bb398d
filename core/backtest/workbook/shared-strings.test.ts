import { expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { readSharedStrings } from "./shared-strings.ts";

test("plain texts, texts in runs and empty ones are found by their place", () => {
  const items = [
    '<si><t xml:space="preserve"> spaced </t></si>',
    "<si><r><t>Net </t></r><r><rPr/><t>P&amp;L</t></r></si>",
    "<si/>",
    "<si><t/></si>",
    "<si><t>課題</t><rPh sb='0' eb='1'><t>カダイ</t></rPh></si>",
    "<x:si><x:t>prefixed</x:t></x:si>",
  ];
  const texts = readSharedStrings(encodeUtf8(`<sst>${items.join("\n")}</sst>`));
  expect(items.map((_, place) => texts(place))).toEqual([" spaced ", "Net P&L", "", "", "課題", "prefixed"]);
  expect(texts(1)).toBe("Net P&L");
  expect(() => texts(6)).toThrow("text number 6");
});

test("a workbook need not have any", () => {
  expect(() => readSharedStrings(new Uint8Array())(0)).toThrow("text number 0");
});

test("two thousand of them keep their places", () => {
  const items = Array.from({ length: 2_000 }, (_, place) => `<si><t>${place}</t></si>`);
  const texts = readSharedStrings(encodeUtf8(`<sst>${items.join("")}</sst>`));
  expect([0, 1_023, 1_024, 1_999].map(texts)).toEqual(["0", "1023", "1024", "1999"]);
});
