import { checksumOf } from "./checksum.ts";
import { damaged, normalName, readZipDirectory } from "./zip-directory.ts";

/**
 * Unpacks raw deflate. Null where the bytes are damaged or there are more than `mostBytes` of them: it stops there and
 * does not look how many. Handed in, because neither Node's nor the browser's way exists in core.
 */
export type Inflate = (deflated: Uint8Array, mostBytes: number) => Promise<Uint8Array | null>;

export type Archive = {
  /** Null where the archive has no such file. Rejects with `Refused`. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
};

/** Throws `Refused`. */
export function openArchive(bytes: Uint8Array, mostBytes: number, inflate: Inflate): Archive {
  const entries = readZipDirectory(bytes, mostBytes);
  return {
    async read(name) {
      const entry = entries.get(normalName(name));
      if (entry === undefined) return null;
      const packed = bytes.subarray(entry.start, entry.end);
      // The declared sizes were added up before, so an entry that keeps to its own keeps the sum.
      const unpacked = entry.isDeflated ? await inflate(packed, entry.size) : packed;
      if (unpacked === null) throw damaged(`${entry.name} does not unpack to what it declares`);
      if (checksumOf(unpacked) !== entry.checksum) throw damaged(`${entry.name} has the wrong checksum`);
      return unpacked;
    },
  };
}
