import { referralCookieDays } from "#core/affiliate/referral.ts";
import { affiliateMinimumAgeYears } from "#core/affiliate/tiers.ts";
import { company } from "./company.ts";
import { definePage } from "./page.ts";

export type AffiliatePoint = { readonly title: string; readonly text: string };

const { productName } = company.identity;

export const affiliatesPage = definePage({
  path: "/affiliates",
  title: "Affiliate program",
  description:
    "For video creators, influencers, educators and coaches: commission by tier, paid again at every yearly " +
    "renewal, with monthly payouts.",
  heading: "Share the tool. Earn again at every renewal.",
  introduction:
    "For video creators, social influencers, educators and coaches. " +
    `${referralCookieDays}-day cookie, monthly payouts, and commission that repeats each year your referral stays.`,
});

/** `join` and `login` lead to the affiliate platform and open in a new tab. */
export const affiliateActions = {
  join: { label: "JOIN NOW", href: company.affiliatePlatform.joinUrl },
  login: { label: "LOGIN", href: company.affiliatePlatform.loginUrl },
  agreement: { label: "Read the affiliate agreement", to: "/affiliate-agreement" },
  newTab: "Opens the affiliate platform in a new tab",
} as const;

export const whyJoin: {
  readonly label: string;
  readonly heading: string;
  readonly introduction: string;
  readonly reasons: readonly AffiliatePoint[];
} = {
  label: "Why join",
  heading: "Something you can show and explain",
  introduction:
    "You recommend a tool that draws on the chart your audience already watches, and a report they can check " +
    "before they pay.",
  reasons: [
    {
      title: "Paid more than once",
      text:
        "Commission is earned at the sale and again at each yearly renewal, for as long as your referral " +
        "stays.",
    },
    {
      title: "Counted on the list price",
      text:
        "The percentage is taken from the list price. A referral who buys at the launch offer earns you the " +
        "same.",
    },
    {
      title: "Evidence to point at",
      text:
        "Every backtested trade is published, losses included. You do not have to ask anyone to take your " +
        "word.",
    },
    {
      title: "Time to decide",
      text:
        `Your link is remembered for ${referralCookieDays} days from the first visit, so a reader can finish a ` +
        "trial without being hurried.",
    },
  ],
};

export const howItWorks = {
  label: "How it works",
  remark: "who can join, how a sale is counted, what you work with",
  tag: `${referralCookieDays} days`,
} as const;

export const whoCanJoin: {
  readonly heading: string;
  readonly introduction: string;
  readonly groups: readonly AffiliatePoint[];
  readonly age: string;
  readonly limits: string;
} = {
  heading: "Who can join",
  introduction: "People with an audience of their own.",
  groups: [
    {
      title: "Video creators",
      text: "Channels that review tools, mark up charts or follow a market session by session.",
    },
    {
      title: "Social influencers",
      text: "Accounts whose followers ask how a chart was read, on any network where a paid link can be disclosed.",
    },
    {
      title: "Educators",
      text:
        "Teachers of price action, supply and demand or order flow who want levels their students can " +
        "compare.",
    },
    {
      title: "Coaches",
      text: "Mentors who work with traders one at a time and go through a written log with them.",
    },
  ],
  age: `You must be ${affiliateMinimumAgeYears} or older to join.`,
  limits: "An application may be declined, for example where a channel promises trading profits.",
};

export const referralCookie = {
  heading: "How a referral is counted",
  text:
    `Your link sets a cookie that lasts ${referralCookieDays} days from the reader's first visit. If the reader ` +
    "subscribes in the same browser within that time, the sale is yours. If several affiliates sent the same " +
    "reader, the first one counts while its cookie lasts.",
} as const;

export const affiliateStart = {
  heading: "You keep your voice. We keep the ledger public.",
  text: `Sign up on the affiliate platform, take your link and describe ${productName} in your own words.`,
  tag: `${referralCookieDays} days`,
} as const;
