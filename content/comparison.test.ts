import { expect, test } from "vitest";
import { type PlanId, planNames, planOrder } from "#core/plan-names.ts";
import { planById, plansThatInclude } from "#core/plans.ts";
import {
  chooseLabels,
  comparison,
  comparisonGroups,
  comparisonRows,
  differences,
  isSameForAll,
  notesBelow,
} from "./comparison.ts";
import { offerSentence, pastSignalHistory, planText } from "./plans.ts";

function includes(id: PlanId, firstPlan: PlanId): boolean {
  return planOrder.indexOf(id) >= planOrder.indexOf(firstPlan);
}

function rowNamed(name: string) {
  return comparisonRows.find((row) => row.name === name);
}

test("the table has seventeen rows in four groups, each named once", () => {
  expect(comparisonRows).toHaveLength(17);
  expect(comparisonGroups.map(({ heading }) => heading)).toEqual([
    "Zones",
    "Order flow",
    "Signals",
    "Working with it",
  ]);
  expect(new Set(comparisonRows.map(({ name }) => name)).size).toBe(17);
  expect(comparison.caption).toBe("17 features by plan");
});

test.each(comparisonRows)("$name runs from its first plan to the right edge", ({ firstPlan, cells }) => {
  for (const id of planOrder)
    expect(cells[id] !== "no" && cells[id] !== "offer").toBe(includes(id, firstPlan));
});

test.each(comparisonRows)(
  "$name is a launch offer exactly where core gives it away",
  ({ firstPlan, cells }) => {
    for (const id of planOrder) {
      const isGift = planById(id).includedFree.some((free) => includes(free, firstPlan));
      expect(cells[id] === "offer").toBe(isGift && !includes(id, firstPlan));
    }
  },
);

test("every plan that gives Footprint away shows all of its order flow as the offer", () => {
  const orderFlow = comparisonGroups.find(({ heading }) => heading === "Order flow")?.rows ?? [];
  expect(plansThatInclude("footprint").map(({ id }) => id)).toEqual(["pro"]);
  expect(orderFlow.map(({ cells }) => cells.pro)).toEqual(["offer", "offer", "offer", "offer"]);
  expect(notesBelow.filter(({ text }) => text.includes(offerSentence))).toHaveLength(1);
});

test("what a plan's card ticks is a row that begins at that plan, or is told by another row", () => {
  const toldByAnother = [
    "Core institutional zone preview",
    "15-minute timeframe",
    `${pastSignalHistory} of past signals`,
    "Indian and US indices, forex, crypto, stocks",
  ];
  for (const id of planOrder) {
    const own = planText(id).ticks.filter(({ offer, text }) => !offer && !text.startsWith("Everything in"));
    for (const { text } of own) {
      if (!toldByAnother.includes(text)) expect(rowNamed(text)?.firstPlan, text).toBe(id);
    }
  }
});

test("the trial, the history and the zone preview say how much", () => {
  const trials = planOrder.map((id) => ({ text: `${planById(id).trial.days} days` }));
  expect(planOrder.map((id) => rowNamed("Trial")?.cells[id])).toEqual(trials);
  expect(rowNamed("Past-signal history")?.cells.signalpro).toEqual({ text: pastSignalHistory });
  expect(rowNamed("Core institutional zones")?.cells.standard).toEqual({ text: "Preview" });
});

test("the buttons of the last row are those of the plan cards", () => {
  for (const id of planOrder) expect(chooseLabels[id]).toBe(planText(id).button);
  expect(chooseLabels.pro).toContain(planNames.pro);
});

test("a row is the same for all exactly when no plan's cell differs", () => {
  const same = comparisonRows.filter(isSameForAll);
  expect(same.map(({ name }) => name)).toEqual([
    "Stocks, commodities, forex, crypto and indices",
    "Written user guide and video lessons",
  ]);
  const seven = { text: "7" };
  const cells = { standard: seven, pro: { ...seven }, footprint: seven, signalpro: seven };
  expect(isSameForAll({ name: "Days", firstPlan: "standard", cells })).toBe(true);
  const last = { ...cells, signalpro: { text: "8" } };
  expect(isSameForAll({ name: "Days", firstPlan: "standard", cells: last })).toBe(false);
});

test("the switch says how many rows it hides", () => {
  expect(differences.off).toBe("All 17 rows shown");
  expect(differences.on).toBe("2 identical rows hidden");
});

test("a note concerns a plan that has the feature", () => {
  for (const { note, firstPlan } of comparisonRows)
    if (note) expect(includes(note.about, firstPlan), note.text).toBe(true);
});
