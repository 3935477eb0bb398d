export type Values = Readonly<Record<string, string>>;

/** `where` opens the error message: the file, and the line or field. */
export function fillPlaceholders(text: string, values: Values, where: string): string {
  const filled = text.replaceAll(/\{\{([^{}]*)\}\}/g, (placeholder, inside: string) => {
    const name = inside.trim();
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`${where}: unknown value ${placeholder}`);
    return value;
  });
  if (/\{\{|\}\}/.test(filled)) throw new Error(`${where}: a {{value}} is not closed or not opened`);
  return filled;
}

/** A legal name such as "A*B_C <India>" must reach the page as it is written. */
export function escapeMarkdown(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replaceAll(/[\\`*_[\]<>]/g, "\\$&")]),
  );
}
