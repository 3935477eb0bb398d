const nearEnough = 3;

/** The known name that was probably meant, if any is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const byDistance = known.map((candidate) => ({ candidate, edits: editDistance(name, candidate) }));
  byDistance.sort((a, b) => a.edits - b.edits);
  const [best] = byDistance;
  return best !== undefined && best.edits <= nearEnough ? best.candidate : undefined;
}

/** Levenshtein: single-character insertions, deletions and replacements. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
