import { legalCanonical } from "#content/legal-paths.ts";
import { titled } from "#content/page.ts";
import { plainPath } from "#site/browser/current-path.ts";
import { pageMeta } from "#site/layout/page-meta.ts";
import { LegalArticle } from "#site/reading/legal-article.tsx";
import { readLegalPage } from "#site/reading/legal-pages.ts";
import type { Route } from "./+types/legal.ts";
import "#site/styles/pages/legal.css";

export function loader({ url }: Route.LoaderArgs) {
  return readLegalPage(legalCanonical(plainPath(url.pathname)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, canonical } = loaderData;
  return pageMeta({ title: titled(title), description, canonical });
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData} />;
}
