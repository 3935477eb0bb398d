export type FrontMatter = {
  readonly fields: ReadonlyMap<string, string>;
  readonly bodyLines: readonly string[];
  /** The line of the file on which the body starts, counted from 1. */
  readonly bodyStart: number;
};

const fence = "---";

export function readFrontMatter(file: string, source: string, known: readonly string[]): FrontMatter {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (lines[0]?.trimEnd() !== fence) {
    throw new Error(`${file}: front matter is missing, the first line must be ${fence}`);
  }
  const end = lines.findIndex((text, at) => at > 0 && text.trimEnd() === fence);
  if (end === -1) throw new Error(`${file}: front matter is not closed with ${fence}`);
  const fields = new Map<string, string>();
  lines.slice(1, end).forEach((text, at) => {
    if (text.trim() !== "") readField(text, fields, known, `${file}: line ${at + 2}`);
  });
  return { fields, bodyLines: lines.slice(end + 1), bodyStart: end + 2 };
}

export function requiredField(file: string, { fields }: FrontMatter, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw new Error(`${file}: field \`${name}\` is missing`);
  return value;
}

function readField(text: string, fields: Map<string, string>, known: readonly string[], where: string): void {
  const [, name, value] = /^([A-Za-z]+):(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new Error(`${where}: expected \`field: value\``);
  if (!known.includes(name)) {
    throw new Error(`${where}: unknown field \`${name}\`, expected one of ${known.join(", ")}`);
  }
  if (fields.has(name)) throw new Error(`${where}: field \`${name}\` is given twice`);
  if (value.trim() === "") throw new Error(`${where}: field \`${name}\` is empty`);
  fields.set(name, value.trim());
}
