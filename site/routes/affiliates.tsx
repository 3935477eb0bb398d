import { affiliatesPage as page } from "#content/affiliates.ts";
import { Calculator } from "#site/affiliates/calculator.tsx";
import { Closing } from "#site/affiliates/closing.tsx";
import { CommissionSection } from "#site/affiliates/commission-section.tsx";
import { GuidelinesSection } from "#site/affiliates/guidelines-section.tsx";
import { Hero } from "#site/affiliates/hero.tsx";
import { HowItWorks } from "#site/affiliates/how-it-works.tsx";
import { PayoutSection } from "#site/affiliates/payout-section.tsx";
import { RewardsSection } from "#site/affiliates/rewards-section.tsx";
import { TierLadder } from "#site/affiliates/tier-ladder.tsx";
import { WhyJoin } from "#site/affiliates/why-join.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import "#site/styles/pages/affiliates.css";

export function meta() {
  return pageMeta(page);
}

export default function Affiliates() {
  return (
    <>
      <Hero />
      <TierLadder />
      <WhyJoin />
      <CommissionSection />
      <Calculator />
      <HowItWorks />
      <PayoutSection />
      <RewardsSection />
      <GuidelinesSection />
      <Closing />
    </>
  );
}
