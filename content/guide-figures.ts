import { brokenBox } from "./guide.ts";

/** The words in and under the drawings of the guide; `description` is for those who do not see them. */
export const guideFigures = {
  anatomy: {
    description:
      "Illustrative chart of a demand zone: small bars form the base, price departs upward, returns to the box " +
      "for the first time and turns at its near edge.",
    caption: "One zone, read from left to right. Illustrative.",
    base: "Base",
    departure: "Departure",
    firstReturn: "First return",
    nearEdge: "Near edge",
    farEdge: "Far edge",
  },
  touches: {
    description:
      "Illustrative chart of one demand zone touched three times. Each bounce is smaller than the one before, and " +
      "the fourth visit closes through the box.",
    caption: "Each visit uses up some of what was left. Illustrative.",
    tag: "Box",
    broken: "Broken",
  },
  levels: {
    description:
      "Illustrative chart of a trade from demand: the entry at the near edge, the stop beyond the far edge and the " +
      "target at the nearest supply above.",
    caption: "The stop comes first. Size and target follow from its distance. Illustrative.",
    entry: "Entry",
    stop: "Stop",
    target: "Target",
    supply: "Supply",
    demand: "Demand",
  },
  brokenBox: {
    description:
      `Illustrative chart of a broken demand box: a bar closes beyond the far edge, price comes back to the box from ` +
      `below and falls on. A dashed band marks where a move of ${brokenBox.tag} would end.`,
    caption: "Illustrative chart, not a recorded trade.",
    box: "Demand",
    closes: "Closes beyond the far edge",
    retest: "Retest",
    move: `A ${brokenBox.tag} move ends here`,
    edge: "0%",
  },
} as const;
