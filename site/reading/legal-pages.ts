import { parseReadingPage, type ReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import type { Block } from "./blocks.ts";
import { readBlocks } from "./markdown.ts";

const sources = import.meta.glob<string>("../../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Shown = "title" | "description" | "updated" | "summary" | "sections";
export type LegalPage = Pick<ReadingPage, Shown> & { scope: string; canonical: string; blocks: Block[] };

/** Runs at build time only: a malformed file fails the build. */
export function readLegalPage(path: string): LegalPage {
  const file = `content/legal${path}.md`;
  const source = sources[`../../${file}`];
  if (source === undefined) throw new Error(`${file} is missing`);
  const page = parseReadingPage(file, source, readingValues);
  const { title, description, updated, summary, scope = "", sections } = page;
  return { title, description, updated, summary, scope, sections, canonical: path, blocks: readBlocks(page) };
}
