import type { AffiliatePoint } from "./affiliates.ts";
import { timeframe } from "./timeframe.ts";

/** The short form; the agreement is what binds. */
export const affiliateGuidelines: {
  readonly label: string;
  readonly heading: string;
  readonly introduction: string;
  readonly agreement: { readonly label: string; readonly to: string };
  readonly tips: { readonly heading: string; readonly items: readonly AffiliatePoint[] };
  readonly banned: {
    readonly heading: string;
    readonly tag: string;
    readonly items: readonly AffiliatePoint[];
    readonly consequence: string;
  };
} = {
  label: "Guidelines",
  heading: "What works, and what ends a membership",
  introduction: "This is the short form. The agreement is what you accept when you join, so read it first.",
  agreement: { label: "Affiliate Program Agreement", to: "/affiliate-agreement" },
  tips: {
    heading: "Conversion tips",
    items: [
      {
        title: "Show one zone from start to end",
        text:
          "The base, the departure, the return, and what happened next. One finished example explains more " +
          "than a tour.",
      },
      {
        title: "Show a loss",
        text: "Include a box that failed and where the stop stood. People believe the rest more easily afterwards.",
      },
      {
        title: "Link to the report before the price",
        text:
          `Send readers to the ${timeframe} backtest report first. A reader who has checked it knows what the ` +
          "price is for.",
      },
      {
        title: "Name the right plan",
        text: "Say who each plan is for and who can stay with the free one. A refunded sale pays nobody.",
      },
      {
        title: "Disclose next to the link",
        text: "Say that you are paid when someone subscribes, in the video and in the description.",
      },
    ],
  },
  banned: {
    heading: "What is banned",
    tag: "Not allowed",
    items: [
      {
        title: "Paid search on our brand terms",
        text:
          "No bids on the name, its misspellings or its combinations, and no use of it in a domain or account " +
          "name.",
      },
      {
        title: "Spam",
        text:
          "No unsolicited messages, no links dropped into other people's threads, no cookies set without a " +
          "click.",
      },
      {
        title: "Promises of profit",
        text:
          "No promised returns, accuracy or income. A win rate is quoted only with its instrument, its timeframe " +
          "and the word backtest.",
      },
      {
        title: "Fake reviews",
        text: "No invented testimonials, bought comments or results you did not have.",
      },
      {
        title: "Self-referral",
        text: "No commission on your own subscription, or on one that is paid with your means.",
      },
    ],
    consequence:
      "Commission from sales made this way is lost, and a serious breach ends the membership at once.",
  },
};
