import { definePage } from "./page.ts";

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
