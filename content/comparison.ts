import { type PlanId, planNames, planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { trialSentence } from "#core/trials.ts";
import type { InternalLink } from "./navigation.ts";
import { definePage } from "./page.ts";
import { offerSentence, pastSignalHistory, planText } from "./plans.ts";

/** "offer": included only while the launch offer runs. A text says how much of it is included. */
export type ComparisonCell = "yes" | "no" | "offer" | { readonly text: string };

/** `about`: the plan it concerns; the cards of the others leave it out. */
type ComparisonNote = { readonly text: string; readonly about: PlanId };

export type ComparisonRow = {
  readonly name: string;
  readonly note?: ComparisonNote;
  readonly firstPlan: PlanId;
  readonly cells: Readonly<Record<PlanId, ComparisonCell>>;
};

export type ComparisonGroup = { readonly heading: string; readonly rows: readonly ComparisonRow[] };

type Feature = Omit<ComparisonRow, "cells"> & { readonly amount?: (id: PlanId) => string };

export const comparePage = definePage({
  path: "/compare",
  title: "Compare plans",
  description:
    "Every feature by plan in one table. A row starts at the first plan that includes it and runs to the " +
    "right edge, like a zone.",
  heading: "Where each feature begins.",
  introduction:
    "Read a row like a zone: it starts at the first plan that includes it and runs to the right edge.",
});

export const comparisonGroups: readonly ComparisonGroup[] = [
  {
    heading: "Zones",
    rows: [
      row({
        name: "Core institutional zones",
        note: { text: `${planNames.standard} shows the full set during its trial`, about: "standard" },
        firstPlan: "standard",
        amount: (id) => (id === "standard" ? "Preview" : "Full set"),
      }),
      row({ name: "All supply and demand zones, tested and untested", firstPlan: "pro" }),
      row({ name: "Zone strength and touch count", firstPlan: "pro" }),
      row({ name: "Volatility-adjusted box height", firstPlan: "pro" }),
    ],
  },
  {
    heading: "Order flow",
    rows: [
      row({ name: "Bid and ask volume in every cell", firstPlan: "footprint" }),
      row({ name: "Imbalance and absorption marks", firstPlan: "footprint" }),
      row({ name: "Point of control per bar", firstPlan: "footprint" }),
      row({ name: "Delta and cumulative delta", firstPlan: "footprint" }),
    ],
  },
  {
    heading: "Signals",
    rows: [
      row({ name: "Real-time buy and sell overlays", firstPlan: "signalpro" }),
      row({
        name: "Entry, stop and target levels",
        note: { text: "Drawn, not ordered", about: "signalpro" },
        firstPlan: "signalpro",
      }),
      row({ name: "Scalp and Patience modes", firstPlan: "signalpro" }),
      row({ name: "Past-signal history", firstPlan: "signalpro", amount: () => pastSignalHistory }),
    ],
  },
  {
    heading: "Working with it",
    rows: [
      row({ name: "Stocks, commodities, forex, crypto and indices", firstPlan: "standard" }),
      row({ name: "Written user guide and video lessons", firstPlan: "standard" }),
      row({ name: "Alerts on touch, break and retest", firstPlan: "pro" }),
      row({ name: "Event detection and event maps", firstPlan: "pro" }),
      row({
        name: "Trial",
        note: {
          text: `${planNames.signalpro}: ${trialSentence(planById("signalpro"))}`,
          about: "signalpro",
        },
        firstPlan: "standard",
        amount: (id) => `${planById(id).trial.days} days`,
      }),
    ],
  },
];

export const comparisonRows: readonly ComparisonRow[] = comparisonGroups.flatMap((group) => group.rows);

/** In no plan more or less than in another: what the "Differences only" switch hides. */
export function isSameForAll({ cells }: ComparisonRow): boolean {
  const seen = planOrder.map((id) => cells[id]).map((cell) => (typeof cell === "string" ? cell : cell.text));
  return new Set(seen).size === 1;
}

const sameRows = comparisonRows.filter(isSameForAll).length;

export const cellLabels: Readonly<Record<Extract<ComparisonCell, string>, string>> = {
  yes: "Included",
  no: "Not included",
  offer: "Launch offer",
};

/** As the specification writes them above the columns. */
export const columnNames: Readonly<Record<PlanId, string>> = {
  ...planNames,
  pro: planNames.pro.toUpperCase(),
};

export const comparison = {
  caption: `${comparisonRows.length} features by plan`,
  featureColumn: "Feature",
  chooseRow: "Choose a plan",
  legendLabel: "How to read the bands",
  plansLabel: "Plans on this page",
  free: "Free",
  perMonth: "per month",
  listPrice: "List price",
} as const;

export const differences = {
  label: "Differences only",
  off: `All ${comparisonRows.length} rows shown`,
  on: `${sameRows} identical ${sameRows === 1 ? "row" : "rows"} hidden`,
} as const;

type BelowNote = { readonly heading: string; readonly text: string; readonly link?: InternalLink };

/** Under the table. While the launch offer gives no plan away there is no dashed band to explain. */
export const notesBelow: readonly BelowNote[] = [
  ...(offerSentence === ""
    ? []
    : [
        {
          heading: "The dashed band",
          text: `${offerSentence} It is part of the offer, not of the plan, so it is drawn without a fill.`,
        },
      ]),
  {
    heading: "The prices",
    text:
      "Launch prices per month, with the list price struck through. They are read from the same list as the " +
      "plan cards and the order form.",
    link: { label: "Prices by month and year", to: "/pricing" },
  },
  {
    heading: "The evidence",
    text: "What the zones did in backtest is published trade by trade, wins and losses alike.",
    link: { label: "Open the ledger", to: "/dashboard" },
  },
];

/** The buttons of the last row. */
export const chooseLabels: Readonly<Record<PlanId, string>> = {
  standard: planText("standard").button,
  pro: planText("pro").button,
  footprint: planText("footprint").button,
  signalpro: planText("signalpro").button,
};

export const comparisonClosing = {
  heading: `If in doubt, start on ${planNames.standard} and watch one week of zones.`,
  button: planText("standard").button,
  report: { label: "Read the backtest report", to: "/dashboard" } satisfies InternalLink,
  /** After the free plan's price, at the axis. */
  today: "today",
} as const;

function row({ amount, ...feature }: Feature): ComparisonRow {
  const includes = (id: PlanId) => planOrder.indexOf(id) >= planOrder.indexOf(feature.firstPlan);
  const cell = (id: PlanId): ComparisonCell => {
    if (includes(id)) return amount === undefined ? "yes" : { text: amount(id) };
    return planById(id).includedFree.some(includes) ? "offer" : "no";
  };
  return {
    ...feature,
    cells: {
      standard: cell("standard"),
      pro: cell("pro"),
      footprint: cell("footprint"),
      signalpro: cell("signalpro"),
    },
  };
}
