import { type ReadingLimits, sizeText } from "./reading-limits.ts";
import { Refused } from "./refusal.ts";
import { encodeUtf8, utf8OfUtf16 } from "./unicode-bytes.ts";

const littleEndMark = 0xfffe;
const bigEndMark = 0xfeff;

/** The list in UTF-8, whichever way it was saved: "Unicode text" out of a spreadsheet is UTF-16. Throws `Refused`. */
export function listBytes(list: Uint8Array | string, limits: ReadingLimits): Uint8Array {
  requireSize(list.length, limits);
  if (typeof list === "string") {
    const bytes = encodeUtf8(list);
    requireSize(bytes.length, limits);
    return bytes;
  }
  const mark = ((list[0] ?? 0) << 8) | (list[1] ?? 0);
  // Of one kind for the reader's loops, which a Buffer of Node would make slower.
  if (mark !== littleEndMark && mark !== bigEndMark)
    return new Uint8Array(list.buffer, list.byteOffset, list.length);
  const bytes = utf8OfUtf16(list, 2, mark === bigEndMark);
  if (bytes !== null) return bytes;
  throw new Refused("encoding", null, null, "the file begins as UTF-16 but is not: save it as CSV UTF-8");
}

function requireSize(bytes: number, limits: ReadingLimits): void {
  if (bytes <= limits.bytes) return;
  const problem = `the file is larger than ${sizeText(limits.bytes)}, the most that is read here`;
  throw new Refused("file-size", null, null, problem);
}
