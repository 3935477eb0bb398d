import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { definePage } from "./page.ts";

export const guidePage = definePage({
  path: "/mastertool",
  title: "Master the tool, user guide",
  description:
    "The written guide and the video lessons: set up the chart, read a zone, wait for the return, place the " +
    "risk and keep a log.",
  heading: "Master the Tool",
  introduction:
    `Set the chart to ${recommendedTimeframeMinutes} minutes, let the box finish, and read on. The guide ` +
    "follows one zone from its base to the entry in your log.",
});
