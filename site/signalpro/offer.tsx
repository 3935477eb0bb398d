import type { ReactNode } from "react";
import { pricingLoading } from "#content/pricing-note.ts";
import { followerOffer, signalproCards, signalproPricing } from "#content/signalpro-offer.ts";
import { planById } from "#core/plans.ts";
import { ExternalLink } from "#site/ui/external-link.tsx";
import { Price } from "#site/ui/in-currency.tsx";
import { HeadingBand } from "#site/ui/zone.tsx";
import { PlanOption } from "./plan-option.tsx";

type OfferProps = { currencyToggle: ReactNode; href: string };

const { yearlyPerMonth, offer } = planById("signalpro");

export function Offer({ currencyToggle, href }: OfferProps) {
  return (
    <section className="sec" id="pricing">
      <HeadingBand
        tag={
          <span className="when-priced">
            <Price of={yearlyPerMonth ?? offer} />
            &thinsp;/&thinsp;mo
          </span>
        }
      >
        {signalproPricing.heading}
      </HeadingBand>
      <div className="pricing-top">
        <p className="lede">{signalproPricing.introduction}</p>
        {currencyToggle}
      </div>
      <div className="sp-options">
        {signalproCards.map((card) => (
          <PlanOption key={card.interval} card={card} href={href} />
        ))}
      </div>
      <p className="sr when-loading" role="status">
        {pricingLoading}
      </p>
      <aside className="sp-follower" aria-labelledby="follower-trial">
        <div>
          <h3 id="follower-trial">{followerOffer.heading}</h3>
          <p>{followerOffer.text}</p>
        </div>
        <ExternalLink href={followerOffer.link.href}>{followerOffer.link.label}</ExternalLink>
      </aside>
    </section>
  );
}
