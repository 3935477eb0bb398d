import {
  type Around,
  type SignalproCard,
  signalproBilling,
  signalproPricing,
} from "#content/signalpro-offer.ts";
import type { Currency } from "#core/money.ts";
import { type Interval, planById } from "#core/plans.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { InCurrency, Price } from "#site/ui/in-currency.tsx";
import { Skeleton } from "#site/ui/skeleton.tsx";
import { Stamp } from "#site/ui/stamp.tsx";
import { TickLine, TickList } from "#site/ui/tick-list.tsx";

const plan = planById("signalpro");

export function PlanOption({ card, href }: { card: SignalproCard; href: string }) {
  const { interval, name, button, badge, ticks } = card;
  const yearly = interval === "yearly";
  const inr = signalproBilling(interval, "INR");
  const usd = signalproBilling(interval, "USD");
  return (
    <article className={yearly ? "sp-option featured" : "sp-option"}>
      <div className="sp-option-top">
        <h3>{name}</h3>
        {badge && <Stamp solid>{badge}</Stamp>}
      </div>
      <p className="plan-price sp-price">
        <b className="when-priced">
          <Price of={pricePerMonth(interval)} />
        </b>
        <span className="when-priced">
          <s>
            <span className="sr">List price </span>
            <Price of={plan.list} />
          </s>{" "}
          <Words INR={inr.billed} USD={usd.billed} />
        </span>
        <Skeleton className="when-loading" />
      </p>
      <p className="sp-remark">
        {inr.saving && usd.saving ? (
          <>
            <mark className="when-priced">
              <InCurrency INR={inr.saving.percent} USD={usd.saving.percent} />
              {inr.saving.below}
            </mark>
            {inr.saving.source}
          </>
        ) : (
          signalproPricing.afterCancelling
        )}
      </p>
      <dl className="sp-rows when-priced">
        {inr.charges.map(({ when, what }, index) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <Words INR={what} USD={usd.charges[index]?.what ?? what} />
            </dd>
          </div>
        ))}
      </dl>
      <a className={buttonClass({ variant: yearly ? "primary" : "secondary", wide: true })} href={href}>
        {button}
      </a>
      <TickList>
        {ticks.map((tick) => (
          <TickLine key={tick}>{tick}</TickLine>
        ))}
      </TickList>
    </article>
  );
}

function pricePerMonth(interval: Interval) {
  return interval === "yearly" ? (plan.yearlyPerMonth ?? plan.offer) : plan.offer;
}

/** The sentence once, the amount in both currencies. */
function Words({ INR, USD }: Readonly<Record<Currency, Around>>) {
  return (
    <>
      {INR.before}
      {INR.amount && <InCurrency INR={INR.amount} USD={USD.amount} />}
      {INR.after}
    </>
  );
}
