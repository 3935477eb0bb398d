import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeUtf8, encodeUtf8, isUtf8, utf8OfUtf16 } from "./unicode-bytes.ts";

const anyText = fc.string({ unit: "binary", maxLength: 40 });

test("text becomes the bytes that every encoder writes, and comes back", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = encodeUtf8(text);
      expect(bytes).toEqual(new TextEncoder().encode(text));
      expect(isUtf8(bytes, 0, bytes.length)).toBe(true);
      expect(decodeUtf8(bytes, 0, bytes.length)).toBe(text.toWellFormed());
    }),
  );
});

test("a text longer than is decoded at once comes back whole", () => {
  const text = "Вход 🂡 long ".repeat(2_000);
  const bytes = encodeUtf8(text);
  expect(decodeUtf8(bytes, 0, bytes.length)).toBe(text);
});

test("bytes are UTF-8 exactly where a strict decoder says so", () => {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const bytes = fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0xc1, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(bytes, (values) => {
      const given = Uint8Array.from(values);
      let isText = true;
      try {
        strict.decode(given);
      } catch {
        isText = false;
      }
      expect(isUtf8(given, 0, given.length)).toBe(isText);
    }),
    { numRuns: 5_000 },
  );
});

describe("UTF-16", () => {
  test.each([false, true])("becomes UTF-8, big end first: %s", (isBigEndian) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = text.toWellFormed();
        const bytes = utf8OfUtf16(utf16(whole, isBigEndian), 2, isBigEndian);
        expect(bytes).toEqual(new TextEncoder().encode(whole));
      }),
    );
  });

  test("is none with half a character or half a pair", () => {
    expect(utf8OfUtf16(Uint8Array.of(0xff, 0xfe, 0x41), 2, false)).toBeNull();
    expect(utf8OfUtf16(utf16("a\ud800", false), 2, false)).toBeNull();
    expect(utf8OfUtf16(utf16("\udc00a", false), 2, false)).toBeNull();
    expect(utf8OfUtf16(utf16("\ud800a", false), 2, false)).toBeNull();
  });
});

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, !isBigEndian);
  for (let unit = 0; unit < text.length; unit += 1) {
    view.setUint16(2 + unit * 2, text.charCodeAt(unit), !isBigEndian);
  }
  return new Uint8Array(view.buffer);
}
