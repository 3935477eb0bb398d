import { type CalendarDate, formatDate, parseCalendarDate } from "#core/calendar-date.ts";
import { type FrontMatter, readFrontMatter, requiredField } from "./front-matter.ts";
import { escapeMarkdown, fillPlaceholders, type Values } from "./placeholders.ts";
import { readSections, type Section } from "./reading-sections.ts";

export type ReadingPage = {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly updated: CalendarDate;
  readonly summary: string;
  /** What the page applies to, shown behind the date. */
  readonly scope?: string;
  readonly sample: boolean;
  /** Markdown with every value filled in and the tags taken off the headings. */
  readonly body: string;
  /** One for each `##` heading of the body, in its order. */
  readonly sections: readonly Section[];
};

const knownFields = ["title", "description", "updated", "summary", "scope", "sample"] as const;

/** The page's own date joins the values as `page.updated`. Throws naming the file and the field or line. */
export function parseReadingPage(file: string, source: string, values: Values): ReadingPage {
  const front = readFrontMatter(file, source, knownFields);
  const updated = readDate(file, front);
  const known: Values = { ...values, "page.updated": formatDate(updated) };
  const text = (name: string) =>
    fillPlaceholders(requiredField(file, front, name), known, `${file}: field \`${name}\``);
  const head = {
    file,
    title: text("title"),
    description: text("description"),
    updated,
    summary: text("summary"),
    ...(front.fields.has("scope") ? { scope: text("scope") } : {}),
    sample: readSample(file, front),
  };
  const { sections, lines } = readSections(file, front.bodyLines, front.bodyStart, known);
  const inMarkdown = escapeMarkdown(known);
  const body = lines
    .map((line, at) => fillPlaceholders(line, inMarkdown, `${file}: line ${front.bodyStart + at}`))
    .join("\n")
    .trim();
  if (body === "") throw new Error(`${file}: the text after the front matter is missing`);
  return { ...head, body: `${body}\n`, sections };
}

function readDate(file: string, front: FrontMatter): CalendarDate {
  const text = requiredField(file, front, "updated");
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${file}: field \`updated\` must be a date as YYYY-MM-DD, got ${text}`);
  return date;
}

function readSample(file: string, { fields }: FrontMatter): boolean {
  const text = fields.get("sample") ?? "false";
  if (text !== "true" && text !== "false") {
    throw new Error(`${file}: field \`sample\` must be true or false, got ${text}`);
  }
  return text === "true";
}
