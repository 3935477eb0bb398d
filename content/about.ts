import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { company } from "./company.ts";
import { definePage } from "./page.ts";
import { timeframe } from "./timeframe.ts";

type AboutSection = { readonly heading: string; readonly text: string };
type CompanyFact = { readonly label: string; readonly value: string };

const { contact, identity, jurisdiction, postalAddress } = company;
const { productName } = identity;

export const aboutPage = definePage({
  path: "/about-us",
  title: "About Us",
  description: `Who makes ${productName}, what we believe about levels and losses, and what we will not promise.`,
  heading: "Levels you can see. Losses you can count.",
  introduction:
    `${productName} is a small set of charting tools and a public record of how they did. We sell the tools, ` +
    "publish the record and leave the decision with you.",
});

export const whatWeMake = {
  label: "What we make",
  heading: "Boxes on your chart, and a list of what they did.",
  text:
    "Indicators that run inside TradingView. They mark the base where price left in a hurry, keep the box on the " +
    "chart until price closes through it, and count the touches in between.",
  report:
    `Beside them stands a report: trade lists on the ${timeframe} timeframe, with every figure computed from the ` +
    "lists and none typed by hand. If a tool of ours is wrong for the way you trade, the trial is there to find out.",
  link: { label: "Read the backtest report", to: "/dashboard" },
} as const;

export const ourMethod: {
  readonly label: string;
  readonly tag: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
} = {
  label: "How we work",
  tag: `${recommendedTimeframeMinutes} min`,
  steps: [
    {
      title: "Write the rule first",
      text: "A tight base, a quick departure, a box around the base. The rule stands before it is tested.",
    },
    {
      title: "Run it on past bars",
      text: `On the ${timeframe} timeframe, bar by bar. Every entry and every exit goes into a trade list.`,
    },
    {
      title: "Compute, never type",
      text: "Returns, drawdowns, prices and savings come from one source, so that no two pages disagree.",
    },
    {
      title: "Publish the losses",
      text: "Losing months stand beside winning ones. What turns out to be wrong is corrected and dated.",
    },
  ],
};

export const notDone: {
  readonly label: string;
  readonly heading: string;
  readonly items: readonly string[];
} = {
  label: "Limits",
  heading: "What we do not do",
  items: [
    "Promise a profit, an income, or a win rate that carries over to your account.",
    "Tell you what to buy or sell, or how much.",
    "Place an order, hold your money or ask for a broker login.",
    "Hide the days on which zones fail, several in a row.",
    "Ask for more than the four details that access needs, or sell them.",
  ],
};

export const notAnAdviser: {
  readonly label: string;
  readonly heading: string;
  readonly statements: readonly AboutSection[];
} = {
  label: "Regulatory status",
  heading: "Not a regulated financial advisor",
  statements: [
    {
      heading: "What we are",
      text:
        `${productName} publishes educational charting tools. We are not a regulated financial advisor or broker, ` +
        "and no order is ever placed for you.",
    },
    {
      heading: "What this is not",
      text:
        "Nothing on this site or on your chart is financial advice or a recommendation to buy, sell or hold " +
        "anything. If you need advice, ask a licensed advisor who knows your situation.",
    },
    {
      heading: "What you risk",
      text:
        "Trading involves risk, including the loss of all the capital you commit. A backtest is arithmetic on past " +
        "prices. It leaves out slippage, missed bars and second thoughts.",
    },
  ],
};

export const companyFacts: {
  readonly heading: string;
  /** True while any of the facts is still an example. */
  readonly sample: boolean;
  readonly facts: readonly CompanyFact[];
} = {
  heading: "The company",
  sample: [identity, postalAddress, jurisdiction, contact].some((group) => group.sample),
  facts: [
    { label: "Product", value: productName },
    { label: "Company", value: identity.legalName },
    { label: "Name on the bank statement", value: identity.sellerName },
    { label: "Address", value: postalAddress.lines.join(", ") },
    { label: "Governing law", value: jurisdiction.law },
    { label: "Hours", value: contact.hours },
    { label: "TradingView", value: "Independent of TradingView, Inc." },
  ],
};
