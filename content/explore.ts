import { type PlanId, planNames, planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { comparisonRows } from "./comparison.ts";
import type { InternalLink } from "./navigation.ts";
import { definePage, type Page } from "./page.ts";
import { pastSignalHistory, planText } from "./plans.ts";
import { timeframe } from "./timeframe.ts";

export type Addition = { readonly title: string; readonly text: string };

type Words = {
  /** The one question the plan answers about a zone. */
  readonly shows: string;
  readonly introduction: string;
  /** What the drawing of the plan shows, to be read aloud. */
  readonly chart: string;
  readonly additions: readonly Addition[];
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
  readonly more?: InternalLink;
};

export type ExplorePage = Page &
  Omit<Words, "shows" | "introduction"> & {
    readonly plan: PlanId;
    /** The plan this one builds on, in words. */
    readonly over: string;
    /** How many features of the comparison it has, and which it lacks. */
    readonly share: string;
    readonly missing: readonly string[];
    readonly previous: InternalLink | null;
    readonly next: InternalLink | null;
  };

const { standard, pro, footprint, signalpro } = planNames;

const words: Readonly<Record<PlanId, Words>> = {
  standard: {
    shows: "where",
    introduction:
      `${standard} draws the core institutional zones on your ${timeframe} chart. It costs nothing, it asks for no ` +
      "card, and it stays free for as long as you want it.",
    chart: `Illustrative chart: one core zone, drawn by ${standard}, to which price returns.`,
    additions: [
      {
        title: "The core zones",
        text: "The base where heavy volume changed hands, drawn as a box that stays until price closes through it.",
      },
      {
        title: "The full set, on trial",
        text: "During the trial you see every zone. After it the chart goes back to the free preview by itself.",
      },
      {
        title: "Every market",
        text: "Stocks, commodities, forex, crypto and indices, each with its own tick size and session.",
      },
      {
        title: "The guide and the lessons",
        text: "The written guide and the video lessons are the same in every plan. Learn the method before paying for it.",
      },
    ],
    suits: [
      "You want to see how the zones behave before you spend anything.",
      "You already have a method and need a second opinion on location.",
      "You are learning and want to mark zones beside ours.",
    ],
    suitsNot: [
      "You need every zone on the chart after the trial.",
      "You cannot watch the chart and need alerts.",
      "You expect a signal: it shows a place, not a moment.",
    ],
  },
  pro: {
    shows: "how strong",
    introduction:
      `${pro} draws every supply and demand zone, grades each one and counts how often price has come back to it. ` +
      "It tells you when one is touched, so that you need not watch.",
    chart: `Illustrative chart: supply, demand and core zones, drawn by ${pro}, with strength and touch count.`,
    additions: [
      {
        title: "All zones, both sides",
        text: "Supply and demand, tested and untested, instead of the core set alone.",
      },
      {
        title: "Strength and touches",
        text: "Each zone is graded and each return is counted. The first carries the most information.",
      },
      {
        title: "Alerts",
        text: "On touch, break and retest. An alert names the zone and what price did to it.",
      },
      {
        title: "Events and volatility",
        text: "Bars outside the session norm are flagged, and box height follows volatility.",
      },
    ],
    suits: [
      "You trade levels and want to know which of them deserve the risk.",
      "You have other work during the session and live by alerts.",
      "You size the position from the distance to the far edge.",
    ],
    suitsNot: [
      `You want order flow inside the bar for good: that is ${footprint}.`,
      "You want entries printed for you.",
      `You trade only on timeframes far from ${timeframe}: zones are tested on that one.`,
    ],
  },
  footprint: {
    shows: "who",
    introduction:
      `${footprint} opens the zone and prints what traded inside it: bid and ask in every cell, where one side ` +
      "was absorbed, and where most of the volume changed hands.",
    chart: `Illustrative chart: a zone opened by ${footprint} into cells of bid and ask volume.`,
    additions: [
      {
        title: "Bid and ask in every cell",
        text: "Volume split by side at each price of the bar, so a wick is no longer just a wick.",
      },
      {
        title: "Imbalance and absorption",
        text: "Cells where one side outweighs the other, and cells where heavy selling did not move price.",
      },
      {
        title: "Point of control",
        text: "The price with the most volume in each bar is outlined: that is where the business was done.",
      },
      {
        title: "Delta",
        text: "Buying less selling per bar, and its running sum across the bars you see.",
      },
    ],
    suits: [
      "You know your levels and want evidence from inside them.",
      "You trade liquid instruments where volume by price means something.",
      "You have time to read before you act.",
    ],
    suitsNot: [
      "You are new to charts: cells answer a question you may not have yet.",
      "Your market reports no real volume.",
      "You want entries printed for you.",
    ],
  },
  signalpro: {
    shows: "when",
    introduction:
      `${signalpro} prints a buy or sell marker when a bar closes inside a zone, with entry, stop and target drawn ` +
      "as levels. It is an overlay for a person who trades and does not execute orders.",
    chart: `Illustrative chart: a buy marker of ${signalpro} at a zone, with entry, stop and target.`,
    additions: [
      {
        title: "Markers on the bar",
        text: "Buy and sell overlays in real time, on the bar that closes inside a zone.",
      },
      {
        title: "Three levels",
        text: "Entry, stop and target are drawn, not ordered. Measure the risk before you act.",
      },
      {
        title: "Two modes",
        text: "Scalp takes the nearest zone and a short target. Patience waits for untested zones.",
      },
      {
        title: "The record",
        text: `${pastSignalHistory} of past signals stays on the chart, the losing ones included.`,
      },
    ],
    suits: [
      "You want the whole decision on one screen: place, moment and risk.",
      "You follow several markets and cannot read each bar yourself.",
      "You will still decide, and still size, each trade.",
    ],
    suitsNot: [
      "You are looking for a robot: it places no orders and connects to no broker.",
      "You would follow markers without reading the zone they stand on.",
      "You cannot afford a losing run: signals lose as well as win.",
    ],
    more: { label: `Everything about ${signalpro}`, to: "/signalpro" },
  },
};

export const exploreWords = {
  additions: "What it adds",
  fit: { label: "Who it is for", suits: "A good fit if", suitsNot: "Not the right plan if" },
  cost: {
    heading: "What it costs",
    monthly: "Monthly",
    yearly: "Yearly",
    billedMonthly: "per month, billed monthly",
    free: "No card, no charge, no end date.",
  },
  contents: {
    label: "What you get",
    remark: "and what you do not",
    included: "Included",
    missing: "Not included",
    never: "In no plan",
  },
  neighbours: { label: "Other plans", previous: "One step less", next: "One step more" },
  illustrative: "Illustrative chart, not a recommendation.",
} as const;

/** No plan has these, and none will. */
export const neverIncluded: readonly string[] = [
  "A TradingView account: you bring your own",
  "Order execution or a broker connection",
  "Financial advice",
];

export const explorePages: readonly ExplorePage[] = planOrder.map(explorePage);

function explorePage(id: PlanId): ExplorePage {
  const { name } = planById(id);
  const { description, trial } = planText(id);
  const { shows, introduction, ...rest } = words[id];
  const at = planOrder.indexOf(id);
  const before = planOrder[at - 1];
  const included = comparisonRows.filter(({ cells }) => cells[id] !== "no" && cells[id] !== "offer");
  const page = definePage({
    path: explorePath(id),
    title: `Explore ${name}`,
    description: `${name}: ${description} ${trial}`,
    heading: `${name} shows ${shows}.`,
    introduction,
  });
  return {
    ...page,
    ...rest,
    plan: id,
    over: before === undefined ? "to a bare chart" : `to what ${planNames[before]} draws`,
    share: `${included.length} of ${comparisonRows.length}`,
    missing: comparisonRows.filter(({ cells }) => cells[id] === "no").map((row) => row.name),
    previous: exploreLink(before),
    next: exploreLink(planOrder[at + 1]),
  };
}

export function explorePath(id: PlanId): string {
  return `/explore/${id}`;
}

function exploreLink(id: PlanId | undefined): InternalLink | null {
  return id === undefined ? null : { label: planNames[id], to: explorePath(id) };
}
