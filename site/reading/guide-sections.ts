import { type GuideSectionName, guideSectionNames, troubleshootingName } from "#content/guide.ts";
import { parseReadingPage, type ReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import type { Block } from "./blocks.ts";
import { readBlocks } from "./markdown.ts";

const sources = import.meta.glob<string>("../../content/guide/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const names: readonly GuideSectionName[] = [...guideSectionNames, troubleshootingName];

export type GuideSection = Pick<ReadingPage, "summary" | "updated"> &
  ReadingPage["sections"][number] & {
    name: GuideSectionName;
    /** What stands before the first smaller heading. */
    opening: Block[];
    rest: Block[];
  };

/** Runs at build time only: a malformed file fails the build. */
export function readGuideSections(): GuideSection[] {
  return names.map((name) => {
    const file = `content/guide/${name}.md`;
    const source = sources[`../../${file}`];
    if (source === undefined) throw new Error(`${file} is missing`);
    const page = parseReadingPage(file, source, readingValues);
    const [section] = page.sections;
    if (section === undefined) throw new Error(`${file}: the section has no heading`);
    const blocks = readBlocks(page).slice(1);
    const firstHeading = blocks.findIndex(({ kind }) => kind === "heading");
    const { summary, updated } = page;
    return {
      ...section,
      name,
      summary,
      updated,
      opening: blocks.slice(0, firstHeading),
      rest: blocks.slice(firstHeading),
    };
  });
}
