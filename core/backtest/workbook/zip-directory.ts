import { sizeText } from "../reading-limits.ts";
import { Refused } from "../refusal.ts";
import { decodeUtf8 } from "../unicode-bytes.ts";

/** One file of the archive, where its packed bytes stand. */
export type ZipEntry = {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  readonly start: number;
  readonly end: number;
  /** Unpacked, as the archive declares it: to be believed of no archive. */
  readonly size: number;
};

/** Whole entries, from their local header on: no two of them may share a byte. */
type Span = { readonly entry: ZipEntry; readonly from: number };

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const wideLocatorSignature = 0x07064b50;
const wideLocatorLength = 20;
const directorySignature = 0x02014b50;
const directoryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const encryptedFlags = 0x2041;
const deflated = 8;
/** A workbook of the platform has a dozen; one with as many sheets as this is none. */
const mostEntries = 200;

/** By lower-case name with forward slashes. Throws `Refused`. */
export function readZipDirectory(archive: Uint8Array, mostBytes: number): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const isWide =
    count === 0xffff ||
    start === 0xffffffff ||
    (end >= wideLocatorLength && view.getUint32(end - wideLocatorLength, true) === wideLocatorSignature);
  if (isWide) throw unsupported("it is a ZIP64 archive");
  const isOnOneDisk = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (!isOnOneDisk) throw unsupported("the archive is spread over several files");
  if (count > mostEntries) throw tooLarge(`it holds ${count} files, at most ${mostEntries} are read`);
  const spans = readSpans(archive, view, { start, end, count });
  const declared = spans.reduce((sum, { entry }) => sum + entry.size, 0);
  if (declared > mostBytes) throw tooLarge(`it unpacks to more than ${sizeText(mostBytes)}`);
  requireApart(spans, start);
  const entries = new Map(spans.map(({ entry }) => [entry.name, entry]));
  if (entries.size !== count) throw damaged("two files in it have the same name");
  return entries;
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    const isEnd = view.getUint32(at, true) === endSignature && at + view.getUint16(at + 20, true) === last;
    if (isEnd) return at;
  }
  throw damaged("it is cut off");
}

type Directory = { readonly start: number; readonly end: number; readonly count: number };

function readSpans(archive: Uint8Array, view: DataView, { start, end, count }: Directory): Span[] {
  let at = start;
  const spans: Span[] = [];
  for (let place = 0; place < count; place += 1) {
    const isWhole = at + directoryLength <= end && view.getUint32(at, true) === directorySignature;
    if (!isWhole) throw damaged("its directory can not be read");
    const nameEnd = at + directoryLength + view.getUint16(at + 28, true);
    if (nameEnd > end) throw damaged("its directory can not be read");
    const name = decodeUtf8(archive, at + directoryLength, nameEnd);
    spans.push(readSpan(view, at, normalName(name), start));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at !== end) throw damaged("its directory can not be read");
  return spans;
}

function readSpan(view: DataView, at: number, name: string, directoryStart: number): Span {
  if ((view.getUint16(at + 8, true) & encryptedFlags) !== 0)
    throw unsupported("it is protected by a password");
  const method = view.getUint16(at + 10, true);
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const from = view.getUint32(at + 42, true);
  if ([packed, size, from].includes(0xffffffff)) throw unsupported("it is a ZIP64 archive");
  if (method !== 0 && method !== deflated) throw unsupported(`${name} is packed in an unknown way`);
  const isLocal = from + localLength <= directoryStart && view.getUint32(from, true) === localSignature;
  if (!isLocal || view.getUint16(from + 8, true) !== method)
    throw damaged(`${name} is not where it should be`);
  const start = from + localLength + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
  if (method !== deflated && packed !== size) throw damaged(`${name} is not as long as it should be`);
  const checksum = view.getUint32(at + 16, true);
  return {
    entry: { name, isDeflated: method === deflated, checksum, start, end: start + packed, size },
    from,
  };
}

/** Files that overlap let a small archive unpack to any size. */
function requireApart(spans: readonly Span[], directoryStart: number): void {
  let next = directoryStart;
  for (const { entry, from } of spans.toSorted((a, b) => b.from - a.from)) {
    if (entry.end > next) throw damaged(`${entry.name} overlaps another file`);
    next = from;
  }
}

/** As one part of a workbook names another. */
export function normalName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

export function damaged(problem: string): Refused {
  return new Refused("damaged-workbook", null, null, `the workbook is damaged: ${problem}`);
}

export function unsupported(problem: string): Refused {
  const advice = "save it anew as .xlsx or .csv";
  return new Refused(
    "unsupported-workbook",
    null,
    null,
    `the workbook can not be read, ${problem}: ${advice}`,
  );
}

export function tooLarge(problem: string, row: number | null = null): Refused {
  return new Refused("workbook-too-large", row, null, `the workbook is too large: ${problem}`);
}
