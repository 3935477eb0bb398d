/** The first column to the left, the others to the right, each as wide as its widest cell. */
export function textTable(rows: readonly (readonly string[])[], indent = "  "): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `${indent}${cells.join("  ")}`.trimEnd();
  });
}
