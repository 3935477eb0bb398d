import { type Currency, currencies, formatMoney, money } from "#core/money.ts";
import { type Plan, plans } from "#core/plans.ts";
import { tenth } from "#site/charts/plot.ts";
import { InCurrency } from "#site/ui/in-currency.tsx";
import { type LadderScale, ladderScale } from "./ladder-scale.ts";

const bandHeight = 32;
const wickPercent = 6.5;

const scales = Object.fromEntries(
  currencies.map((currency) => {
    const highest = Math.max(...plans.map((plan) => plan.list[currency].amountMinor));
    return [currency, ladderScale(money(currency, highest))];
  }),
) as Record<Currency, LadderScale>;

/** Dashed line: the list price. Band: the offer. Candle: the fall from one to the other. */
export function PriceLadder({ plan }: { plan: Plan }) {
  return (
    <div className="ladder">
      <InCurrency INR={<Drawing plan={plan} currency="INR" />} USD={<Drawing plan={plan} currency="USD" />} />
    </div>
  );
}

/** All heights are shares, so that the drawing fits whatever height the card gives it. */
function Drawing({ plan, currency }: { plan: Plan; currency: Currency }) {
  const offer = fromTop(plan, "offer", currency);
  const list = fromTop(plan, "list", currency);
  const discounted = list < offer;
  // Where the band is free it lies on the floor; elsewhere its middle is the price.
  const rise = offer === 100 ? bandHeight : bandHeight / 2;
  return (
    <svg className="ch when-priced" aria-hidden="true">
      <g className="zn-zone" transform={`translate(0 ${-rise})`}>
        <rect y={share(offer)} width="100%" height={bandHeight} />
        <line x2="100%" y1={share(offer)} y2={share(offer)} />
        <line x2="100%" y1={share(offer)} y2={share(offer)} transform={`translate(0 ${bandHeight})`} />
      </g>
      <text className="i" y={share(offer)} dy={bandHeight / 2 - rise + 5}>
        {formatMoney(plan.offer[currency])}
        {discounted && " offer"}
      </text>
      {discounted && (
        <>
          <line className="ds" x2="100%" y1={share(list)} y2={share(list)} />
          <text y={share(list)} dy="-7">
            {formatMoney(plan.list[currency])} list
          </text>
          <line
            className="ck-w"
            x1="100%"
            x2="100%"
            y1={share(list - wickPercent)}
            y2={share(offer + wickPercent)}
            transform="translate(-46.5)"
          />
          <rect
            className="ck-d"
            x="100%"
            y={share(list)}
            width="13"
            height={share(offer - list)}
            transform="translate(-53)"
          />
        </>
      )}
    </svg>
  );
}

/** The labels of the scale, in the page's own axis. */
export function LadderAxis() {
  return (
    <div className="ladder-axis">
      <InCurrency INR={<Labels currency="INR" />} USD={<Labels currency="USD" />} />
    </div>
  );
}

function Labels({ currency }: { currency: Currency }) {
  const { heightOf, labels } = scales[currency];
  return (
    <svg className="ch when-priced" aria-hidden="true">
      {labels.map((label) => (
        <text key={label.amountMinor} y={share(100 - heightOf(label))} dy="4.5">
          {formatMoney(label)}
        </text>
      ))}
    </svg>
  );
}

function fromTop(plan: Plan, price: "offer" | "list", currency: Currency): number {
  return 100 - scales[currency].heightOf(plan[price][currency]);
}

function share(percent: number): string {
  return `${tenth(percent)}%`;
}
