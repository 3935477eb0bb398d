import { guidePage as page } from "#content/guide.ts";
import { GuidePage } from "#site/guide/guide-page.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { BlockList } from "#site/reading/block-list.tsx";
import { readGuideSections } from "#site/reading/guide-sections.ts";
import type { Route } from "./+types/mastertool.ts";
import "#site/styles/pages/mastertool.css";

export function loader() {
  return readGuideSections();
}

export function meta() {
  return pageMeta(page);
}

export default function MasterTool({ loaderData }: Route.ComponentProps) {
  const sections = loaderData.map(({ opening, rest, ...section }) => ({
    ...section,
    opening: <BlockList blocks={opening} />,
    rest: <BlockList blocks={rest} />,
  }));
  const [updated] = loaderData.map((section) => section.updated).toSorted((a, b) => (a < b ? 1 : -1));
  return updated && <GuidePage updated={updated} sections={sections} />;
}
