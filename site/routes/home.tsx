import { homePage as page } from "#content/home.ts";
import { later } from "#site/browser/later.tsx";
import { publishedLedgers } from "#site/dashboard/published-ledgers.ts";
import { Hero } from "#site/home/hero.tsx";
import { performanceReport } from "#site/home/performance-report.ts";
import { pageMeta } from "#site/layout/page-meta.ts";
import type { Route } from "./+types/home.ts";
import "#site/styles/pages/home.css";

const Sections = later(() => import("./home-sections.tsx").then((module) => module.HomeSections));

export async function loader() {
  return { report: performanceReport(await publishedLedgers()) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), Sections.fetch()]);
  return data;
}

export function meta() {
  return pageMeta(page);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Sections report={loaderData.report} />
    </>
  );
}
