import { explorePages } from "#content/explore.ts";
import { plainPath, useCurrentPath } from "#site/browser/current-path.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import type { Route } from "./+types/explore.ts";

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(explorePage(plainPath(location.pathname)));
}

export default function Explore() {
  const page = explorePage(useCurrentPath());
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}

function explorePage(path: string) {
  const page = explorePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`content/explore.ts has no page for ${path}`);
  return page;
}
