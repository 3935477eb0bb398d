import { recommendedTimeframeMinutes } from "#core/policy.ts";
import type { InternalLink } from "./navigation.ts";
import {
  cancelInShort,
  deliveryInShort,
  refundInShort,
  refundTimesInShort,
  renewalInShort,
  trialsInShort,
} from "./terms-in-short.ts";
import { timeframe } from "./timeframe.ts";

/** The link leads to the page that says it in full. */
export type Question = { readonly question: string; readonly answer: string; readonly link?: InternalLink };

export const homeQuestions: readonly Question[] = [
  {
    question: "What do I need before I subscribe?",
    answer: `A TradingView account and its username. ${deliveryInShort} No broker connection is needed.`,
    link: { label: "Digital Delivery Policy", to: "/shipping-policy" },
  },
  {
    question: "Are these results from live trading?",
    answer:
      `No. Every figure on this site comes from historical backtesting on TradingView, on the ${timeframe} ` +
      "timeframe. Live results will differ because of spread, slippage, missed bars and your own decisions.",
  },
  {
    question: "Can I check the numbers myself?",
    answer:
      "Yes. Each market in the backtest report has a trade file to download, with the entry, the exit and the " +
      "result of every closed trade. Add them up and compare the totals.",
    link: { label: "Backtest Report", to: "/dashboard" },
  },
  {
    question: "How do the trials work?",
    answer: `${trialsInShort} The dates and amounts are shown before you pay.`,
    link: { label: "Pricing", to: "/pricing" },
  },
  {
    question: "Do subscriptions renew by themselves?",
    answer: `Yes. ${renewalInShort} ${cancelInShort}`,
  },
  {
    question: "What is the refund policy?",
    answer: `${refundInShort} ${refundTimesInShort}`,
    link: { label: "Refund Policy", to: "/refund-policy" },
  },
  {
    question: "Which markets are covered?",
    answer:
      "Stocks, forex, crypto, commodities and indices. The backtest report has a ledger for each of the five, " +
      "and names the instruments in it. Other symbols on TradingView will draw zones, but are not in a ledger.",
  },
  {
    question: "Which timeframe should I use?",
    answer:
      `${recommendedTimeframeMinutes} minutes. The zones are calculated and backtested on it, and every report ` +
      "uses it. On another timeframe the indicators still draw, but no figure on this site speaks for them.",
    link: { label: "Master the Tool", to: "/mastertool" },
  },
  {
    question: "Is this financial advice?",
    answer:
      "No. These are educational charting tools. We are not a regulated financial advisor, and no zone or " +
      "signal is a recommendation to trade. Trading involves risk, and the decision stays with you.",
  },
];

export const homeQuestionsTag = `${homeQuestions.length} answers`;
