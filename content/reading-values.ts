import { commission, commissionPercent } from "#core/affiliate/commission.ts";
import { referralCookieDays, referralParameters } from "#core/affiliate/referral.ts";
import {
  bonusTasks,
  freeProLadder,
  lockInDays,
  monthlyBonuses,
  payoutDayOfMonth,
  rewardWords,
} from "#core/affiliate/rewards.ts";
import { affiliateMinimumAgeYears, type Tier, tiers } from "#core/affiliate/tiers.ts";
import { type Currency, currencies, formatMoney } from "#core/money.ts";
import { type Plan, paidPlans, plans } from "#core/plans.ts";
import {
  deliveryRules,
  followerTrialDays,
  mandateNoticeThreshold,
  minimumAgeYears,
  recommendedTimeframeMinutes,
  refundRules,
} from "#core/policy.ts";
import { monthlyPrice, yearlyPerMonth, yearlySavingPercent, yearlyTotal } from "#core/pricing.ts";
import { retention } from "#core/retention.ts";
import { trialSentence } from "#core/trials.ts";
import { company } from "./company.ts";
import { brokenBoxMovePercent } from "./method.ts";
import type { Values } from "./placeholders.ts";
import { offerSentence, pastSignalHistory } from "./plans.ts";

const counts = new Intl.NumberFormat("en-US");
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });
const enumeration = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Every figure and company detail that a Markdown page may name as {{name}}. */
export const readingValues: Values = {
  ...companyValues(),
  ...merged(plans.map(planValues)),
  ...merged(tiers.map(tierValues)),
  ...affiliateValues(),
  ...Object.fromEntries(Object.entries(retention).map(([name, span]) => [`retention.${name}`, String(span)])),
  "offer.sentence": offerSentence,
  "trial.follower": `${followerTrialDays} days`,
  "refund.billingErrorReportDays": String(refundRules.billingErrorReportDays),
  "refund.outageHours": String(refundRules.outageHours),
  "refund.payoutWorkingDays": span(refundRules.payoutWorkingDays),
  "refund.reviewBusinessDays": span(refundRules.reviewBusinessDays),
  "delivery.typicalHours": span(deliveryRules.typicalHours),
  "delivery.maxHours": String(deliveryRules.maxHours),
  "age.reading": String(minimumAgeYears.reading),
  "age.readingInSomeRegions": String(minimumAgeYears.readingInSomeRegions),
  "age.buying": String(minimumAgeYears.buying),
  "age.affiliate": String(affiliateMinimumAgeYears),
  "mandate.threshold": formatMoney(mandateNoticeThreshold),
  "zone.brokenBoxMovePercent": span(brokenBoxMovePercent),
  "signals.history": pastSignalHistory,
  "timeframe.minutes": String(recommendedTimeframeMinutes),
};

function companyValues(): Values {
  const { identity, site, contact, postalAddress, jurisdiction, grievanceOfficer, followerTrial } = company;
  return {
    "company.product": identity.productName,
    "company.legalName": identity.legalName,
    "company.sellerName": identity.sellerName,
    "company.site": site.origin,
    "company.phone": contact.phone,
    "company.email": contact.supportEmail,
    "company.hours": contact.hours,
    "company.address": postalAddress.lines.join(", "),
    "company.law": jurisdiction.law,
    "company.grievanceOfficer": grievanceOfficer.name,
    "company.grievanceEmail": grievanceOfficer.email,
    "company.followerTrialUrl": followerTrial.url,
    "company.affiliateJoinUrl": company.affiliatePlatform.joinUrl,
  };
}

function planValues(plan: Plan): Values {
  const { id, trial } = plan;
  return {
    [`plan.${id}`]: plan.name,
    [`trial.${id}`]: `${trial.days} days`,
    [`trial.${id}.days`]: String(trial.days),
    [`trial.${id}.sentence`]: trialSentence(plan),
    ...(trial.kind === "then-billed" ? { [`trial.${id}.firstChargeDay`]: String(trial.days + 1) } : {}),
    ...merged(currencies.map((currency) => priceValues(plan, currency))),
    ...Object.fromEntries(
      tiers.map((tier) => [`commission.${id}.${tier.id}`, formatMoney(commission(plan, tier.id))]),
    ),
  };
}

function priceValues(plan: Plan, currency: Currency): Values {
  const name = (part: string) => `price.${plan.id}.${part}.${currency.toLowerCase()}`;
  const monthly = formatMoney(monthlyPrice(plan, currency));
  const perMonth = yearlyPerMonth(plan, currency);
  const total = yearlyTotal(plan, currency);
  const values = { [name("list")]: formatMoney(plan.list[currency]), [name("monthly")]: monthly };
  if (perMonth === null || total === null) return values;
  return {
    ...values,
    [name("yearlyPerMonth")]: formatMoney(perMonth),
    [name("yearly")]: formatMoney(total),
    [name("saving")]: `${yearlySavingPercent(plan, currency)}%`,
    [name("choice")]:
      `${monthly} per month, or ${formatMoney(perMonth)} per month billed ${formatMoney(total)} yearly`,
  };
}

function tierValues(tier: Tier): Values {
  const { subscribers, monthlyViews, paidReferrals } = tier.thresholds;
  const ways = [
    subscribers === null ? null : `${counts.format(subscribers)} subscribers`,
    monthlyViews === null ? null : `${counts.format(monthlyViews)} monthly views`,
    paidReferrals === null ? null : `${counts.format(paidReferrals)} paid referrals`,
  ].filter((way) => way !== null);
  return {
    [`tier.${tier.id}`]: tier.name,
    [`tier.${tier.id}.percent`]: `${commissionPercent[tier.id]}%`,
    [`tier.${tier.id}.threshold`]: alternatives.format(ways),
    [`tier.${tier.id}.tasks`]: enumeration.format(tier.tasks.map(lowerFirst)),
  };
}

function affiliateValues(): Values {
  const percents = tiers.map((tier) => commissionPercent[tier.id]);
  return {
    "affiliate.percentRange": `${Math.min(...percents)}% to ${Math.max(...percents)}%`,
    "affiliate.plans": enumeration.format(paidPlans.map((plan) => plan.name)),
    "affiliate.cookieDays": String(referralCookieDays),
    "affiliate.parameters": alternatives.format(referralParameters),
    "affiliate.lockInDays": String(lockInDays),
    "affiliate.payoutDay": ordinal(payoutDayOfMonth),
    "affiliate.monthlyBonuses": enumeration.format(
      monthlyBonuses.map(({ paidReferrals, bonus }) => `${formatMoney(bonus)} for ${paidReferrals} or more`),
    ),
    "affiliate.freePro": enumeration.format(
      freeProLadder.map(({ paidReferrals, months }) => `${paidReferrals} give ${plural(months, "month")}`),
    ),
    "affiliate.bonusTasks": bonusTasks
      .map(({ task, reward }) => `${lowerFirst(task)} (${lowerFirst(rewardWords(reward))})`)
      .join("; "),
  };
}

function merged(parts: readonly Values[]): Values {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

function span({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from} to ${to}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function ordinal(day: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
  return `${day}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(day)]}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
