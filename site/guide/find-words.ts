export type Place = readonly [start: number, end: number];

const leastLetters = 2;

export function isSearch(query: string): boolean {
  return query.trim().length >= leastLetters;
}

/** Where words of the text begin with words of the query: none, unless every word of the query is found. */
export function findWords(text: string, query: string): readonly Place[] {
  const words = new Set(query.toLowerCase().split(/\s+/).filter(Boolean));
  const found = [...words].map((word) => placesOf(word, text));
  return found.some((places) => places.length === 0) ? [] : found.flat();
}

function placesOf(word: string, text: string): Place[] {
  const literally = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const beginning = new RegExp(String.raw`(?<![\p{L}\p{N}])${literally}`, "giu");
  return [...text.matchAll(beginning)].map(({ index, 0: match }) => [index, index + match.length]);
}
