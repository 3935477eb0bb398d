import { company } from "#content/company.ts";
import { legalPaths } from "#content/legal-paths.ts";
import { pages } from "#content/pages.ts";
import { parseReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";

/** A page as others see it: in a search result, a shared link, a list of pages. */
export type SharedPage = { path: string; name: string; heading: string; description: string };

const legalSources = import.meta.glob<string>("../../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Without the misspelled agreement, whose canonical page is among them. */
export const sharedPages: readonly SharedPage[] = [
  ...pages.map(({ path, title, heading, description }) => ({
    path,
    name: path === "/" ? company.identity.productName : (title.split(" | ")[0] ?? title),
    heading,
    description,
  })),
  ...legalPaths.map(legalPage),
];

function legalPage(path: string): SharedPage {
  const file = `content/legal${path}.md`;
  const { title, description } = parseReadingPage(file, legalSources[`../../${file}`] ?? "", readingValues);
  return { path, name: title, heading: title, description };
}
