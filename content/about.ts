import { company } from "./company.ts";
import { definePage } from "./page.ts";
import { timeframe } from "./timeframe.ts";

export type AboutSection = { readonly heading: string; readonly text: string };
export type CompanyFact = { readonly label: string; readonly value: string };

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

export const aboutSections: readonly AboutSection[] = [
  {
    heading: "What we make",
    text:
      "Indicators that run inside TradingView. They mark the base where price left in a hurry, keep the box on " +
      "the chart until price closes through it, and count the touches in between. Beside them stands a report: " +
      `trade lists on the ${timeframe} timeframe, with every figure computed from the lists and none typed by ` +
      "hand.",
  },
  {
    heading: "What we will not promise",
    text:
      "A profit, an income, or a win rate that carries over to your account. A backtest is arithmetic on past " +
      "prices. It leaves out slippage, missed bars and second thoughts. Zones fail, some days several in a row, " +
      "and the report shows those days too. If a tool of ours is wrong for the way you trade, the trial is there " +
      "to find out.",
  },
  {
    heading: "How we work",
    text:
      "We publish the losing months with the winning ones. We compute prices, savings and results from one " +
      "source, so that no two pages disagree. We ask for the four details that access needs and for no broker " +
      "login. When something on this site turns out to be wrong, we correct it and change the date.",
  },
];

export const notAnAdviser = {
  heading: "Not a regulated adviser",
  text:
    `${productName} publishes educational charting tools. We are not a regulated financial advisor or broker, and ` +
    "no order is ever placed for you. Nothing on this site or on your chart is a recommendation to buy, sell or " +
    "hold anything. Trading involves risk, including the loss of all the capital you commit. If you need advice, " +
    "ask a licensed advisor who knows your situation.",
} as const;

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
