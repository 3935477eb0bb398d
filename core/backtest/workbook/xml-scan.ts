import { decodeUtf8, isUtf8 } from "../unicode-bytes.ts";
import { damaged } from "./zip-directory.ts";

/**
 * A walk through XML from its beginning to its end, without a tree: a sheet has tens of millions of elements. Names are
 * taken without their prefix, because writers differ in it. An element that closes itself is walked as two nodes.
 */
export type XmlScan = {
  readonly bytes: Uint8Array;
  kind: "open" | "close" | "text";
  /** Of the name, or of the text. */
  start: number;
  end: number;
  attributesEnd: number;
  /** Of the attribute that was found. */
  valueStart: number;
  valueEnd: number;
  /** Text that means itself, such as "&amp;" in five characters. */
  isLiteral: boolean;
  closesItself: boolean;
  depth: number;
  next: number;
};

const less = 60;
const greater = 62;
const slash = 47;
const exclamation = 33;
const question = 63;
const equals = 61;
const colon = 58;
const doubleQuote = 34;
const singleQuote = 39;
const space = 32;

/** Throws `Refused` for bytes that are no UTF-8. */
export function scanXml(bytes: Uint8Array): XmlScan {
  if (!isAscii(bytes) && !isUtf8(bytes, 0, bytes.length)) throw damaged("its XML is not written in UTF-8");
  return scanKnownXml(bytes);
}

/** Most sheets are nothing else, and four bytes are looked at as fast as one. */
function isAscii(bytes: Uint8Array): boolean {
  const first = Math.min(bytes.length, -bytes.byteOffset & 3);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + first, (bytes.length - first) >> 2);
  for (let word = 0; word < words.length; word += 1)
    if (((words[word] ?? 0) & 0x80808080) !== 0) return false;
  const isHigh = (byte: number) => byte >= 0x80;
  return !bytes.subarray(0, first).some(isHigh) && !bytes.subarray(first + words.length * 4).some(isHigh);
}

/** Of bytes that were scanned before. */
export function scanKnownXml(bytes: Uint8Array): XmlScan {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return {
    bytes,
    kind: "text",
    start: 0,
    end: 0,
    attributesEnd: 0,
    valueStart: 0,
    valueEnd: 0,
    isLiteral: false,
    closesItself: false,
    depth: 0,
    next: hasMark ? 3 : 0,
  };
}

/** False at the end. Throws `Refused` for what is no XML, or XML that declares anything. */
export function nextNode(scan: XmlScan): boolean {
  const { bytes } = scan;
  if (scan.closesItself) {
    scan.closesItself = false;
    scan.kind = "close";
    scan.depth -= 1;
    return true;
  }
  for (;;) {
    const at = scan.next;
    if (at >= bytes.length) {
      if (scan.depth !== 0) throw damaged("its XML is cut off");
      return false;
    }
    if (bytes[at] !== less) {
      const end = bytes.indexOf(less, at);
      return stand(scan, "text", at, end === -1 ? bytes.length : end, false);
    }
    const second = bytes[at + 1];
    if (second === question) skipDeclaration(scan);
    else if (second === exclamation) {
      if (startsWith(bytes, at, "<!--")) scan.next = after(bytes, at + 4, "-->");
      else if (startsWith(bytes, at, "<![CDATA[")) {
        const end = after(bytes, at + 9, "]]>");
        stand(scan, "text", at + 9, end - 3, true);
        scan.next = end;
        return true;
      } else throw damaged("its XML declares entities");
    } else {
      readTag(scan, at);
      return true;
    }
  }
}

export function isNamed({ bytes, start, end }: XmlScan, name: string): boolean {
  if (end - start !== name.length) return false;
  for (let place = 0; place < name.length; place += 1) {
    if (bytes[start + place] !== name.charCodeAt(place)) return false;
  }
  return true;
}

/** By its name without prefix. */
export function attributeOf(scan: XmlScan, name: string): string | null {
  return findAttribute(scan, name) ? decoded(scan.bytes, scan.valueStart, scan.valueEnd) : null;
}

