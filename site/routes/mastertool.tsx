import { guidePage as page } from "#content/guide.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

export function meta() {
  return pageMeta(page);
}

export default function MasterTool() {
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
