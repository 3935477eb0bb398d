import { CurrencyToggle } from "#site/pricing/currency-toggle.tsx";
import { Disclaimer } from "#site/signalpro/disclaimer.tsx";
import { Features } from "#site/signalpro/features.tsx";
import { Markets } from "#site/signalpro/markets.tsx";
import { Modes } from "#site/signalpro/modes.tsx";
import { Offer } from "#site/signalpro/offer.tsx";
import { PainPoints } from "#site/signalpro/pain-points.tsx";
import { PastSignals } from "#site/signalpro/past-signals.tsx";
import { Questions } from "#site/signalpro/questions.tsx";
import { Readers } from "#site/signalpro/readers.tsx";
import { Walkthrough } from "#site/signalpro/walkthrough.tsx";

/** Everything below the hero. */
export function SignalProSections() {
  return (
    <>
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
