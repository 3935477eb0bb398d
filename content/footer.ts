import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { company } from "./company.ts";

const { productName } = company.identity;

/** On every page, directly above the footer. */
export const riskNotice = {
  heading: "Risk notice",
  tag: "Read first",
  text:
    `${productName} publishes educational charting tools. It is not a regulated financial advisor, and nothing ` +
    "here is financial advice. Backtested results are calculated on past prices; past performance does not " +
    "guarantee future returns. Trading involves risk, including the loss of all the capital you commit.",
} as const;

export const footerBlurb =
  "Institutional zones for TradingView charts, with a public, recomputable ledger of every backtested trade. " +
  "Independent of TradingView, Inc.";

export const timeframeNote = `Recommended timeframe: ${recommendedTimeframeMinutes} minutes`;

export const copyrightLine = `© ${productName}. Not financial advice. Trading involves risk.`;
