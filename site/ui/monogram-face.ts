/** How many heights of the zone there are: .mono-0 to .mono-5 in monogram.css. */
const heights = 6;

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("");
}

/** FNV-1a: the same person always gets the same height, on every page and in every build. */
export function zoneHeight(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % heights;
}
