import { signalproPage as page } from "#content/signalpro.ts";
import { pageMeta } from "#site/layout/page-meta.ts";
import { CurrencyToggle } from "#site/pricing/currency-toggle.tsx";
import { Disclaimer } from "#site/signalpro/disclaimer.tsx";
import { Features } from "#site/signalpro/features.tsx";
import { Hero } from "#site/signalpro/hero.tsx";
import { Markets } from "#site/signalpro/markets.tsx";
import { Modes } from "#site/signalpro/modes.tsx";
import { Offer } from "#site/signalpro/offer.tsx";
import { PainPoints } from "#site/signalpro/pain-points.tsx";
import { PastSignals } from "#site/signalpro/past-signals.tsx";
import { Questions } from "#site/signalpro/questions.tsx";
import { Readers } from "#site/signalpro/readers.tsx";
import { Walkthrough } from "#site/signalpro/walkthrough.tsx";
import "#site/styles/pages/signalpro.css";

export function meta() {
  return pageMeta(page);
}

export default function SignalPro() {
  return (
    <>
      <Hero />
      <PainPoints />
      <Features />
      <Modes />
      <PastSignals />
      <Markets />
      <Walkthrough />
      <Offer currencyToggle={<CurrencyToggle />} href="/pricing" />
      <Readers />
      <Questions />
      <Disclaimer />
    </>
  );
}
