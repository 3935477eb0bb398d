import type { CalendarDate } from "./calendar-date.ts";
import { type Currency, dollars, type Money, rupees } from "./money.ts";
import { type PlanId, planNames, planOrder } from "./plan-names.ts";

export type Interval = "monthly" | "yearly";
export type Prices = Readonly<Record<Currency, Money>>;
export type Badge = "LAUNCH OFFER" | "MOST POPULAR" | "BEST VALUE";
export type Trial = {
  readonly days: number;
  readonly kind: "then-free-preview" | "then-billed" | "charged-then-refundable";
};

/** All three prices are per month; `yearlyPerMonth` is billed twelve at a time, null where there is no yearly. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly list: Prices;
  readonly offer: Prices;
  readonly yearlyPerMonth: Prices | null;
  readonly trial: Trial;
  readonly badge: Badge | null;
  readonly popular: boolean;
  readonly includedFree: readonly PlanId[];
};

export type LaunchOffer = {
  /** The last day of the offer. Null shows the offer without a word of urgency (decision D16). */
  readonly endsOn: CalendarDate | null;
  readonly includes: Readonly<Record<PlanId, readonly PlanId[]>>;
};

/** Gateway plans can not be edited, so a change of any price below needs a new version and new gateway plans. */
export const catalogueVersion = "1";

export const launchOffer: LaunchOffer = {
  endsOn: null,
  includes: { standard: [], pro: ["footprint"], footprint: [], signalpro: [] },
};

const catalogue: Readonly<Record<PlanId, Plan>> = {
  standard: {
    id: "standard",
    name: planNames.standard,
    list: prices(0, 0),
    offer: prices(0, 0),
    yearlyPerMonth: null,
    trial: { days: 14, kind: "then-free-preview" },
    badge: null,
    popular: false,
    includedFree: launchOffer.includes.standard,
  },
  pro: {
    id: "pro",
    name: planNames.pro,
    list: prices(9_999, 115),
    offer: prices(4_997, 59),
    yearlyPerMonth: prices(3_999, 49),
    trial: { days: 14, kind: "then-billed" },
    badge: "LAUNCH OFFER",
    popular: false,
    includedFree: launchOffer.includes.pro,
  },
  footprint: {
    id: "footprint",
    name: planNames.footprint,
    list: prices(14_999, 173),
    offer: prices(7_497, 89),
    yearlyPerMonth: prices(5_999, 75),
    trial: { days: 14, kind: "then-billed" },
    badge: "MOST POPULAR",
    popular: true,
    includedFree: launchOffer.includes.footprint,
  },
  signalpro: {
    id: "signalpro",
    name: planNames.signalpro,
    list: prices(19_999, 222),
    offer: prices(9_997, 119),
    yearlyPerMonth: prices(7_999, 99),
    trial: { days: 3, kind: "charged-then-refundable" },
    badge: "BEST VALUE",
    popular: false,
    includedFree: launchOffer.includes.signalpro,
  },
};

export const plans: readonly Plan[] = planOrder.map(planById);
export const paidPlans: readonly Plan[] = plans.filter((plan) => plan.offer.INR.amountMinor > 0);

export function planById(id: PlanId): Plan {
  return catalogue[id];
}

export function isPlanId(value: unknown): value is PlanId {
  return (planOrder as readonly unknown[]).includes(value);
}

/** For display only: an order naming an unknown plan is refused, not turned into Pro. */
export function planOfType(type: string): Plan {
  const id = type.toLowerCase();
  return planById(isPlanId(id) ? id : "pro");
}

export function plansThatInclude(id: PlanId): readonly Plan[] {
  return plans.filter((plan) => plan.includedFree.includes(id));
}

export function offerIsOpen(offer: LaunchOffer, day: CalendarDate): boolean {
  return offer.endsOn === null || day <= offer.endsOn;
}

function prices(rupeesPerMonth: number, dollarsPerMonth: number): Prices {
  return { INR: rupees(rupeesPerMonth), USD: dollars(dollarsPerMonth) };
}
