/** Text as bytes and back: core runs in Node and in the browser, and neither's own decoder exists in the other's types. */

type Units = { readonly length: number; readonly at: (unit: number) => number };

const unitsAtOnce = 4_096;

/** Half a surrogate pair, which no text has, becomes the replacement character. */
export function encodeUtf8(text: string): Uint8Array {
  const whole = text.toWellFormed();
  return utf8Of({ length: whole.length, at: (unit) => whole.charCodeAt(unit) }) ?? new Uint8Array();
}

/** UTF-8 of UTF-16 from a byte on, null where it is not UTF-16. */
export function utf8OfUtf16(bytes: Uint8Array, start: number, isBigEndian: boolean): Uint8Array | null {
  const length = (bytes.length - start) / 2;
  if (!Number.isInteger(length)) return null;
  const [high, low] = isBigEndian ? [start, start + 1] : [start + 1, start];
  return utf8Of({
    length,
    at: (unit) => ((bytes[high + unit * 2] ?? 0) << 8) | (bytes[low + unit * 2] ?? 0),
  });
}

/** Of bytes that are known to be UTF-8. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  let units: number[] = [];
  for (let at = start; at < end; ) {
    const lead = bytes[at] ?? 0;
    const length = sequenceLength(lead);
    let point = length === 1 ? lead : lead & (0x7f >> length);
    for (let next = 1; next < length; next += 1) point = (point << 6) | ((bytes[at + next] ?? 0) & 0x3f);
    at += length;
    if (point < 0x10000) units.push(point);
    else units.push(0xd7c0 + (point >> 10), 0xdc00 | (point & 0x3ff));
    if (units.length >= unitsAtOnce) {
      text += String.fromCharCode(...units);
      units = [];
    }
  }
  return text + String.fromCharCode(...units);
}

/** Neither cut off nor longer than need be, no surrogates, nothing beyond the last code point. */
export function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; ) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      at += 1;
      continue;
    }
    const length = sequenceLength(lead);
    if (length === 1 || at + length > end) return false;
    const second = bytes[at + 1] ?? 0;
    if (second < (lowestSecond.get(lead) ?? 0x80) || second > (highestSecond.get(lead) ?? 0xbf)) return false;
    for (let next = 2; next < length; next += 1) {
      if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return false;
    }
    at += length;
  }
  return true;
}

/** The second bytes that a first one leaves room for (Unicode, table 3-7), where that is not 80 to BF. */
const lowestSecond: ReadonlyMap<number, number> = new Map([
  [0xe0, 0xa0],
  [0xf0, 0x90],
]);
const highestSecond: ReadonlyMap<number, number> = new Map([
  [0xed, 0x9f],
  [0xf4, 0x8f],
]);

/** By the first byte; 1 for one that can not be the first of several. */
function sequenceLength(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 1;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

function utf8Of(units: Units): Uint8Array | null {
  let size = 0;
  for (let unit = 0; unit < units.length; unit += 1) {
    const code = units.at(unit);
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    if (code < 0xd800 || code > 0xdfff) continue;
    // A pair takes four bytes, not twice three.
    const isPair = code < 0xdc00 && unit + 1 < units.length && (units.at(unit + 1) & 0xfc00) === 0xdc00;
    if (!isPair) return null;
    size += 1;
    unit += 1;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (let unit = 0; unit < units.length; unit += 1) {
    let point = units.at(unit);
    if (point < 0x80) {
      bytes[at] = point;
      at += 1;
      continue;
    }
    if ((point & 0xfc00) === 0xd800) {
      unit += 1;
      point = 0x10000 + ((point & 0x3ff) << 10) + (units.at(unit) & 0x3ff);
    }
    const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bytes[at] = ((0xff00 >> (more + 1)) & 0xff) | (point >> (6 * more));
    for (let left = more - 1; left >= 0; left -= 1) {
      at += 1;
      bytes[at] = 0x80 | ((point >> (6 * left)) & 0x3f);
    }
    at += 1;
  }
  return bytes;
}
