/** Null where nothing is written; undefined where it is no capital. */
export function capitalIn(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,_'\u202f]/g, "");
  if (plain === "") return null;
  const capital = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return capital > 0 && Number.isFinite(capital) ? capital : undefined;
}
