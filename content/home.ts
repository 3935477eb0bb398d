import { planById } from "#core/plans.ts";
import { company } from "./company.ts";
import type { InternalLink } from "./navigation.ts";
import type { Page } from "./page.ts";
import { offerSentence, planText } from "./plans.ts";
import { timeframe } from "./timeframe.ts";

/** `label`, `remark`: the words in the zone divider above the heading. */
export type HomeSection = {
  readonly heading: string;
  readonly introduction: string;
  readonly label?: string;
  readonly remark?: string;
};

export const homeAnchors = [
  "features",
  "how-to-use",
  "testimonials",
  "faq",
  "philosophy",
  "pricing",
  "standard",
  "pro",
] as const;

export type HomeAnchor = (typeof homeAnchors)[number];

export const hero = {
  note: "Indicators for TradingView, with the evidence attached",
  headingLines: company.identity.tagLine.split(/(?<=\.) /),
  lede:
    `${company.identity.productName} draws institutional supply and demand zones on your chart, then publishes ` +
    `every backtested trade behind them, wins and losses, on the ${timeframe} timeframe.`,
  risk: "Educational tools, not financial advice. Trading involves risk. Chart is illustrative.",
} as const;

export const activatePlan: InternalLink = { label: "Activate Plan", to: "/#pricing" };
export const liveAssistant: InternalLink = { label: "Get Your Live Trade Assistant Now", to: "/signalpro" };

export const homeSections: Readonly<Record<HomeAnchor, HomeSection>> = {
  features: {
    label: "What it reads",
    remark: `from one ${timeframe} chart`,
    heading: "Eight readings of the same chart.",
    introduction:
      "Each tool adds one layer to the price you already watch. The band runs through all of them, because " +
      "they are all reading the same zone.",
  },
  "how-to-use": {
    label: "Method",
    remark: "the zone, step by step",
    heading: "How to use a zone",
    introduction: "Six habits that separate a level from a line. The numbers match the chart.",
  },
  testimonials: {
    label: "Readers",
    remark: "individual experience, not typical results",
    heading: "Letters from the desk",
    introduction: "Marked up the way we mark a chart: only the part that matters.",
  },
  faq: {
    label: "Questions",
    heading: "Asked before paying",
    introduction:
      "If your question is about a specific market or a billing country, write to " +
      `${company.contact.supportEmail}. A person answers.`,
  },
  philosophy: {
    label: "Philosophy",
    heading: "Three rules we hold ourselves to",
    introduction: "Levels before signals. Losses in print. The decision left with the person at the chart.",
  },
  pricing: {
    heading: "Four plans, priced in the open.",
    introduction: withOffer(
      "The dashed line is the list price. The band is what you pay during the launch offer.",
    ),
  },
  standard: planSection("standard"),
  pro: planSection("pro"),
};

export const chartsIllustrative = "Charts and prices are illustrative.";

const depthPanels = {
  standard: "The core zone",
  pro: "Every zone, graded",
  footprint: "Volume inside the zone",
} as const;

export const depthSection = {
  label: "Depth",
  remark: "the same bars, read three ways",
  tag: `${Object.keys(depthPanels).length} plans`,
  legend: {
    hollow: "Hollow: closed above its open",
    solid: "Solid: closed below its open",
    colour: "Colour: only what we add to the chart",
  },
  panels: depthPanels,
} as const;

/** `tagWord` follows the price of the free plan. */
type Closing = {
  readonly heading: string;
  readonly action: InternalLink;
  readonly compare: InternalLink;
  readonly tagWord: string;
};

/** The last words before the risk notice. */
export const homeClosing: Closing = {
  heading: "Start with the free plan. Keep it if it earns a place on your chart.",
  action: { label: "Get Started Now", to: "/#pricing" },
  compare: { label: "Still deciding? Compare plans", to: "/compare" },
  tagWord: "today",
};

function planSection(id: "standard" | "pro"): HomeSection {
  const { description, trial } = planText(id);
  return { heading: planById(id).name, introduction: `${description} ${trial}` };
}

function withOffer(text: string): string {
  return offerSentence === "" ? text : `${text} ${offerSentence}`;
}

export const homePage: Page = {
  path: "/",
  canonical: "/",
  title: `${company.identity.productName}: institutional zones for TradingView`,
  description:
    "Supply and demand zones drawn on your TradingView chart, with every backtested trade behind them " +
    "published, wins and losses alike.",
  heading: hero.headingLines.join(" "),
  introduction: hero.lede,
};
