import { pricingPage as page } from "#content/pricing.ts";
import { pageMeta } from "#site/layout/page-meta.ts";
import { PlanRow } from "#site/pricing/plan-row.tsx";
import { priceRangeTag } from "#site/pricing/price-range-tag.ts";
import { HeadingBand } from "#site/ui/zone.tsx";

export function meta() {
  return pageMeta(page);
}

export default function Pricing() {
  return (
    <section className="sec pt-6">
      <HeadingBand as="h1" tag={priceRangeTag("INR")}>
        {page.heading}
      </HeadingBand>
      <p className="lede mt-10">{page.introduction}</p>
      <PlanRow heading="h2" />
    </section>
  );
}
