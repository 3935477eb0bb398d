import { signalproPage as page } from "#content/signalpro.ts";
import { later } from "#site/browser/later.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { Hero } from "#site/signalpro/hero.tsx";
import "#site/styles/pages/signalpro.css";

const Sections = later(() => import("./signalpro-sections.tsx").then((module) => module.SignalProSections));

// A `clientLoader` without a `loader` would leave the prerendered page empty.
export function loader() {
  return null;
}

export async function clientLoader() {
  await Sections.fetch();
  return null;
}

export function meta() {
  return pageMeta(page);
}

export default function SignalPro() {
  return (
    <>
      <Hero />
      <Sections />
    </>
  );
}
