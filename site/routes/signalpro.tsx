import { pageFor } from "#content/pages.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

const page = pageFor("/signalpro");

export function meta() {
  return pageMeta(page);
}

export default function SignalPro() {
  return <PageIntro heading={page.heading} introduction={page.introduction} />;
}
