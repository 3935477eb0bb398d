import { company } from "#content/company.ts";
import { commission, commissionPercent } from "#core/affiliate/commission.ts";
import { monthlyBonuses } from "#core/affiliate/rewards.ts";
import { tiers } from "#core/affiliate/tiers.ts";
import { currencies, type Money } from "#core/money.ts";
import { type Plan, paidPlans, plans } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { amountDue, offerSavingPercent, yearlySavingPercent, yearlyTotal } from "#core/pricing.ts";

/** What may be typed once only, read from where it is typed. */
export type Figures = {
  readonly prices: readonly Money[];
  readonly savingPercents: readonly number[];
  readonly trialDays: readonly number[];
  /** The day of the first charge where a trial comes before it, counted from 1. */
  readonly firstChargeDays: readonly number[];
  readonly commissions: readonly Money[];
  readonly commissionPercents: readonly number[];
  readonly phone: string;
  readonly emails: readonly string[];
  /** The product's and the seller's names and address on the web. */
  readonly names: readonly string[];
};

export function readFigures(): Figures {
  const billedAfterTrial = plans.filter(({ trial }) => trial.kind === "then-billed");
  return {
    prices: distinct(paidPlans.flatMap(pricesOf)),
    savingPercents: distinct(paidPlans.flatMap(savingsOf)),
    trialDays: distinct([...plans.map(({ trial }) => trial.days), followerTrialDays]),
    firstChargeDays: distinct(billedAfterTrial.map(({ trial }) => trial.days + 1)),
    commissions: distinct([
      ...paidPlans.flatMap((plan) => tiers.map((tier) => commission(plan, tier.id))),
      ...monthlyBonuses.map(({ bonus }) => bonus),
    ]),
    commissionPercents: distinct(tiers.map((tier) => commissionPercent[tier.id])),
    phone: company.contact.phone,
    emails: distinct([company.contact.supportEmail, company.grievanceOfficer.email]),
    names: [
      company.identity.productName,
      company.identity.legalName,
      company.identity.tagLine,
      new URL(company.site.origin).host,
    ],
  };
}

function pricesOf(plan: Plan): Money[] {
  const perCurrency = currencies.flatMap((currency) => [
    plan.list[currency],
    plan.offer[currency],
    plan.yearlyPerMonth?.[currency] ?? null,
    yearlyTotal(plan, currency),
    amountDue(plan, "monthly", currency),
    amountDue(plan, "yearly", currency),
  ]);
  return perCurrency.filter((price) => price !== null);
}

function savingsOf(plan: Plan): number[] {
  const percents = currencies.flatMap((currency) => [
    offerSavingPercent(plan, currency),
    yearlySavingPercent(plan, currency),
  ]);
  return percents.filter((percent) => percent !== null);
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
