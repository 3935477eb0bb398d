import { Closing } from "#site/home/closing.tsx";
import { Depth } from "#site/home/depth.tsx";
import { Features } from "#site/home/features.tsx";
import { HowToUse } from "#site/home/how-to-use.tsx";
import { InAction } from "#site/home/in-action.tsx";
import { LettersSection } from "#site/home/letters-section.tsx";
import { Markets } from "#site/home/markets.tsx";
import { Performance, type PerformanceReport } from "#site/home/performance.tsx";
import { Philosophy } from "#site/home/philosophy.tsx";
import { PricingSection } from "#site/home/pricing-section.tsx";
import { Questions } from "#site/home/questions.tsx";
import { TrustStrip } from "#site/home/trust-strip.tsx";
import { PriceRange } from "#site/pricing/price-range.tsx";
import { PricedPlans } from "#site/pricing/priced-plans.tsx";

/** Everything below the hero, in the order of the specification. */
export function HomeSections({ report }: { report: PerformanceReport | undefined }) {
  return (
    <>
      <TrustStrip tradeCounts={report?.tradeCounts} sample={report?.sample} />
      <Features />
      <Performance report={report} />
      <Depth />
      <InAction />
      <HowToUse />
      <Markets />
      <LettersSection />
      <Questions />
      <Philosophy />
      <PricingSection tag={<PriceRange />}>
        <PricedPlans anchors heading="h3" />
      </PricingSection>
      <Closing />
    </>
  );
}
