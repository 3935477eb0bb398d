import { aboutPage as page } from "#content/about.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

export function meta() {
  return pageMeta(page);
}

export default function AboutUs() {
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
