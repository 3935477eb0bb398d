import { explorePath } from "#content/explore.ts";
import { pricingPage as page } from "#content/pricing.ts";
import { pageMeta } from "#site/layout/page-meta.ts";
import { AfterChoosing } from "#site/pricing/after-choosing.tsx";
import { BillingQuestions } from "#site/pricing/billing-questions.tsx";
import { FloatingCompare } from "#site/pricing/floating-compare.tsx";
import { PriceRange } from "#site/pricing/price-range.tsx";
import { PricedPlans } from "#site/pricing/priced-plans.tsx";
import { Teasers } from "#site/pricing/teasers.tsx";
import { TermsInShort } from "#site/pricing/terms-in-short.tsx";
import { TrialCalendar } from "#site/pricing/trial-calendar.tsx";
import { YearlyPrices } from "#site/pricing/yearly-prices.tsx";
import { HeadingBand } from "#site/ui/zone.tsx";
import "#site/styles/pages/plans.css";

export function meta() {
  return pageMeta(page);
}

export default function Pricing() {
  return (
    <>
      <section className="sec pt-6">
        <HeadingBand as="h1" tag={<PriceRange />}>
          {page.heading}
        </HeadingBand>
        <PricedPlans heading="h2" href={explorePath} />
      </section>
      <AfterChoosing />
      <YearlyPrices />
      <TrialCalendar />
      <Teasers />
      <BillingQuestions />
      <TermsInShort />
      <FloatingCompare late />
    </>
  );
}
