import { hash } from "node:crypto";
import { constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflate } from "./inflate.ts";

const text = Buffer.from("Trade #,Type\n".repeat(20_000));
const deflated = deflateRawSync(text);

test("what was packed comes back, in one slice or in many", async () => {
  // Noise does not pack: its packed bytes are many.
  const noise = Buffer.concat(
    Array.from({ length: 3_000 }, (_, place) => hash("sha256", String(place), "buffer")),
  );
  expect(deflateRawSync(noise).length).toBeGreaterThan(90_000);
  for (const bytes of [text, noise, Buffer.from("a"), Buffer.alloc(0)]) {
    const unpacked = await inflate(deflateRawSync(bytes), bytes.length);
    expect(unpacked === null ? null : Buffer.compare(unpacked, bytes)).toBe(0);
  }
});

test("a view into a larger buffer is unpacked alone", async () => {
  const larger = Buffer.concat([Buffer.from("before"), deflated, Buffer.from("after")]);
  const unpacked = await inflate(larger.subarray(6, 6 + deflated.length), text.length);
  expect(unpacked?.length).toBe(text.length);
});

test("one byte more than allowed is too many", async () => {
  expect(await inflate(deflated, text.length)).not.toBeNull();
  expect(await inflate(deflated, text.length - 1)).toBeNull();
});

test("a bomb is not unpacked further than allowed: most of it is never looked at", async () => {
  // A block that ends flushed can follow itself: two thousand of them are two gigabytes.
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const bomb = new Uint8Array(Buffer.concat(Array.from({ length: 2_000 }, () => block)));
  let looked = 0;
  const watched = Object.assign(bomb, {
    slice(from: number, to: number) {
      looked = Math.max(looked, to);
      return Uint8Array.prototype.slice.call(bomb, from, to);
    },
  });
  expect(await inflate(watched, 1_000)).toBeNull();
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(bomb.length / 4);
});

test.each([
  ["cut off", deflated.subarray(0, deflated.length - 2)],
  ["followed by something else", Buffer.concat([deflated, Buffer.from("more")])],
  ["no deflate at all", Buffer.from([0xff, 0xfe, 0xfd])],
  ["nothing", Buffer.alloc(0)],
])("bytes that are %s are damaged", async (_, bytes) => {
  expect(await inflate(bytes, text.length)).toBeNull();
});
