import { encodeUtf8 } from "../unicode-bytes.ts";

/** Text that grows as UTF-8: a string of that length would fit no memory. */
export type GrowingText = { bytes: Uint8Array; length: number };

export function emptyText(): GrowingText {
  return { bytes: new Uint8Array(1 << 16), length: 0 };
}

export function append(into: GrowingText, text: string): void {
  makeRoom(into, text.length);
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code >= 0x80) {
      appendBytes(into, encodeUtf8(text.slice(place)));
      return;
    }
    into.bytes[into.length] = code;
    into.length += 1;
  }
}

export function appendBytes(into: GrowingText, bytes: Uint8Array): void {
  makeRoom(into, bytes.length);
  into.bytes.set(bytes, into.length);
  into.length += bytes.length;
}

export function bytesOf({ bytes, length }: GrowingText): Uint8Array {
  return bytes.subarray(0, length);
}

function makeRoom(into: GrowingText, more: number): void {
  const needed = into.length + more;
  if (needed <= into.bytes.length) return;
  const larger = new Uint8Array(Math.max(needed, into.bytes.length * 2));
  larger.set(into.bytes.subarray(0, into.length));
  into.bytes = larger;
}
