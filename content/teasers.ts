import { type PlanId, planNames } from "#core/plan-names.ts";
import { comparisonRows } from "./comparison.ts";
import type { InternalLink } from "./navigation.ts";

export type Teaser = {
  readonly plan: PlanId;
  readonly name: string;
  readonly text: string;
  readonly link: InternalLink;
};

export const teasers: readonly Teaser[] = [
  {
    plan: "standard",
    name: planNames.standard,
    text: "See where the zones are before you spend anything.",
    link: { label: "Start Free", to: "/explore/standard" },
  },
  {
    plan: "pro",
    name: planNames.pro.toUpperCase(),
    text: "Strength, touches and alerts: why a zone matters.",
    link: { label: "Unlock Logic", to: "/explore/pro" },
  },
  {
    plan: "footprint",
    name: planNames.footprint,
    text: "Who bought and who sold inside the bar.",
    link: { label: "Reveal Intent", to: "/explore/footprint" },
  },
  {
    plan: "signalpro",
    name: planNames.signalpro,
    // The label alone would promise automation that does not exist (D31).
    text: "Entry, stop and target printed for a person who trades: it is an overlay and does not execute orders.",
    link: { label: "Trade Fully Auto", to: "/signalpro" },
  },
];

export const teasersSection = {
  label: "Which one",
  remark: "in a sentence each",
  tag: `${comparisonRows.length} rows`,
  heading: "Still deciding?",
  introduction: `One sentence for each plan. The full table has ${comparisonRows.length} rows and takes two minutes to read.`,
} as const;

export const compareAllPlans: InternalLink = { label: "Compare All Plans", to: "/compare" };

/** The floating button: the first on wide screens after scrolling, the second on narrow ones. */
export const stillDeciding: InternalLink = { label: "Still Deciding?", to: "/compare" };
export const comparePlans: InternalLink = { label: "Compare Plans", to: "/compare" };
