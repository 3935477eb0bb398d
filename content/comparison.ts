import { type PlanId, planNames, planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { trialSentence } from "#core/trials.ts";
import type { InternalLink } from "./navigation.ts";
import { definePage } from "./page.ts";
import { offerSentence, pastSignalHistory, planText } from "./plans.ts";

/** "offer": included only while the launch offer runs. A text says how much of it is included. */
export type ComparisonCell = "yes" | "no" | "offer" | { readonly text: string };

export type ComparisonRow = {
  readonly name: string;
  readonly note?: string;
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
        note: `${planNames.standard} shows the full set during its trial`,
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
      row({ name: "Entry, stop and target levels", note: "drawn, not ordered", firstPlan: "signalpro" }),
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
        note: `${planNames.signalpro}: ${trialSentence(planById("signalpro"))}`,
        firstPlan: "standard",
        amount: (id) => `${planById(id).trial.days} days`,
      }),
    ],
  },
];

export const comparisonRows: readonly ComparisonRow[] = comparisonGroups.flatMap((group) => group.rows);

export const cellLabels: Readonly<Record<Extract<ComparisonCell, string>, string>> = {
  yes: "Included",
  no: "Not included",
  offer: "Launch offer",
};

export const comparison = {
  caption: `${comparisonRows.length} features by plan`,
  featureColumn: "Feature",
  priceNote: "Prices are the launch offer; the list price is struck through.",
  /** Empty while the launch offer gives no plan away. */
  offerNote: offerSentence === "" ? "" : `A dashed band is part of the launch offer. ${offerSentence}`,
  chooseRow: "Choose a plan",
} as const;

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
