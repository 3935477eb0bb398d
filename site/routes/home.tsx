import { homePage as page } from "#content/home.ts";
import { Hero } from "#site/home/hero.tsx";
import { PricingSection } from "#site/home/pricing-section.tsx";
import { SectionOpening } from "#site/home/section-opening.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { PlanRow } from "#site/pricing/plan-row.tsx";
import { priceRangeTag } from "#site/pricing/price-range-tag.ts";

export function meta() {
  return pageMeta(page);
}

export default function Home() {
  return (
    <>
      <Hero />
      <SectionOpening anchor="features" />
      <SectionOpening anchor="how-to-use" from="30" />
      <SectionOpening anchor="testimonials" from="half" />
      <SectionOpening anchor="faq" from="36" />
      <SectionOpening anchor="philosophy" />
      <PricingSection tag={priceRangeTag("INR")}>
        <PlanRow anchors heading="h3" />
      </PricingSection>
    </>
  );
}
