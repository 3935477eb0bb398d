import { findWords, isSearch } from "./find-words.ts";

/** One paragraph, heading or cell that has all the words. */
export type Passage = {
  /** The id of the heading of its section. */
  readonly section: string;
  readonly element: Element;
  readonly ranges: readonly Range[];
};

type Piece = { readonly node: Text; readonly start: number };

export function findPassages(article: Element, query: string): Passage[] {
  if (!isSearch(query)) return [];
  return [...article.querySelectorAll("section")].flatMap((section) =>
    [...section.querySelectorAll("h2, h3, p, th, td")].flatMap((element) => {
      const { text, pieces } = readText(element);
      const ranges = findWords(text, query).map(([start, end]) => rangeOf(pieces, start, end));
      const heading = section.getAttribute("aria-labelledby") ?? "";
      return ranges.length === 0 ? [] : [{ section: heading, element, ranges }];
    }),
  );
}

/** Marks without touching the text. A browser that can not still counts, filters and jumps. */
export function showPassages(passages: readonly Passage[], here: Passage | undefined): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.set("found", new Highlight(...passages.flatMap(({ ranges }) => ranges)));
  CSS.highlights.set("found-here", new Highlight(...(here?.ranges ?? [])));
}

/** The tags at the axis repeat what the text says. */
function readText(element: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = "";
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("[aria-hidden]")) continue;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** A match may begin in one piece of text and end in another: "choose **Alert**". */
function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = new Range();
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first && last) {
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
  }
  return range;
}
