import { dashboardPage as page } from "#content/dashboard.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

export function meta() {
  return pageMeta(page);
}

export default function Dashboard() {
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
