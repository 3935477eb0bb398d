import { comparePage as page } from "#content/comparison.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

export function meta() {
  return pageMeta(page);
}

export default function Compare() {
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
