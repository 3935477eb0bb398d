import { commissionPercent } from "#core/affiliate/commission.ts";
import { type Tier, tiers } from "#core/affiliate/tiers.ts";

export type TierWords = {
  readonly name: string;
  readonly percent: string;
  readonly qualifies: string;
  readonly task: string;
};

const counts = new Intl.NumberFormat("en-US");
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });
const enumeration = new Intl.ListFormat("en-GB", { type: "conjunction" });
const percents = tiers.map(({ id }) => commissionPercent[id]);

export const tiersSection = {
  label: "Tiers",
  remark: "audience size or paid referrals, whichever comes first",
  tag: `${Math.min(...percents)}–${Math.max(...percents)}%`,
  qualifies: "Who qualifies",
  task: "Task",
  note:
    "One threshold is enough. Subscribers and views are those of your video channel. A new tier counts from the " +
    "next sale, not for sales already made.",
} as const;

export function tierWords(tier: Tier): TierWords {
  return {
    name: tier.name,
    percent: tierPercent(tier),
    qualifies: tierThreshold(tier),
    task: `${sentenceCase(enumeration.format(tier.tasks.map(lowerFirst)))}.`,
  };
}

export function tierPercent({ id }: Tier): string {
  return `${commissionPercent[id]}%`;
}

/** What the rung of the ladder shows. */
export function rungLabel(tier: Tier): string {
  return `${tierPercent(tier)} commission`;
}

/** Names only the measures that open this tier; reaching one of them is enough. */
export function tierThreshold({ thresholds }: Tier): string {
  const measures = [
    [thresholds.subscribers, "subscribers"],
    [thresholds.monthlyViews, "monthly views"],
    [thresholds.paidReferrals, "paid referrals"],
  ] as const;
  return alternatives.format(
    measures.flatMap(([least, noun]) => (least === null ? [] : [`${counts.format(least)}+ ${noun}`])),
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
