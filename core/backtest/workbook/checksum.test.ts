import { expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { checksumOf } from "./checksum.ts";

test.each([
  ["123456789", 0xcbf43926],
  ["The quick brown fox jumps over the lazy dog", 0x414fa339],
  ["", 0],
])("the checksum of %j is the one that everybody computes", (text, checksum) => {
  expect(checksumOf(encodeUtf8(text))).toBe(checksum);
});
