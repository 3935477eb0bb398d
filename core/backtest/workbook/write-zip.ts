import { encodeUtf8 } from "../unicode-bytes.ts";
import { checksumOf } from "./checksum.ts";
import { appendBytes, bytesOf, emptyText } from "./growing-text.ts";

export type PackedFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Raw deflate of the bytes; without it they are stored as they are. */
  readonly deflated?: Uint8Array;
};

const version = 20;
const namesAreUtf8 = 0x0800;
/** 1 January 1980, the first day that an archive knows: the same files make the same bytes on every day. */
const firstDay = 0x0021;

export function writeZip(files: readonly PackedFile[]): Uint8Array {
  const archive = emptyText();
  const directory = emptyText();
  for (const { name, bytes, deflated } of files) {
    const encodedName = encodeUtf8(name);
    const packed = deflated ?? bytes;
    const shared = [
      ...[short(version), short(namesAreUtf8), short(deflated === undefined ? 0 : 8), short(0)],
      ...[short(firstDay), long(checksumOf(bytes)), long(packed.length), long(bytes.length)],
      ...[short(encodedName.length), short(0)],
    ].flat();
    const from = archive.length;
    appendBytes(archive, Uint8Array.from([0x50, 0x4b, 3, 4, ...shared]));
    appendBytes(archive, encodedName);
    appendBytes(archive, packed);
    appendBytes(
      directory,
      Uint8Array.from([
        ...[0x50, 0x4b, 1, 2, ...short(version), ...shared],
        ...[short(0), short(0), short(0), long(0), long(from)].flat(),
      ]),
    );
    appendBytes(directory, encodedName);
  }
  const start = archive.length;
  appendBytes(archive, bytesOf(directory));
  const count = short(files.length);
  const end = [short(0), short(0), count, count, long(directory.length), long(start), short(0)].flat();
  appendBytes(archive, Uint8Array.from([0x50, 0x4b, 5, 6, ...end]));
  return bytesOf(archive).slice();
}

function short(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function long(value: number): number[] {
  return [...short(value & 0xffff), ...short(value >>> 16)];
}
