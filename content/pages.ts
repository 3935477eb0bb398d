import { referralCookieDays } from "#core/affiliate/referral.ts";
import { type PlanId, planById, planOrder } from "#core/plans.ts";
import { deliveryRules, recommendedTimeframeMinutes } from "#core/policy.ts";
import { company } from "./company.ts";
import { hero, homeSections } from "./home.ts";
import { legalPaths, misspelledAgreement } from "./legal-paths.ts";
import { planText } from "./plans.ts";

export type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly introduction: string;
  /** The path search engines should keep. */
  readonly canonical: string;
};

type Words = Omit<Page, "canonical">;

const { productName } = company.identity;
const timeframe = `${recommendedTimeframeMinutes}-minute`;
const signalpro = planById("signalpro").name;

const home: Page = {
  path: "/",
  canonical: "/",
  title: `${productName}: institutional zones for TradingView`,
  description:
    "Supply and demand zones drawn on your TradingView chart, with every backtested trade behind them " +
    "published, wins and losses alike.",
  heading: hero.headingLines.join(" "),
  introduction: hero.lede,
};

const inside: readonly Words[] = [
  {
    path: "/signalpro",
    title: `${signalpro}, live trade assistant`,
    description:
      "Buy and sell markers printed at zones as the bar closes, with entry, stop and target drawn as levels. " +
      "Taking them stays with you.",
    heading: "The signal, the stop and the reason.",
    introduction:
      `${signalpro} prints buy and sell markers at zones as the bar closes, with entry, stop and target drawn ` +
      "as levels. Whether to take them stays with you.",
  },
  {
    path: "/products",
    title: "Products",
    description:
      "The indicator plans side by side: what each one draws on the chart, who it is for, and where it stops.",
    heading: "One chart, four depths of reading.",
    introduction:
      "Every plan reads the same zone. Each one opens it a little further: where it is, how strong it is, who " +
      "traded inside it, and when price comes back to it.",
  },
  {
    path: "/compare",
    title: "Compare plans",
    description:
      "Every feature by plan in one table. A row starts at the first plan that includes it and runs to the " +
      "right edge, like a zone.",
    heading: "Where each feature begins.",
    introduction:
      "Read a row like a zone: it starts at the first plan that includes it and runs to the right edge.",
  },
  {
    path: "/dashboard",
    title: "Backtest report",
    description:
      `Returns, win rates, drawdowns and every closed trade on the ${timeframe} timeframe, computed from trade ` +
      "files you can download.",
    heading: "Backtest report",
    introduction: `Every closed trade on the ${timeframe} timeframe, with the file to recompute it.`,
  },
  {
    path: "/pricing",
    title: "Pricing",
    description:
      "List price, launch price and yearly price of every plan, in rupees or dollars, with the trial terms and " +
      "the billing dates beside them.",
    heading: homeSections.pricing.heading,
    introduction: homeSections.pricing.introduction,
  },
  {
    path: "/about-us",
    title: "About Us",
    description: `Who makes ${productName}, what we believe about levels and losses, and what we will not promise.`,
    heading: "Levels you can see. Losses you can count.",
    introduction:
      `${productName} is a small set of charting tools and a public record of how they did. We sell the tools, ` +
      "publish the record and leave the decision with you.",
  },
  {
    path: "/contact-us",
    title: "Contact Us",
    description:
      "Write, call or send a letter: support address, phone, hours, postal address and the grievance officer.",
    heading: "A person answers.",
    introduction:
      "For questions about access, name the TradingView username you signed up with. Access is granted within " +
      `${deliveryRules.maxHours} hours, so a question before that is welcome but rarely needed.`,
  },
  {
    path: "/mastertool",
    title: "Master the tool, user guide",
    description:
      "The written guide and the video lessons: set up the chart, read a zone, wait for the return, place the " +
      "risk and keep a log.",
    heading: "Master the Tool",
    introduction:
      `Set the chart to ${recommendedTimeframeMinutes} minutes, let the box finish, and read on. The guide ` +
      "follows one zone from its base to the entry in your log.",
  },
  {
    path: "/affiliates",
    title: "Affiliate program",
    description:
      "For video creators, educators and coaches: commission by tier, paid again at every yearly renewal, with " +
      "monthly payouts.",
    heading: "Share the tool. Earn again at every renewal.",
    introduction:
      `For video creators, educators and coaches. ${referralCookieDays}-day cookie, monthly payouts, and ` +
      "commission that repeats each year your referral stays.",
  },
  ...planOrder.map(explorePage),
];

export const pages: readonly Page[] = [
  home,
  ...inside.map((words) => ({ ...words, title: titled(words.title), canonical: words.path })),
];

/** Every path of the site that answers with a page, the legal texts included. */
export const pagePaths: readonly string[] = [
  ...pages.map((page) => page.path),
  ...legalPaths,
  misspelledAgreement,
];

export function titled(title: string): string {
  return `${title} | ${productName}`;
}

/** A route without words is our own fault, so it fails the build. */
export function pageFor(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`content/pages.ts: no page has the path ${path}`);
  return page;
}

function explorePage(id: PlanId): Words {
  const { name } = planById(id);
  const { description, trial } = planText(id);
  return {
    path: `/explore/${id}`,
    title: `Explore ${name}`,
    description: `${name}: ${description} ${trial}`,
    heading: name,
    introduction: `${description} ${trial}`,
  };
}
