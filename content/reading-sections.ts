import { fillPlaceholders, type Values } from "./placeholders.ts";

/** `tag` is the deciding words of the section, for the margin; `tone` is set when they say no. */
export type Section = {
  readonly id: string;
  readonly heading: string;
  readonly tag?: string;
  readonly tone?: "loss";
};

const atxHeading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const headingTag = /^(.*?)\s*\{(tag|loss):(.*)\}$/;

/** Reads `## Trials {tag: {{trial.pro}}}` and `## When it is not {loss: No refund}`; returns the lines without the tags. */
export function readSections(
  file: string,
  bodyLines: readonly string[],
  bodyStart: number,
  values: Values,
): { readonly sections: readonly Section[]; readonly lines: readonly string[] } {
  const sections: Section[] = [];
  let inCode = false;
  const lines = bodyLines.map((line, at) => {
    const where = `${file}: line ${bodyStart + at}`;
    if (/^ {0,3}(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode) return line;
    refuseUnderline(line, bodyLines[at - 1] ?? "", where);
    const [, marks, text = ""] = atxHeading.exec(line) ?? [];
    if (marks === undefined) return line;
    const { bare, tag, tone } = splitTag(text, where);
    const heading = fillPlaceholders(bare, values, where).trim();
    if (heading === "") throw new Error(`${where}: a heading without text`);
    if (marks === "#") throw new Error(`${where}: the title is in the front matter, start sections with ##`);
    if (marks === "##") {
      const id = headingId(heading, where);
      if (sections.some((section) => section.id === id)) {
        throw new Error(`${where}: a second heading with the id "${id}"`);
      }
      const filledTag = tag === undefined ? {} : { tag: fillPlaceholders(tag, values, where) };
      sections.push({ id, heading, ...filledTag, ...(tone === undefined ? {} : { tone }) });
    } else if (tag !== undefined) {
      throw new Error(`${where}: only a ## heading may carry a tag`);
    }
    return `${marks} ${bare}`;
  });
  return { sections, lines };
}

function splitTag(text: string, where: string): { bare: string; tag?: string; tone?: "loss" } {
  const [, bare = text, kind, inside = ""] = headingTag.exec(text) ?? [];
  if (/[{}]/.test(bare.replaceAll(/\{\{[^{}]*\}\}/g, ""))) {
    throw new Error(`${where}: a heading ends with {tag: words}, {loss: words} or neither`);
  }
  const tag = inside.trim();
  if (kind === undefined) return { bare };
  if (tag === "") throw new Error(`${where}: the tag of this heading is empty`);
  return kind === "loss" ? { bare, tag, tone: "loss" } : { bare, tag };
}

function headingId(heading: string, where: string): string {
  const id = heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (id === "") throw new Error(`${where}: a heading needs a letter or a digit for its id`);
  return id;
}

// Markdown would make a heading of it that the list of sections does not know.
function refuseUnderline(line: string, before: string, where: string): void {
  if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && before.trim() !== "") {
    throw new Error(`${where}: write a heading with ##, or leave an empty line above a rule`);
  }
}
