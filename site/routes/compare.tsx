import { comparePage as page } from "#content/comparison.ts";
import { Closing } from "#site/compare/closing.tsx";
import { Comparison } from "#site/compare/comparison.tsx";
import { NotesBelow } from "#site/compare/notes-below.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { CurrencyToggle } from "#site/pricing/currency-toggle.tsx";
import "#site/styles/pages/compare.css";

export function meta() {
  return pageMeta(page);
}

export default function Compare() {
  return (
    <>
      <Comparison currencyToggle={<CurrencyToggle />} planHref={planHref} />
      <NotesBelow />
      <Closing planHref={planHref} />
    </>
  );
}

function planHref(plan: string): string {
  return `/explore/${plan}`;
}
