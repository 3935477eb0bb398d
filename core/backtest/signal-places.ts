import { cellText, type RowCursor } from "./delimited-text.ts";

/** Signals, each kept once: a million trades have a handful of them. */
export type SignalPlaces = {
  readonly list: readonly string[];
  /** The place in the list of the signal in a cell. */
  readonly of: (cursor: RowCursor, cell: number) => number;
};

/** So many are known by their bytes; in a file where every signal is another, knowing more would only cost memory. */
const mostSpans = 65_536;

export function signalPlaces(): SignalPlaces {
  const list: string[] = [];
  const byText = new Map<string, number>();
  /** The place in the spans, by a hash of their bytes. */
  const byHash = new Map<number, number>();
  const spans: { readonly start: number; readonly end: number; readonly place: number }[] = [];

  function placeOf(text: string): number {
    const known = byText.get(text);
    if (known !== undefined) return known;
    byText.set(text, list.length);
    return list.push(text) - 1;
  }

  function of(cursor: RowCursor, cell: number): number {
    // What stands in quotes is not what its bytes say.
    if (cell < 0 || cell >= cursor.cells || cursor.quoted[cell] === 1) {
      return placeOf(unguarded(cellText(cursor, cell)));
    }
    const start = cursor.starts[cell] ?? 0;
    const end = cursor.ends[cell] ?? 0;
    const hash = hashOf(cursor.bytes, start, end);
    const span = spans[byHash.get(hash) ?? -1];
    if (span !== undefined && isSame(cursor.bytes, start, end, span)) return span.place;
    const place = placeOf(unguarded(cellText(cursor, cell)));
    if (span === undefined && spans.length < mostSpans) {
      byHash.set(hash, spans.push({ start, end, place }) - 1);
    }
    return place;
  }

  return { list, of };
}

/** Takes back the apostrophe that keeps a spreadsheet from running a signal as a formula. */
function unguarded(signal: string): string {
  return signal.startsWith("'") && /^'+[=+\-@]/.test(signal) ? signal.slice(1) : signal;
}

/** FNV-1a, cut to what an engine keeps as a small integer. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash & 0x3fffffff;
}

function isSame(
  bytes: Uint8Array,
  start: number,
  end: number,
  span: { readonly start: number; readonly end: number },
): boolean {
  if (end - start !== span.end - span.start) return false;
  for (let at = start; at < end; at += 1) if (bytes[at] !== bytes[span.start + at - start]) return false;
  return true;
}