/** Stands on the attribute's value, for whoever reads it in place. */
export function findAttribute(scan: XmlScan, name: string): boolean {
  const { bytes, attributesEnd } = scan;
  let at = scan.end;
  while (at < attributesEnd) {
    while (at < attributesEnd && (bytes[at] ?? 0) <= space) at += 1;
    let start = at;
    while (at < attributesEnd && bytes[at] !== equals && (bytes[at] ?? 0) > space) {
      if (bytes[at] === colon) start = at + 1;
      at += 1;
    }
    const end = at;
    while (at < attributesEnd && bytes[at] !== doubleQuote && bytes[at] !== singleQuote) at += 1;
    const quote = bytes[at] ?? 0;
    let close = at + 1;
    while (close < attributesEnd && bytes[close] !== quote) close += 1;
    if (close >= attributesEnd) return false;
    if (end - start === name.length && startsWith(bytes, start, name)) {
      scan.valueStart = at + 1;
      scan.valueEnd = close;
      return true;
    }
    at = close + 1;
  }
  return false;
}

export function textOfNode({ bytes, start, end, isLiteral }: XmlScan): string {
  return isLiteral ? decodeUtf8(bytes, start, end) : decoded(bytes, start, end);
}

function stand(scan: XmlScan, kind: XmlScan["kind"], start: number, end: number, isLiteral: boolean): true {
  scan.kind = kind;
  scan.start = start;
  scan.end = end;
  scan.isLiteral = isLiteral;
  scan.next = end;
  return true;
}

function readTag(scan: XmlScan, at: number): void {
  const { bytes } = scan;
  const isClose = bytes[at + 1] === slash;
  let start = isClose ? at + 2 : at + 1;
  let end = start;
  for (let byte = bytes[end] ?? greater; byte > space && byte !== greater && byte !== slash; ) {
    if (byte === colon) start = end + 1;
    end += 1;
    byte = bytes[end] ?? greater;
  }
  if (end === start) throw damaged("its XML can not be read");
  const close = closeOfTag(bytes, end);
  stand(scan, isClose ? "close" : "open", start, end, false);
  scan.next = close + 1;
  scan.closesItself = !isClose && bytes[close - 1] === slash;
  scan.attributesEnd = close;
  scan.depth += isClose ? -1 : 1;
  if (scan.depth < 0) throw damaged("its XML closes what it did not open");
}

/** A ">" in quotes does not close. */
function closeOfTag(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte === undefined || byte === less) throw damaged("its XML is cut off");
    if (byte === greater) return at;
    if (byte === doubleQuote || byte === singleQuote) {
      at = bytes.indexOf(byte, at + 1);
      if (at === -1) throw damaged("its XML is cut off");
    }
    at += 1;
  }
}

function skipDeclaration(scan: XmlScan): void {
  const { bytes, next } = scan;
  const end = after(bytes, next + 2, "?>");
  const encoding = /encoding\s*=\s*["']([^"']*)/i.exec(decodeUtf8(bytes, next, Math.min(end, next + 200)));
  if (encoding !== null && !/^(?:utf-?8|us-ascii)$/i.test(encoding[1] ?? "")) {
    throw damaged(`its XML is written in ${encoding[1]}, not in UTF-8`);
  }
  scan.next = end;
}

function after(bytes: Uint8Array, from: number, closing: string): number {
  const first = closing.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, closing)) return at + closing.length;
  }
  throw damaged("its XML is cut off");
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let place = 0; place < text.length; place += 1) {
    if (bytes[at + place] !== text.charCodeAt(place)) return false;
  }
  return true;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(bytes: Uint8Array, start: number, end: number): string {
  const text = end - start <= 24 ? shortText(bytes, start, end) : decodeUtf8(bytes, start, end);
  if (!text.includes("&")) return text;
  return text.replaceAll(/&([^;&]*);?/g, (written, name: string) => {
    const known = Object.hasOwn(entities, name) ? entities[name] : characterOf(name);
    if (known === undefined || !written.endsWith(";")) throw damaged(`its XML has an unknown ${written}`);
    return known;
  });
}

/** Cells are short and mostly digits: no list is made for them. */
function shortText(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) return decodeUtf8(bytes, start, end);
    text += String.fromCharCode(byte);
  }
  return text;
}

function characterOf(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isText = code >= space || code === 9 || code === 10 || code === 13;
  const isCharacter = isText && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
