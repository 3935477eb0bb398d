/** What stands where the exit of a trade would, while it has none: as its signal, or as its date. */
const words = new Set(["open", "открыта", "открыто", "открыт", "открытая", "открытая позиция"]);

export function isOpenMark(written: string): boolean {
  return words.has(written.toLowerCase());
}
