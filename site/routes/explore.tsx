import { pageFor } from "#content/pages.ts";
import { plainPath, useCurrentPath } from "#site/browser/current-path.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import type { Route } from "./+types/explore.ts";

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(pageFor(plainPath(location.pathname)));
}

export default function Explore() {
  const page = pageFor(useCurrentPath());
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
