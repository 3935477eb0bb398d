import { aboutPage as page } from "#content/about.ts";
import { AboutPage } from "#site/about/about-page.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import "#site/styles/pages/about-us.css";

export function meta() {
  return pageMeta(page);
}

export default function AboutUs() {
  return <AboutPage />;
}
