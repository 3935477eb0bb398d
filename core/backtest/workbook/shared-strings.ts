import { isNamed, nextNode, scanKnownXml, scanXml, textOfNode, type XmlScan } from "./xml-scan.ts";
import { damaged } from "./zip-directory.ts";

/** The texts that cells point at by number. Throws `Refused` for a number that has none. */
export type SharedStrings = (place: number) => string;

/** Keeps where each text begins and reads it when it is asked for: a sheet points at few of them, again and again. */
export function readSharedStrings(xml: Uint8Array): SharedStrings {
  const starts = startsOf(xml);
  const read = new Map<number, string>();
  return (place) => {
    const known = read.get(place);
    if (known !== undefined) return known;
    const start = starts[place];
    if (start === undefined) throw damaged(`a cell points at text number ${place}, which it does not have`);
    const text = textOfItem({ ...scanKnownXml(xml), next: start, depth: 1 });
    read.set(place, text);
    return text;
  };
}

/** In one piece or in runs of different looks. How characters are pronounced stands beside them, and is left out. */
function textOfItem(scan: XmlScan): string {
  let text = "";
  let isText = false;
  let isPronunciation = false;
  while (nextNode(scan)) {
    if (scan.kind === "text") {
      if (isText && !isPronunciation) text += textOfNode(scan);
    } else if (isNamed(scan, "t")) isText = scan.kind === "open";
    else if (isNamed(scan, "rPh")) isPronunciation = scan.kind === "open";
    // Its own end or, where it had no text and closed itself, the next one's beginning.
    else if (isNamed(scan, "si")) break;
  }
  return text;
}

function startsOf(xml: Uint8Array): Uint32Array {
  const scan = scanXml(xml);
  let starts = new Uint32Array(1_024);
  let count = 0;
  while (nextNode(scan)) {
    if (scan.kind !== "open" || !isNamed(scan, "si")) continue;
    if (count === starts.length) {
      const larger = new Uint32Array(count * 2);
      larger.set(starts);
      starts = larger;
    }
    starts[count] = scan.next;
    count += 1;
  }
  return starts.subarray(0, count);
}
